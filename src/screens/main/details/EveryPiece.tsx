import { useState } from 'react';
import type { Audit } from '#domain/audit/audit';
import type { EraFacts } from '#domain/era/facts';
import { metaState } from '#domain/gear/gems';
import { professionsSeen } from '#domain/gear/professions';
import { isCosmetic } from '#domain/gear/slots';
import { PLAYER_TEXTS } from '#texts/player';
import { Mark } from '#ui/Mark';
import styles from './EveryPiece.module.css';
import { PieceRow } from './PieceRow';
import { describeProof } from './piece-words';

interface EveryPieceProps {
  audit: Audit;
  facts: EraFacts | undefined;
}

export function EveryPiece(props: EveryPieceProps) {
  const [isOpen, setOpen] = useState(false);
  const { raider, era } = props.audit;
  return (
    <details
      className={styles.every}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Mark name="right" />
        <b>{PLAYER_TEXTS.everyPiece}</b>{' '}
        {!era.listsLoggedAuras && (
          <small>
            {raider.talents.length > 0
              ? PLAYER_TEXTS.talents(raider.talents.join(' / '))
              : PLAYER_TEXTS.noTalents}
          </small>
        )}
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
