import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { tonightChoices } from '#data/kept/kept-record';
import { byName } from '#domain/raid/name-order';
import type { SeasonTable } from '#domain/season/season';
import {
  type Candidate,
  type Choice,
  candidateName,
  candidatesOf,
  type Guest,
  guestCandidate,
  type KeptChoice,
  keepChoice,
  restoreChoice,
} from '#domain/tonight/candidates';
import { coverTonight, type TonightCoverage } from '#domain/tonight/coverage';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useStable } from '#ui/use-stable';

export interface Tonight {
  choice: Choice;
  /** By name, guests among them. */
  all: readonly Candidate[];
  coming: readonly Candidate[];
  notComing: readonly Candidate[];
  /** What an earlier choice covers, so that a click is answered first. */
  covering: Covering;
  /** Changes the latest choice, which may not be rendered yet. */
  change: (change: (now: Choice) => Choice) => void;
}

export interface Covering {
  coming: readonly Candidate[];
  size: number;
  /** Undefined in an era without tables, and until they are loaded. */
  covered: TonightCoverage | undefined;
}

const NOTHING_KEPT: readonly KeptChoice[] = [];

/** Reads and changes who of a group comes. Undefined until it is known what was chosen before. */
export function useTonight(table: SeasonTable): Tonight | undefined {
  const { data: kept = NOTHING_KEPT, isPending } = useQuery(tonightChoices.query());
  const { data: buffs } = useQuery(eraQueries.buffs(table.group.era));
  // A checkbox shows a click at once, the query a moment later, which then changes nothing.
  const [own, setOwn] = useAdjustedState<OwnChoice>({ kept }, (now) => {
    if (now.kept === kept) return now;
    const isSame = now.choice && JSON.stringify(kept.at(-1)) === JSON.stringify(now.choice);
    return isSame ? { ...now, kept } : { kept };
  });
  const known = useMemo(() => candidatesOf(table), [table]);
  const chosen = own.choice ?? kept;
  const choice = useMemo(
    () => restoreChoice('evening' in chosen ? [chosen] : chosen, table, known),
    [chosen, table, known],
  );
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = choice;
  }, [choice]);
  const all = useAll(known, choice.guests);
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
    keepAlike(before, covered?.onlySourceOf),
  );
  const covering = useMemo(
    () => ({
      coming: later.coming,
      size: later.size,
      covered: covered ? { ...covered, onlySourceOf } : undefined,
    }),
    [later, covered, onlySourceOf],
  );
  const change = useStable((change: (now: Choice) => Choice) => {
    latest.current = change(latest.current);
    void tonightChoices.say((at) => {
      const choice = { ...keepChoice(latest.current, table.group, known), at };
      setOwn({ kept, choice });
      return [choice];
    });
  });
  return isPending ? undefined : { choice, all, ...who, covering, change };
}

/** Lists those known and guests, the same list until there is another. */
function useAll(known: readonly Candidate[], guests: readonly Guest[]): readonly Candidate[] {
  const [alike] = useAdjustedState(guests, (before) =>
    JSON.stringify(before) === JSON.stringify(guests) ? before : guests,
  );
  return useMemo(() => [...known, ...alike.map(guestCandidate)].sort(byShownName), [known, alike]);
}

interface OwnChoice {
  kept: readonly KeptChoice[];
  choice?: KeptChoice;
}

type OnlySources = TonightCoverage['onlySourceOf'];

/** Returns the lists of before where they have not changed, so that their rows stay too. */
function keepAlike(before: OnlySources, now: OnlySources = new Map()): OnlySources {
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
