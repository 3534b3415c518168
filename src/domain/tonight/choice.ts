import type { EveningTable } from '../groups/evening-table';
import type { RaidGroup } from '../groups/groups';
import { type PlayerRef, playerKey, playerRef } from '../raid/player-ref';
import { latestOf, type Statement } from '../statements/statement';
import type { Candidate, Guest } from './candidates';
import { sizeFor } from './era-offers';
import type { TakenNames } from './take-names';

/** A change of Tonight's choice, which otherwise equals the newest evening. */
export type TonightChange =
  | { kind: 'player'; player: PlayerRef; isComing: boolean }
  | { kind: 'guest'; guest: Guest; isComing: boolean }
  | { kind: 'no guest'; id: string }
  | { kind: 'size'; size: number }
  /** Applies to each player without a later statement. */
  | { kind: 'others'; areAway: boolean };

/** A statement about the evening of these reports. A newer evening ends it. */
export type TonightStatement = Statement & TonightChange & { evening: readonly string[] };

export interface Choice {
  /** Ids of players and guests. */
  coming: ReadonlySet<string>;
  guests: readonly Guest[];
  size: number;
  /** Whether only players with a statement come, as after pasting a list. */
  areOthersAway: boolean;
}

/** The most evenings with statements; older evenings are dropped. */
const MAX_EVENINGS = 20;

const codesKey = ({ evening }: TonightStatement): string => evening.join();

const latestStatements = latestOf<TonightStatement>((statement) =>
  JSON.stringify([codesKey(statement), ...subjectOf(statement)]),
);

function subjectOf(change: TonightChange): string[] {
  switch (change.kind) {
    case 'player':
      return [change.kind, playerKey(change.player)];
    case 'guest':
      return [change.kind, change.guest.id];
    case 'no guest':
      return ['guest', change.id];
    default:
      return [change.kind];
  }
}

/** Keeps the latest statement about each subject, in order of time. */
export function mergeTonight(statements: readonly TonightStatement[]): TonightStatement[] {
  const latest = latestStatements(statements);
  const evenings = [...new Set(latest.map(codesKey).reverse())].slice(0, MAX_EVENINGS);
  return latest.filter((one) => evenings.includes(codesKey(one)));
}

/** Returns the codes of a group's newest evening, which statements refer to. */
export const newestEveningCodes = ({ evenings }: RaidGroup): string[] =>
  evenings[0]?.raids.map(({ code }) => code) ?? [];

/** Returns Tonight's choice by merged statements. */
export function choiceOf(
  statements: readonly TonightStatement[],
  { group, roster }: EveningTable,
  candidates: readonly Candidate[],
): Choice {
  const codes = newestEveningCodes(group);
  const eveningStatements = statements.filter(({ evening }) =>
    evening.some((code) => codes.includes(code)),
  );
  const others = eveningStatements.filter(({ kind }) => kind === 'others').at(-1);
  const areOthersAway = others?.kind === 'others' && others.areAway;
  const comingById = new Map<string, boolean>();
  const guests = new Map<string, Guest>();
  let size = firstSize(group, candidates);
  for (const one of eveningStatements) {
    const isLater = !areOthersAway || one.at >= others.at;
    if (one.kind === 'size') size = one.size;
    else if (one.kind === 'no guest') guests.delete(one.id);
    else if (one.kind === 'guest') {
      guests.set(one.guest.id, one.guest);
      comingById.set(one.guest.id, isLater && one.isComing);
    } else if (one.kind === 'player' && isLater)
      comingById.set(roster.idOf(one.player), one.isComing);
  }
  const newest = group.evenings[0]?.attendances;
  const comes = (id: string) => comingById.get(id) ?? (!areOthersAway && newest?.has(id) === true);
  const ids = [...candidates.map(({ id }) => id), ...guests.keys()];
  return { coming: new Set(ids.filter(comes)), guests: [...guests.values()], size, areOthersAway };
}

/** Returns the smallest size that takes everybody who was at the newest evening. */
function firstSize({ era, evenings: [newest] }: RaidGroup, candidates: readonly Candidate[]) {
  const attended = candidates.filter(({ id }) => newest?.attendances.has(id));
  return sizeFor(era, Math.max(newest?.size ?? 0, attended.length));
}

/** Returns the changes that make candidates come, or not come. */
export const changesFor = (
  candidates: readonly Candidate[],
  { isComing }: { isComing: boolean },
): TonightChange[] =>
  candidates.map(({ id, name, raider, seen }) => {
    const { classKey, spec } = raider;
    return seen
      ? { kind: 'player', player: playerRef(raider), isComing }
      : {
          kind: 'guest',
          guest: { id, name, ...(classKey && { classKey }), ...(spec && { spec }) },
          isComing,
        };
  });

/** Returns a pasted list's changes. A list of absent players adds nobody. */
export const changesOfList = ({ coming, away, ambiguous }: TakenNames): TonightChange[] => [
  ...(coming.length + ambiguous.length > 0 ? [{ kind: 'others', areAway: true } as const] : []),
  ...changesFor(coming, { isComing: true }),
  ...changesFor(away, { isComing: false }),
];

/** Returns the changes that restore the choice before a pasted list. */
export function changesToUndo(
  { coming, away, ambiguous }: TakenNames,
  before: Choice,
  candidates: readonly Candidate[],
): TonightChange[] {
  const namesWhoComes = coming.length + ambiguous.length > 0;
  const [named, notComing] = [new Set(coming), new Set(away)];
  // Meanwhile the user may have picked one of several namesakes.
  const ambiguousPlayers = new Set(ambiguous.flatMap((entry) => entry.candidates));
  const changed = candidates.filter((one) => {
    const wasComing = before.coming.has(one.id);
    const comes = namesWhoComes ? named.has(one) : wasComing && !notComing.has(one);
    return wasComing !== comes || ambiguousPlayers.has(one);
  });
  return [
    ...(namesWhoComes && !before.areOthersAway
      ? [{ kind: 'others', areAway: false } as const]
      : []),
    ...changed.flatMap((one) => changesFor([one], { isComing: before.coming.has(one.id) })),
  ];
}

/** A choice as earlier releases stored it: a whole list. */
export interface EarlierChoice {
  evening: readonly string[];
  coming: readonly PlayerRef[];
  guests: readonly (Guest & { isComing: boolean })[];
  size: number;
}

/** Returns an older version's choice as statements that all have one time. */
export const earlierStatements = (
  { evening, coming, guests, size }: EarlierChoice,
  at: number,
): TonightStatement[] =>
  [
    { kind: 'others', areAway: true } as const,
    ...coming.map((player) => ({ kind: 'player', player, isComing: true }) as const),
    ...guests.map(({ isComing, ...guest }) => ({ kind: 'guest', guest, isComing }) as const),
    { kind: 'size', size } as const,
  ].map((change) => ({ ...change, at, evening }));
