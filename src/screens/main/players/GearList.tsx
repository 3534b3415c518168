import type { Era } from '#domain/eras/era';
import type { EraFacts } from '#domain/eras/facts';
import type { Piece } from '#domain/raid';
import { isDress, slotWord } from '#domain/slots';
import { PLAYER_TEXTS } from '#texts/player';
import styles from './GearList.module.css';
import { GearPiece } from './GearPiece';

interface GearListProps {
  gear: readonly Piece[];
  era: Era;
  facts: EraFacts | undefined;
}

/** Every slot in order: the worn piece, or that it is empty. Shirt and tabard only where worn. */
export function GearList({ gear, era, facts }: GearListProps) {
  return (
    <ul aria-label={PLAYER_TEXTS.gear} className={`${styles.gear} list-unstyled mt-3 mb-0`}>
      {era.slots.map(({ word, slot }) => {
        const piece = gear.find((worn) => worn.slot === slot);
        if (piece) return <GearPiece key={word} piece={piece} era={era} facts={facts} />;
        return !isDress(era, slot) && <EmptySlot key={word} word={slotWord(era, slot)} />;
      })}
    </ul>
  );
}

function EmptySlot({ word }: { word: string }) {
  return (
    <li className="d-flex align-items-center gap-2 small text-body-secondary">
      <span className={styles.empty} />
      <span>
        {word}
        <span className="d-block">{PLAYER_TEXTS.emptySlot}</span>
      </span>
    </li>
  );
}
