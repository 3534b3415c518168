import type { Finding } from '../audit/finding';
import { lastResultWithGear } from '../audit/night';
import { DIGESTED_CATEGORIES, type DigestedCategory } from '../digests/digested-raid';
import { groupBy } from '../group-by';
import { median } from '../median';
import { memoize } from '../memoize';
import type { SeenCount } from '../pull/pull-night';
import { SPELLING } from '../spelling';
import type { Attendances, Evening } from './groups';
import type { Member } from './members';

type EveningState =
  | 'passed'
  | 'faults'
  | 'no gear'
  | 'not judged'
  | 'absent'
  | 'excused'
  | 'not yet here'
  /** Only an alt took part. */
  | 'on alt'
  /** From a guild's list, like `bench` and `unclear`. */
  | 'there'
  | 'bench'
  /** A listed name may mean this player or another player. */
  | 'unclear';

const AWAY_STATES: ReadonlySet<EveningState> = new Set([
  'absent',
  'excused',
  'not yet here',
  'bench',
  'unclear',
]);

/** Whether the evening counts as attended. */
export const isAttended = ({ state }: Pick<EveningCell, 'state'>): boolean =>
  !AWAY_STATES.has(state);

export interface EveningCell {
  state: EveningState;
  /** Findings at the last kill that logged the player's gear. */
  findings: readonly Finding[];
  level?: number;
  /** Counts of categories that a log records. */
  pull: readonly SeenCount[];
  noPull?: 'not in log' | 'no snapshot' | 'not saved';
  /** The number of kills with the player or an alt. */
  kills: number;
  alt?: Member;
}

export interface EveningSum {
  passed: number;
  present: number;
  medianLevel?: number;
  pull: readonly SeenCount[];
  noPull?: EveningCell['noPull'];
}

const EMPTY_CELLS = new Map<EveningState, EveningCell>();

/** Returns the cell of an absent player, the same object for the same state. */
export function emptyCell(state: EveningState): EveningCell {
  const known = EMPTY_CELLS.get(state) ?? { state, findings: [], pull: [], kills: 0 };
  EMPTY_CELLS.set(state, known);
  return known;
}

/** Returns the cell of a player or their alts at an evening; undefined if all were absent. */
export function presentCell(
  member: Member,
  alts: readonly Member[],
  { attendances }: Evening,
): EveningCell | undefined {
  const memberAttendances = attendances.get(member.id);
  const presentAlts = alts.flatMap((alt) => {
    const altAttendances = attendances.get(alt.id);
    return altAttendances ? [{ alt, altAttendances }] : [];
  });
  if (presentAlts.length === 0) return memberAttendances && cellWithoutAlts(memberAttendances);
  const kills = new Set(
    [
      ...(memberAttendances ?? []),
      ...presentAlts.flatMap(({ altAttendances }) => altAttendances),
    ].map(({ kill }) => kill),
  ).size;
  if (memberAttendances) return { ...cellWithoutAlts(memberAttendances), kills };
  const [{ alt } = {}] = presentAlts.sort(
    (one, other) =>
      cellWithoutAlts(other.altAttendances).kills - cellWithoutAlts(one.altAttendances).kills,
  );
  return { ...emptyCell('on alt'), kills, ...(alt && { alt }) };
}

/** Returns the cell of a player without alts. Cached because no note changes it. */
export const cellWithoutAlts = memoize((attendances: Attendances): EveningCell => {
  const shown = lastResultWithGear(attendances, ({ player }) => player.state) ?? attendances[0];
  const { state, findings, level } = shown.player;
  const pull = DIGESTED_CATEGORIES.map((category) =>
    countSeenAtEvening(category, attendances),
  ).filter(({ recorded }) => recorded > 0);
  const pulls = attendances.flatMap(({ player }) => player.pull ?? []);
  const isInLog = pulls.some((one) => DIGESTED_CATEGORIES.some((category) => one[category]));
  return {
    state,
    findings,
    kills: new Set(attendances.map(({ kill }) => kill)).size,
    ...(level !== undefined && { level }),
    pull,
    ...(pull.length === 0 && {
      noPull: isInLog ? 'no snapshot' : pulls.length > 0 ? 'not in log' : 'not saved',
    }),
  };
});

/** Counts kills that show a category. For a kill in two logs, one log that shows it is enough. */
function countSeenAtEvening(category: DigestedCategory, attendances: Attendances): SeenCount {
  const states = attendances
    .map(({ kill, player }) => ({ kill, state: player.pull?.[category] ?? 'no snapshot' }))
    .filter(({ state }) => state !== 'no snapshot');
  const kills = [...groupBy(states, ({ kill }) => kill).values()];
  const seen = kills.filter((logs) => logs.some(({ state }) => state === 'seen')).length;
  return { category, seen, recorded: kills.length };
}

export function sumUpEvening({ attendances }: Evening): EveningSum {
  const cells = [...attendances.values()].map(cellWithoutAlts);
  const pull = DIGESTED_CATEGORIES.flatMap((category) => {
    const counts = cells.flatMap((cell) =>
      cell.pull.filter((count) => count.category === category),
    );
    if (counts.length === 0) return [];
    const sum = (part: 'seen' | 'recorded') =>
      counts.reduce((total, count) => total + count[part], 0);
    return [{ category, seen: sum('seen'), recorded: sum('recorded') }];
  });
  const medianLevel = median(cells.flatMap(({ level }) => level ?? []));
  const reasons = cells.flatMap(({ noPull }) => noPull ?? []);
  return {
    passed: cells.filter(({ state }) => state === 'passed').length,
    present: cells.length,
    ...(medianLevel !== undefined && { medianLevel }),
    pull,
    ...(pull.length === 0 && {
      noPull:
        (['no snapshot', 'not in log'] as const).find((reason) => reasons.includes(reason)) ??
        'not saved',
    }),
  };
}

/** Returns how many passed on an evening: `12 of 25`. */
export const passedText = ({ passed, present }: EveningSum): string =>
  SPELLING.countOf(passed, present);
