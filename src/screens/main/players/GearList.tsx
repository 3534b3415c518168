import type { Piece } from '#domain/raid';
import { isScored, SLOT_WORDS, slotWord } from '#domain/slots';
import { PLAYER_TEXTS } from '#texts/player';
import styles from './GearList.module.css';
import { GearPiece } from './GearPiece';

/** Every slot in order: the worn piece, or that it is empty. Shirt and tabard only where worn. */
export function GearList({ gear }: { gear: readonly Piece[] }) {
  return (
    <ul aria-label={PLAYER_TEXTS.gear} className={`${styles.gear} list-unstyled mt-3 mb-0`}>
      {SLOT_WORDS.map((word, slot) => {
        const piece = gear.find((worn) => worn.slot === slot);
        if (piece) return <GearPiece key={word} piece={piece} />;
        return isScored(slot) && <EmptySlot key={word} slot={slot} />;
      })}
    </ul>
  );
}

function EmptySlot({ slot }: { slot: number }) {
  return (
    <li className="d-flex align-items-center gap-2 small text-body-secondary">
      <span className={styles.empty} />
      <span>
        {slotWord(slot)}
        <span className="d-block">{PLAYER_TEXTS.emptySlot}</span>
      </span>
    </li>
  );
}
