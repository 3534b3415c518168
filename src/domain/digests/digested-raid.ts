import type { Audit } from '../audit/audit';
import type { Finding } from '../audit/finding';
import { refutationCheck } from '../audit/judge-in-night';
import { type AuditedKill, type NightState, nightState } from '../audit/night';
import type { Era } from '../era/era';
import type { EraFacts } from '../era/facts';
import { eraOf } from '../eras/era-of';
import { firstPullAt, onlyRaidFights } from '../eras/raid-fights';
import { averageItemLevel } from '../gear/item-level';
import type { OpenedRaid } from '../log-site/opened-raid';
import type { ReportCode } from '../log-site/report-link';
import { type AtThePull, isSeen, shownStateByKey } from '../pull/at-the-pull';
import type { Fight, Raider } from '../raid/raid';
import type { Span } from '../time';
import { packGear, unpackGear } from './worn-gear';

/** The categories that a digest has, in display order. */
export const DIGESTED_CATEGORIES = ['flask', 'food'] as const;

export type DigestedCategory = (typeof DIGESTED_CATEGORIES)[number];

/** What a snapshot shows of a category. One elixir without the other is `not seen`. */
type SeenState = 'seen' | 'not seen' | 'no snapshot';

/** A raider's identity, class, spec and roles. */
export type RaiderIdentity = Pick<
  Raider,
  | 'key'
  | 'name'
  | 'server'
  | 'guid'
  | 'picture'
  | 'classKey'
  | 'spec'
  | 'loggedSpec'
  | 'roles'
  | 'talents'
>;

const hasClassAndSpec = ({ classKey, spec, loggedSpec }: RaiderIdentity): boolean =>
  classKey !== undefined && (spec ?? loggedSpec) !== undefined;

/** Completes a player's last record with class and spec of an earlier record. */
export function withLastSpec(last: RaiderIdentity, earlier: RaiderIdentity): RaiderIdentity {
  const { classKey, spec, loggedSpec, picture, talents } = earlier;
  if (
    hasClassAndSpec(last) ||
    !hasClassAndSpec(earlier) ||
    (last.classKey ?? classKey) !== classKey
  )
    return last;
  return {
    ...last,
    ...(classKey && { classKey }),
    ...(spec && { spec }),
    ...(loggedSpec && { loggedSpec }),
    picture,
    talents,
  };
}

export interface ResultAtKill {
  state: Extract<NightState, 'passed' | 'faults' | 'no gear' | 'not judged'>;
  /** Findings that count, in rule order, without explanations. */
  findings: readonly Finding[];
  /** Advice, in rule order. */
  advice: readonly Finding[];
  level?: number;
  /** Categories that the log records. Absent if the pull is not on the device. */
  pull?: Readonly<Partial<Record<DigestedCategory, SeenState>>>;
}

export interface PlayerAtKill extends ResultAtKill {
  character: RaiderIdentity;
  /** Gear that `packGear` made. */
  gear: Float64Array;
}

/** A kill's judged players. For a kill that no screen shows, the app reads nothing else. */
export type KillDigest = readonly PlayerAtKill[];

/** A kill with its saved players; for To buy also the attempt in view. */
export interface DigestedFight {
  fight: Fight;
  players: KillDigest;
}

/** A saved raid with its kills on the device. Its span is that of all its kills, saved or not. */
export interface DigestedRaid extends Span {
  code: ReportCode;
  title: string;
  guild?: string;
  owner?: string;
  era: Era;
  startedAt: number;
  endedAt: number;
  /** Start of the raid's first pull, a kill or an attempt. */
  pulledAt: number;
  /** Kills on the device in kill order, without fights outside its era's raids. */
  kills: readonly DigestedFight[];
}

/** Returns a raid with its kills' digests; undefined for a report without a raid kill. */
export function toDigestedRaid(
  { code, raid }: Pick<OpenedRaid, 'code' | 'raid'>,
  digests: ReadonlyMap<number, KillDigest>,
): DigestedRaid | undefined {
  const { kills } = onlyRaidFights(raid);
  const times = kills.flatMap(({ startedAt, endedAt }) => [startedAt, endedAt]);
  if (times.length === 0) return undefined;
  return {
    code,
    title: raid.title,
    ...(raid.guild && { guild: raid.guild }),
    ...(raid.owner && { owner: raid.owner }),
    era: eraOf(raid).era,
    startedAt: raid.startedAt,
    endedAt: raid.endedAt,
    begins: raid.startedAt + Math.min(...times),
    ends: raid.startedAt + Math.max(...times),
    pulledAt: firstPullAt(raid),
    kills: withoutRefuted(
      kills.flatMap((fight) => {
        const players = digests.get(fight.id);
        return players ? [{ fight, players }] : [];
      }),
    ),
  };
}

