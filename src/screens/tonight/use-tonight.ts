import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { tonightChoices } from '#data/kept/kept-record';
import type { EveningTable } from '#domain/groups/evening-table';
import { byName } from '#domain/raid/name-order';
import {
  type Candidate,
  candidateName,
  candidatesOf,
  type Guest,
  guestCandidate,
} from '#domain/tonight/candidates';
import {
  type Choice,
  changesOfList,
  changesToUndo,
  choiceOf,
  newestEveningCodes,
  type TonightChange,
  type TonightStatement,
} from '#domain/tonight/choice';
import { coverTonight, type TonightCoverage } from '#domain/tonight/coverage';
import type { TakenNames } from '#domain/tonight/take-names';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useStableFunction } from '#ui/use-stable-function';

export interface Tonight {
  choice: Choice;
  /** All candidates by name, guests included. */
  all: readonly Candidate[];
  coming: readonly Candidate[];
  notComing: readonly Candidate[];
  /** The coverage by an earlier choice, shown until the new coverage is computed. */
  shownCoverage: ShownCoverage;
  change: (changes: readonly TonightChange[]) => void;
  /** Chooses by a pasted list. Returns the changes that undo it. */
  take: (taken: TakenNames) => readonly TonightChange[];
}

export interface ShownCoverage {
  coming: readonly Candidate[];
  size: number;
  /** Undefined in an era without tables, and until they are loaded. */
  covered: TonightCoverage | undefined;
}

const NO_STATEMENTS: readonly TonightStatement[] = [];

/** Reads and changes which players of a group come. Undefined until earlier choices are loaded. */
export function useTonight(table: EveningTable): Tonight | undefined {
  const { data: statements = NO_STATEMENTS, isPending } = useQuery(tonightChoices.query());
  const { data: buffs } = useQuery(eraQueries.buffs(table.group.era));
  const known = useMemo(() => candidatesOf(table), [table]);
  const choice = useMemo(() => choiceOf(statements, table, known), [statements, table, known]);
  const all = useCandidates(known, choice.guests);
  const who = useMemo(
    () => ({
      coming: all.filter(({ id }) => choice.coming.has(id)),
      notComing: all.filter(({ id }) => !choice.coming.has(id)),
    }),
    [all, choice],
  );
  const now = useMemo(() => ({ ...who, size: choice.size }), [who, choice.size]);
  const later = useDeferredValue(now);
  const covered = useMemo(() => buffs && coverTonight(later, buffs), [later, buffs]);
  const [onlySourceOf] = useAdjustedState<OnlySources>(new Map(), (before) =>
    keepEqualLists(before, covered?.onlySourceOf),
  );
  const shownCoverage = useMemo(
    () => ({
      coming: later.coming,
      size: later.size,
      covered: covered ? { ...covered, onlySourceOf } : undefined,
    }),
    [later, covered, onlySourceOf],
  );
  const change = useStableFunction((changes: readonly TonightChange[]) => {
    const evening = newestEveningCodes(table.group);
    void tonightChoices.addStatements((at) => changes.map((one) => ({ ...one, at, evening })));
  });
  const take = useStableFunction((taken: TakenNames) => {
    change(changesOfList(taken));
    return changesToUndo(taken, choice, all);
  });
  return isPending ? undefined : { choice, all, ...who, shownCoverage, change, take };
}

/** Lists known players and guests; the same array until one of them changes. */
function useCandidates(
  known: readonly Candidate[],
  guests: readonly Guest[],
): readonly Candidate[] {
  const [alike] = useAdjustedState(guests, (before) =>
    JSON.stringify(before) === JSON.stringify(guests) ? before : guests,
  );
  return useMemo(() => [...known, ...alike.map(guestCandidate)].sort(byShownName), [known, alike]);
}

type OnlySources = TonightCoverage['onlySourceOf'];

/** Keeps earlier lists that are unchanged, so that their rows do not render again. */
function keepEqualLists(before: OnlySources, now: OnlySources = new Map()): OnlySources {
  const kept = [...now].map(([id, list]) => {
    const last = before.get(id);
    const isAlike = `${last?.map(({ name }) => name)}` === `${list.map(({ name }) => name)}`;
    return [id, isAlike && last ? last : list] as const;
  });
  const isSame = before.size === now.size && kept.every(([id, list]) => before.get(id) === list);
  return isSame ? before : new Map(kept);
}

const byShownName = (one: Candidate, other: Candidate): number =>
  byName({ name: candidateName(one) }, { name: candidateName(other) });
