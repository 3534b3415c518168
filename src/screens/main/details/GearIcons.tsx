import { useState } from 'react';
import { iconAddress, itemPageAddress } from '#data/addresses';
import type { Audit } from '#domain/audit/audit';
import { adviceMark } from '#domain/audit/finding';
import type { EraFacts } from '#domain/era/facts';
import { isEnchantable, lacksEnchant } from '#domain/gear/enchantable';
import { isCosmetic, slotWord } from '#domain/gear/slots';
import type { Piece } from '#domain/raid/raid';
import { Glyph } from '#features/emblems/Glyph';
import { PLAYER_TEXTS } from '#texts/player';
import { slotPicture } from '#ui/game/slot-pictures';
import { Mark } from '#ui/Mark';
import styles from './GearIcons.module.css';
import { pieceText, socketsOf, splitFindings } from './piece-words';

interface GearIconsProps {
  audit: Audit;
  facts: EraFacts | undefined;
}

/** Shows a picture per slot; shirt and tabard only if they are worn. */
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

interface GearIconProps extends GearIconsProps {
  piece: Piece;
}

/** Renders a piece with faults as frame and badges, level and sockets, linked to the item page. */
function GearIcon({ piece, audit, facts }: GearIconProps) {
  const { era } = audit;
  const sockets = socketsOf(piece, era, facts);
  const page = itemPageAddress(piece, era);
  const { low } = splitFindings(audit, piece.slot);
  const look = {
    className: `label ${styles.piece} ${frameClass({ piece, audit, facts })} quality-${piece.quality ?? 1}`,
    title: piece.name,
    'aria-label': pieceText(piece, audit, facts),
  };
  const content = (
    <>
      <ItemPicture key={piece.icon} piece={piece} />
      <Badges piece={piece} audit={audit} facts={facts} />
      <span className={low ? styles.low : ''}>{piece.itemLevel ?? '?'}</span>
      {sockets.length > 0 && <Sockets sockets={sockets} />}
    </>
  );
  return (
    <li>
      {page ? (
        <a {...look} href={page} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      ) : (
        <span {...look} role="img">
          {content}
        </span>
      )}
    </li>
  );
}

function ItemPicture({ piece: { icon, slot } }: { piece: Piece }) {
  const address = iconAddress(icon);
  const [isLost, setLost] = useState(address === undefined);
  if (isLost) return <SlotPicture slot={slot} />;
  return (
    <img src={address} onError={() => setLost(true)} alt="" width="40" height="40" loading="lazy" />
  );
}

function SlotPicture({ slot }: Pick<Piece, 'slot'>) {
  return <Glyph sheet="slots" glyph={slotPicture(slot)} className={styles.slot} />;
}

function Badges({ piece, audit, facts }: GearIconProps) {
  const { low, faults, advice } = splitFindings(audit, piece.slot);
  return (
    <>
      {lacksEnchant({ era: audit.era, facts }, piece) && <Mark name="cross" size={10} />}
      {low && <Mark name="triangle" size={10} />}
      {faults.length > 0 && <Mark name="square" size={10} />}
      {advice.length > 0 && (
        <Mark name={advice.map(adviceMark).includes('ring') ? 'ring' : 'eye'} size={10} />
      )}
    </>
  );
}

function Sockets({ sockets }: { sockets: ReturnType<typeof socketsOf> }) {
  return (
    <span className={styles.sockets}>
      {sockets.map((colour, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sockets can be alike but for their order
        <i key={index} className={styles[colour]} style={{ '--gem': `var(--gem-${colour})` }} />
      ))}
    </span>
  );
}

function frameClass({ piece, audit: { era }, facts }: GearIconProps): string {
  if (!isEnchantable({ era, facts }, piece)) return '';
  return (lacksEnchant({ era, facts }, piece) ? styles.bare : styles.enchanted) ?? '';
}
