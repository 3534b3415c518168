import type { Audit } from '#domain/audit/audit';
import type { EraFacts } from '#domain/era/facts';
import { isCosmetic, slotWord } from '#domain/gear/slots';
import { PLAYER_TEXTS } from '#texts/player';
import { GearIcon, SlotPicture } from './GearIcon';
import styles from './GearIcons.module.css';

interface GearIconsProps {
  audit: Audit;
  facts: EraFacts | undefined;
}

/** Shows a picture per slot; shirt and tabard only if worn. */
export function GearIcons({ audit, facts }: GearIconsProps) {
  const { raider, era } = audit;
  return (
    <ul aria-label={PLAYER_TEXTS.gear} className={`${styles.icons} list-unstyled m-0`}>
      {era.slots.map(({ slot }) => {
        const piece = raider.gear.find((worn) => worn.slot === slot);
        if (piece) return <GearIcon key={slot} piece={piece} audit={audit} facts={facts} />;
        if (isCosmetic(era, slot)) return null;
        const isEmpty = raider.bareSlots?.includes(slot);
        const word = slotWord(era, slot);
        const words = isEmpty ? PLAYER_TEXTS.emptySlot(word) : PLAYER_TEXTS.unloggedSlot(word);
        return (
          <li
            key={slot}
            className={`label ${styles.noPiece} ${isEmpty ? '' : styles.unlogged}`}
            title={words}
          >
            <SlotPicture slot={slot} />
            <span className="visually-hidden">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
