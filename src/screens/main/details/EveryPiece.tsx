import { useState } from 'react';
import type { Audit } from '#domain/audit/audit';
import type { EraFacts } from '#domain/era/facts';
import { metaState } from '#domain/gear/gems';
import { professionsSeen } from '#domain/gear/professions';
import { isCosmetic } from '#domain/gear/slots';
import { PLAYER_TEXTS } from '#texts/player';
import { useIsWide } from '#ui/use-is-wide';
import styles from './EveryPiece.module.css';
import { PieceRow } from './PieceRow';
import { describeProof } from './piece-words';

interface EveryPieceProps {
  audit: Audit;
  facts: EraFacts | undefined;
}

/** Lists every piece, opened if there is room. */
export function EveryPiece(props: EveryPieceProps) {
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(isWide);
  return (
    <details
      className={styles.every}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b>{PLAYER_TEXTS.everyPiece}</b>{' '}
        <small>
          {props.audit.era.tables ? PLAYER_TEXTS.everyPieceHint : PLAYER_TEXTS.namesAndEnchants}
        </small>
      </summary>
      {isOpen && <Rows {...props} />}
    </details>
  );
}

function Rows({ audit, facts }: EveryPieceProps) {
  const { raider, era } = audit;
  const meta = facts && metaState({ raider, era, facts });
  const seen = facts ? professionsSeen(raider, era, facts) : [];
  return (
    <>
      <ul aria-label={PLAYER_TEXTS.everyPiece} className={`${styles.rows} list-unstyled m-0`}>
        {raider.gear
          .filter(({ slot }) => !isCosmetic(era, slot))
          .map((piece) => (
            <PieceRow
              key={piece.slot}
              piece={piece}
              audit={audit}
              facts={facts}
              meta={meta?.slot === piece.slot ? meta : undefined}
            />
          ))}
      </ul>
      {seen.length > 0 && (
        <p className={styles.seen}>
          <b>{PLAYER_TEXTS.professionsSeen}</b>
          {seen.map((one) => (
            <span key={one.profession}>
              {PLAYER_TEXTS.professions[one.profession]} ({describeProof(era, one)})
            </span>
          ))}
        </p>
      )}
    </>
  );
}