/** Drops findings that other kills of the raid refute. */
function withoutRefuted(kills: readonly DigestedFight[]): DigestedFight[] {
  const isRefuted = refutationCheck(() =>
    kills.flatMap(({ fight: { startedAt: at }, players }) =>
      players.map(({ character: player, gear }) => {
        const worn = unpackGear(gear).filter(({ itemId }) => itemId !== 0);
        return { player, at, slots: worn.map(({ slot }) => slot) };
      }),
    ),
  );
  return kills.map(({ fight, players }) => ({
    fight,
    players: players.map((player): PlayerAtKill => {
      const holds = (finding: Finding) => !isRefuted(finding, player.character, fight.startedAt);
      if (player.findings.every(holds) && player.advice.every(holds)) return player;
      const findings = player.findings.filter(holds);
      const state = player.state === 'faults' && findings.length === 0 ? 'passed' : player.state;
      return { ...player, findings, advice: player.advice.filter(holds), state };
    }),
  }));
}

/** A raid in view, with its kills, whether loaded or not. */
export interface RaidWithKills extends OpenedRaid {
  kills: readonly AuditedKill[];
}

/** Returns a raid in view with its loaded kills, without item levels. */
export function raidInView({ code, raid, era, kills }: RaidWithKills): DigestedRaid {
  const digests = kills.flatMap((kill) =>
    'audits' in kill
      ? [[kill.fight.id, digestKill(kill.audits, kill.pull, undefined)] as const]
      : [],
  );
  const known = toDigestedRaid({ code, raid }, new Map(digests));
  return known ?? raidWithoutKills({ ...raid, code, era });
}

/** Returns a raid without its kills. */
export const raidWithoutKills = (
  raid: Pick<DigestedRaid, 'code' | 'title' | 'era' | 'startedAt' | 'endedAt'>,
): DigestedRaid => ({
  ...raid,
  begins: raid.startedAt,
  ends: raid.endedAt,
  pulledAt: raid.startedAt,
  kills: [],
});

export const digestKill = (
  audits: readonly Audit[],
  pull: AtThePull | undefined,
  facts: Pick<EraFacts, 'item'> | undefined,
): PlayerAtKill[] =>
  audits.map((audit) => {
    const level = facts && averageItemLevel(audit.raider, audit.era, facts);
    return {
      character: characterOf(audit.raider),
      state: nightState(audit),
      findings: audit.findings.map(withoutExplanation),
      advice: audit.advice.map(withoutExplanation),
      ...(level !== undefined && { level }),
      ...(pull && { pull: seenStates(audit.raider.key, pull) }),
      gear: packGear(audit.raider),
    };
  });

const withoutExplanation = ({ explanation: _, ...finding }: Finding): Finding => finding;

/** Returns a player of a digest as a raider. Names and icons of the pieces are empty. */
export const raiderOf = ({ character, gear }: PlayerAtKill): Raider => {
  const slots = unpackGear(gear);
  return {
    ...character,
    gear: slots
      .filter(({ itemId }) => itemId !== 0)
      .map((piece) => ({ ...piece, name: '', icon: '' })),
    bareSlots: slots.filter(({ itemId }) => itemId === 0).map(({ slot }) => slot),
  };
};

function seenStates(key: string, pull: AtThePull): NonNullable<PlayerAtKill['pull']> {
  const states: Partial<Record<DigestedCategory, SeenState>> = {};
  for (const category of DIGESTED_CATEGORIES) {
    if (!pull.isInLog[category]) continue;
    const state = shownStateByKey(key, category, pull);
    if (state === 'no snapshot') states[category] = state;
    else if (state !== 'not in log') states[category] = isSeen(state) ? 'seen' : 'not seen';
  }
  return states;
}

const characterOf = ({
  key,
  name,
  server,
  guid,
  picture,
  classKey,
  spec,
  loggedSpec,
  roles,
  talents,
}: Raider): RaiderIdentity => ({
  key,
  name,
  ...(server !== undefined && { server }),
  ...(guid !== undefined && { guid }),
  picture,
  ...(classKey && { classKey }),
  ...(spec && { spec }),
  ...(loggedSpec && { loggedSpec }),
  roles,
  talents,
});
