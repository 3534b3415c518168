import { pictureAddress } from '#data/addresses';
import { type Audit, hasGearRecorded } from '#domain/audit';
import { resultLines } from '#domain/audit-lines';
import { classAndSpecWords } from '#domain/classes';
import type { EraFacts } from '#domain/eras/facts';
import { averageItemLevel } from '#domain/item-level';
import { PLAYER_TEXTS } from '#texts/player';
import { formatNumber } from '#ui/format';
import { UserText } from '#ui/UserText';
import { GearList } from './GearList';

interface PlayerDetailsProps {
  /** As the address names the player. */
  name: string;
  /** Nothing when no such player was in the fight. */
  audit: Audit | undefined;
  /** Nothing until they are loaded. */
  facts: EraFacts | undefined;
}

/** One player: who they are, every piece they wore in this fight, and what it comes to. */
export function PlayerDetails({ name, audit, facts }: PlayerDetailsProps) {
  if (!audit) {
    return (
      <p>
        <UserText text={PLAYER_TEXTS.notInFight(name)} />
      </p>
    );
  }
  const { raider, era } = audit;
  const level = facts && averageItemLevel(raider.gear, era, facts);

  return (
    <>
      <div className="d-flex align-items-center gap-3 mb-2">
        <img
          key={raider.picture}
          src={pictureAddress(raider.picture)}
          alt={classAndSpecWords(raider)}
          width="48"
          height="48"
          className="rounded"
        />
        <div className="overflow-hidden">
          <h4 className={`class-${raider.classKey ?? 'unknown'} h5 m-0 d-flex`}>
            <UserText text={raider.name} />
          </h4>
          <p className="small text-body-secondary m-0">
            {raider.talents.length > 0
              ? PLAYER_TEXTS.talents(raider.talents.join(' / '))
              : PLAYER_TEXTS.noTalents}
            {level !== undefined && ` · ${PLAYER_TEXTS.averageItemLevel(formatNumber(level))}`}
          </p>
        </div>
      </div>
      <Result audit={audit} />
      {hasGearRecorded(audit) && <GearList gear={raider.gear} era={era} facts={facts} />}
    </>
  );
}

/** The audit in words, as a raid leader would say it in chat. */
function Result({ audit }: { audit: Audit }) {
  if (!hasGearRecorded(audit)) return <p>{PLAYER_TEXTS.noGear}</p>;
  if (!audit.era.tables) return <p>{PLAYER_TEXTS.notJudged}</p>;
  const lines = resultLines(audit);
  if (lines.length === 0) return <p className="fw-bold">{PLAYER_TEXTS.passed}</p>;
  return lines.map(({ line }) => (
    <p key={line} className="fw-bold mb-1">
      {line}
    </p>
  ));
}
