import type { Finding } from '../audit/finding';
import { lastResultWithGear } from '../audit/night';
import type { Attendances, Evening } from '../digests/groups';
import type { Member } from '../digests/members';
import { SEASON_CATEGORIES, type SeasonCategory } from '../digests/season-raid';
import { memoize } from '../memoize';
import type { Presences } from './listed-evenings';

/** Kills whose log shows a category, of those that record it with a snapshot of the player. */
export interface CategoryCount {
  category: SeasonCategory;
  seen: number;
  of: number;
}

export type SeasonState =
  | 'passed'
  | 'faults'
  | 'no gear'
  | 'not judged'
  | 'absent'
  | 'excused'
  | 'not yet here'
  /** Only an alt was there. */
  | 'on alt'
  /** By a guild's list, like the next two. */
  | 'there'
  | 'bench'
  /** Two players may be meant. */
  | 'unclear';

const AWAY_STATES: ReadonlySet<SeasonState> = new Set([
  'absent',
  'excused',
  'not yet here',
  'bench',
  'unclear',
]);

/** Whether the evening counts as attended. */
export const wasThere = ({ state }: Pick<SeasonCell, 'state'>): boolean => !AWAY_STATES.has(state);

export interface SeasonCell {
  state: SeasonState;
  /** At the last kill that logged their gear. */
  findings: readonly Finding[];
  level?: number;
  /** Only categories with a count. */
  pull: readonly CategoryCount[];
  noPull?: 'not in log' | 'no snapshot' | 'not saved';
  /** Kills at which they or an alt were. */
  kills: number;
  alt?: Member;
}

export interface EveningSum {
  passed: number;
  present: number;
  medianLevel?: number;
  pull: readonly CategoryCount[];
  noPull?: SeasonCell['noPull'];
}

const EMPTY_CELLS = new Map<SeasonState, SeasonCell>();

/** Returns the cell of a player who was not there, always the same. */
export function emptyCell(state: SeasonState): SeasonCell {
  const known = EMPTY_CELLS.get(state) ?? { state, findings: [], pull: [], kills: 0 };
  EMPTY_CELLS.set(state, known);
  return known;
}

/** Returns the cell of a player or their alts at an evening; undefined if none of them was there. */
export function presentCell(
  member: Member,
  alts: readonly Member[],
  { attendances }: Evening,
): SeasonCell | undefined {
  const own = attendances.get(member.id);
  const ofAlts = alts.flatMap((alt) => {
    const ofAlt = attendances.get(alt.id);
    return ofAlt ? [{ alt, ofAlt }] : [];
  });
  if (ofAlts.length === 0) return own && ownCell(own);
  const kills = new Set(
    [...(own ?? []), ...ofAlts.flatMap(({ ofAlt }) => ofAlt)].map(({ kill }) => kill),
  ).size;
  if (own) return { ...ownCell(own), kills };
  const [{ alt } = {}] = ofAlts.sort(
    (one, other) => ownCell(other.ofAlt).kills - ownCell(one.ofAlt).kills,
  );
  return { ...emptyCell('on alt'), kills, ...(alt && { alt }) };
}

/** Returns the cell of a player or their alts by a guild's list; undefined if it has none of them. */
export function listedCell(
  member: Member,
  alts: readonly Member[],
  presences: Presences | undefined,
): SeasonCell | undefined {
  const own = presences?.get(member.id);
  const alt = alts.find(({ id }) => presences?.get(id) === 'there');
  if (own === 'there') return emptyCell(own);
  if (alt) return { ...emptyCell('on alt'), alt };
  const others = alts.map(({ id }) => presences?.get(id));
  const state = (['bench', 'unclear'] as const).find((one) => [own, ...others].includes(one));
  return state && emptyCell(state);
}

/**
 * Returns the cell of a player's own part in an evening, in the order of the kills. A note changes the table,
 * but not who did what.
 */
export const ownCell = memoize((attendances: Attendances): SeasonCell => {
  const shown = lastResultWithGear(attendances, ({ player }) => player.state) ?? attendances[0];
  const { state, findings, level } = shown.player;
  const counts = SEASON_CATEGORIES.map((category) => countSeen(category, attendances));
  const pull = counts.filter(({ of }) => of > 0);
  const isCarried = counts.some(({ carried }) => carried);
  const isSaved = attendances.some(({ player }) => player.pull);
  return {
    state,
    findings,
    kills: new Set(attendances.map(({ kill }) => kill)).size,
    ...(level !== undefined && { level }),
    pull: pull.map(({ category, seen, of }) => ({ category, seen, of })),
    ...(pull.length === 0 && {
      noPull: isCarried ? 'no snapshot' : isSaved ? 'not in log' : 'not saved',
    }),
  };
});

/** Counts kills. Of a kill that two logged, either log may show the category. */
function countSeen(
  category: SeasonCategory,
  attendances: Attendances,
): CategoryCount & { carried: boolean } {
  const byKill = new Map<number, boolean>();
  let carried = false;
  for (const { kill, player } of attendances) {
    const state = player.pull?.[category];
    if (state === undefined) continue;
    carried = true;
    if (state !== 'no snapshot') byKill.set(kill, (byKill.get(kill) ?? false) || state === 'seen');
  }
  const seen = [...byKill.values()].filter(Boolean).length;
  return { category, seen, of: byKill.size, carried };
}

/** Sums up everybody who was there. */
export function sumOf({ attendances }: Evening): EveningSum {
  const cells = [...attendances.values()].map(ownCell);
  const pull = SEASON_CATEGORIES.flatMap((category) => {
    const counts = cells.flatMap((cell) =>
      cell.pull.filter((count) => count.category === category),
    );
    if (counts.length === 0) return [];
    const sum = (part: 'seen' | 'of') => counts.reduce((all, count) => all + count[part], 0);
    return [{ category, seen: sum('seen'), of: sum('of') }];
  });
  const medianLevel = medianOf(cells.flatMap(({ level }) => level ?? []));
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

function medianOf(levels: readonly number[]): number | undefined {
  const sorted = [...levels].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}
