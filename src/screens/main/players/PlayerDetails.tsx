import { pictureAddress } from '#data/addresses';
import { type Audit, resultLines } from '#domain/audit';
import { callingWords } from '#domain/classes';
import { averageItemLevel } from '#domain/item-level';
import { isTwoHander } from '#domain/tables/two-handers';
import { hasGearRecorded } from '#domain/verdict';
import { PLAYER_TEXTS } from '#texts/player';
import { Foreign } from '#ui/Foreign';
import { formatNumber } from '#ui/format';
import { GearList } from './GearList';

interface PlayerDetailsProps {
  /** As the address names the player. */
  name: string;
  /** Nothing when no such player was in the fight. */
  audit: Audit | undefined;
}

/** One player: who they are, every piece they wore in this fight, and what it comes to. */
export function PlayerDetails({ name, audit }: PlayerDetailsProps) {
  if (!audit) {
    return (
      <p>
        <Foreign text={PLAYER_TEXTS.notInFight(name)} />
      </p>
    );
  }
  const { raider } = audit;
  const level = averageItemLevel(raider.gear, isTwoHander);

  return (
    <>
      <div className="d-flex align-items-center gap-3 mb-2">
        <img
          key={raider.picture}
          src={pictureAddress(raider.picture)}
          alt={callingWords(raider)}
          width="48"
          height="48"
          className="rounded"
        />
        <div className="overflow-hidden">
          <h4 className={`class-${raider.classKey ?? 'unknown'} h5 m-0 d-flex`}>
            <Foreign text={raider.name} />
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
      {hasGearRecorded(audit) && <GearList gear={raider.gear} />}
    </>
  );
}

/** The audit in words, as a raid leader would say it in chat. */
function Result({ audit }: { audit: Audit }) {
  if (!hasGearRecorded(audit)) return <p>{PLAYER_TEXTS.noGear}</p>;
  const lines = resultLines(audit);
  if (lines.length === 0) return <p className="fw-bold">{PLAYER_TEXTS.passed}</p>;
  return lines.map((line) => (
    <p key={line} className="fw-bold mb-1">
      {line}
    </p>
  ));
}
