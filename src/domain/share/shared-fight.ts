import type { Audit } from '../audit/audit';
import { type Finding, type NamedFinding, ruleOfTitle } from '../audit/finding';
import { type AuditContext, minimumInFight } from '../audit/rule/audit-context';
import {
  type CountedTitle,
  columnOfTitle,
  countedTitles,
  FINDING_COLUMNS,
  type FindingColumn,
  type Verdict,
  verdictsOfColumns,
} from '../audit/verdict';
import { hasGearRecorded } from '../gear/gear-recorded';
import type { ReportCode } from '../log-site/report-link';
import { readClassAndSpec } from '../raid/classes';
import type { Attempt, Fight, Raid } from '../raid/raid';

export interface SharedPlayer {
  name: string;
  /** Empty if unknown. */
  server: string;
  /** Name of the picture, which tells class and spec: `Warlock-Affliction`. */
  picture: string;
  /** `judged`, or why there is no verdict. */
  state: 'judged' | 'no gear' | 'not judged';
  findings: NamedFinding[];
  advice: NamedFinding[];
}

/** Adds class, spec and a key to a player of a link. Links have no GUIDs. */
export const toKeyedPlayer = <Player extends Pick<SharedPlayer, 'name' | 'picture'>>(
  player: Player,
  index: number,
) => ({
  ...player,
  ...readClassAndSpec(player.picture),
  key: `${player.name}-${index + 1}`,
});

export type KeyedPlayer = ReturnType<typeof toKeyedPlayer<SharedPlayer>>;

/** The report, standards and time of a shared result. */
export interface SharedHead {
  code: ReportCode;
  title: string;
  /** Epoch milliseconds; 0 if unknown. */
  foughtAt: number;
  /** Epoch milliseconds. */
  judgedAt: number;
  /** Id of an era, possibly of a newer version. */
  era: string;
  /** The level below which pieces counted as low; 0 if nobody was judged. */
  minimumItemLevel: number;
  counts: CountedTitle[];
}

/** One fight's verdicts: all that its link contains. */
export interface SharedFight extends SharedHead {
  fight: number;
  boss: string;
  zone: string;
  difficulty: number;
  /** Absent for a kill. */
  attempt?: Pick<Attempt, 'nth' | 'bossPercentage'>;
  players: SharedPlayer[];
}

export interface FightToShare {
  code: ReportCode;
  raid: Pick<Raid, 'title' | 'startedAt'>;
  fight: Fight;
  audits: readonly Audit[];
  context: AuditContext;
  /** Epoch milliseconds. */
  judgedAt: number;
}

export function toSharedFight(subject: FightToShare): SharedFight {
  const { code, raid, fight, audits, context, judgedAt } = subject;
  return {
    code,
    fight: fight.id,
    title: raid.title,
    boss: fight.boss,
    zone: fight.zone,
    difficulty: fight.difficulty,
    ...(fight.kind === 'attempt' && { attempt: attemptOf(fight) }),
    foughtAt: raid.startedAt && raid.startedAt + fight.endedAt,
    judgedAt,
    era: context.era.id,
    minimumItemLevel: minimumInFight(fight, context),
    counts: countedTitles(context),
    players: audits.map(sharedPlayer),
  };
}

const attemptOf = ({ nth, bossPercentage }: Attempt): NonNullable<SharedFight['attempt']> => ({
  nth,
  ...(bossPercentage !== undefined && { bossPercentage }),
});

const sharedPlayer = (audit: Audit): SharedPlayer => ({
  name: audit.raider.name,
  server: audit.raider.server ?? '',
  picture: audit.raider.picture,
  state: sharedState(audit),
  findings: audit.findings.map(sharedFinding),
  advice: audit.advice.map(sharedFinding),
});

function sharedState(audit: Audit): SharedPlayer['state'] {
  if (audit.verdicts.includes('NOT JUDGED')) return 'not judged';
  return hasGearRecorded(audit) ? 'judged' : 'no gear';
}

export const sharedFinding = ({ title, slot, count }: Finding): NamedFinding => ({
  title,
  ...(slot !== undefined && { slot }),
  count,
});

export function sharedVerdicts(
  { state, findings }: SharedPlayer,
  counts: readonly CountedTitle[],
): Verdict[] {
  if (state === 'not judged') return ['NOT JUDGED'];
  if (state === 'no gear') return ['NO GEAR RECORDED'];
  return verdictsOfColumns(findings.map((finding) => columnOfSharedFinding(finding, counts)));
}

/** Returns a finding's column; for another version's title, by the link's standards. */
export function columnOfSharedFinding(
  { title }: NamedFinding,
  counts: readonly CountedTitle[],
): FindingColumn {
  if (ruleOfTitle(title)) return columnOfTitle(title);
  const claimed = counts.find((standard) => standard.title === title)?.column;
  return FINDING_COLUMNS.find((column) => column === claimed) ?? 'OTHER FAULTS';
}
