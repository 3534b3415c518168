import type { Audit } from '#domain/audit/audit';
import type { EraFacts } from '#domain/era/facts';
import { armourSetText, wornSets } from '#domain/gear/armour-sets';
import { metaState } from '#domain/gear/gems';
import { professionsSeen } from '#domain/gear/professions';
import { isCosmetic } from '#domain/gear/slots';
import { formatForSimulator } from '#domain/share/simulator';
import { PLAYER_TEXTS } from '#texts/player';
import { SHARE_TEXTS } from '#texts/share';
import { CopyButton } from '#ui/CopyButton';
import { PieceRow } from './PieceRow';
import styles from './PieceRows.module.css';
import { proofText } from './piece-words';

export interface PieceRowsProps {
  audit: Audit;
  facts: EraFacts | undefined;
}

export function PieceRows({ audit, facts }: PieceRowsProps) {
  const { raider, era } = audit;
  const meta = facts && metaState({ raider, era, facts });
  const seen = facts ? professionsSeen(raider, era, facts) : [];
  const sets = facts ? wornSets(raider, facts) : [];
  const simulatorText = facts && formatForSimulator(raider, era, seen);
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
      {(sets[0] || seen[0]) && (
        <p className="second border-top pt-2 m-0">
          {sets.map((set) => (
            <span key={set.id} className="d-block" lang="en">
              <b>{armourSetText(set)}</b> {set.name}
            </span>
          ))}
          {seen[0] && <b>{PLAYER_TEXTS.professionsSeen}</b>}
          {seen.map((one) => (
            <span key={one.profession} className="d-block">
              {`${PLAYER_TEXTS.professions[one.profession]} (${proofText(era, one)})`}
            </span>
          ))}
        </p>
      )}
      {era.simulator && simulatorText && (
        <div className="mt-2 d-print-none">
          <CopyButton
            className="btn btn-outline-secondary"
            text={simulatorText}
            label={SHARE_TEXTS.copyForSimulator}
            copiedWords={SHARE_TEXTS.simulatorCopied(era.simulator.name)}
          >
            {SHARE_TEXTS.copyForSimulator}
          </CopyButton>
          <p className="form-text mb-0">{SHARE_TEXTS.simulatorHint}</p>
        </div>
      )}
    </>
  );
}
