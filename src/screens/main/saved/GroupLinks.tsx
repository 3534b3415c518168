import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allRaidsQuery } from '#data/digests/digested-raids';
import { rosterNotes, tonightChoices } from '#data/kept/kept-record';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import { formatShortDate } from '#domain/format';
import { passedText } from '#domain/groups/evening-cells';
import { type EveningTable, eveningTable } from '#domain/groups/evening-table';
import { groupWith, raidGroups } from '#domain/groups/groups';
import { candidatesOf, guestCandidate, roleCountsText } from '#domain/tonight/candidates';
import { choiceOf, type TonightStatement } from '#domain/tonight/choice';
import { useCountedRaids } from '#features/groups/use-counted-raids';
import { PATHS } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { LineLink } from '#ui/LineLink';

/** The most raids that are read for two lines: more raids would take seconds. */
const MAX_RAIDS_READ = 60;

/** Links to Season and Tonight, each with the group's current figures. */
export function GroupLinks({ raids }: { raids: number }) {
  const standardsInUse = useObservable(standards);
  const isRead = raids <= MAX_RAIDS_READ;
  const { data } = useQuery({
    ...allRaidsQuery(standardsInUse),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isRead,
  });
  const { data: notes, isError } = useQuery(rosterNotes.query());
  const { data: kept } = useQuery(tonightChoices.query());
  const { counted } = useCountedRaids(data?.raids);
  const table = useMemo(() => {
    if (!data || data.done < data.total || !(notes || isError)) return undefined;
    const group = groupWith(raidGroups(counted), undefined);
    return group && eveningTable(group, notes ?? []);
  }, [data, counted, notes, isError]);
  if (!isRead)
    return (
      <LineLink to={PATHS.season} words={[FRAME_TEXTS.season, SEASON_VIEW_TEXTS.onDevice(raids)]} />
    );
  if (!table || !kept) return null;
  return (
    <>
      <LineLink to={PATHS.season} words={[FRAME_TEXTS.season, ...seasonTexts(table)]} />
      <LineLink to={PATHS.tonight} words={[FRAME_TEXTS.tonight, tonightText(table, kept)]} />
    </>
  );
}

/** Returns `7 evenings` and `12 of 25 passed on Aug 1`. */
function seasonTexts({ group, sums: [sum] }: EveningTable): string[] {
  const [newest] = group.evenings;
  const evenings = SEASON_VIEW_TEXTS.eveningCount(group.evenings.length);
  if (!newest || !sum || !group.era.tables) return [evenings];
  return [
    evenings,
    SEASON_VIEW_TEXTS.passedOnEvening(passedText(sum), formatShortDate(newest.pulledAt)),
  ];
}

/** Returns `Tanks 2 · Healers 6 · Damage 17 · 25 of 25`. */
function tonightText(table: EveningTable, statements: readonly TonightStatement[]): string {
  const candidates = candidatesOf(table);
  const { coming, guests, size } = choiceOf(statements, table, candidates);
  const all = [...candidates, ...guests.map(guestCandidate)];
  return roleCountsText(
    all.filter(({ id }) => coming.has(id)),
    size,
  );
}
