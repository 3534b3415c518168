import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { allRaidsQuery, type DigestedRaids } from '#data/digests/digested-raids';
import { guilds, rosterNotes } from '#data/kept/kept-record';
import { standards } from '#data/settings/chosen-standards';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import type { DigestedRaid } from '#domain/digests/digested-raid';
import { type EveningTable, eveningTable } from '#domain/groups/evening-table';
import { groupWith, type RaidGroup, raidGroups } from '#domain/groups/groups';
import type { GuildSources } from '#domain/groups/listed-evenings';
import { keptGuilds } from '#domain/statements/guilds';
import type { RosterNote } from '#domain/statements/roster-notes';
import { useCountedRaids } from './use-counted-raids';

export interface GroupsOnDevice {
  /** Undefined until a raid has been read. */
  digested: DigestedRaids | undefined;
  leftOut: readonly DigestedRaid[];
  groups: readonly RaidGroup[];
  /** Notes about players. */
  statements: readonly RosterNote[];
  isFilling: boolean;
  raids: UseQueryResult<DigestedRaids>;
  notes: UseQueryResult<readonly RosterNote[]>;
}

export interface ChosenGroup extends GroupsOnDevice {
  /** The chosen group, else the newest. */
  group: RaidGroup | undefined;
  table: EveningTable | undefined;
}

const NO_NOTES: readonly RosterNote[] = [];

/** Reads every saved raid, by group, and the user's notes about players. */
export function useGroupsOnDevice(staleTime = 0): GroupsOnDevice {
  const standardsInUse = useObservable(standards);
  const languageInUse = useObservable(language);
  const raids = useQuery({ ...allRaidsQuery(standardsInUse), staleTime });
  const notes = useQuery(rosterNotes.query());
  // A click renders before the raids that are being read.
  const digested = useDeferredValue(raids.data);
  const { counted, leftOut, isPending } = useCountedRaids(digested?.raids);
  const statements = notes.data ?? NO_NOTES;
  // biome-ignore lint/correctness/useExhaustiveDependencies: names sort by the language
  const groups = useMemo(() => raidGroups(counted), [counted, languageInUse]);
  const isFilling =
    !raids.isError && (isPending || digested === undefined || digested.done < digested.total);
  return { digested, leftOut, groups, statements, isFilling, raids, notes };
}

/** Reads groups, with the table of the group that has the raid with this code. */
export function useChosenGroup(code: string | undefined): ChosenGroup {
  const all = useGroupsOnDevice();
  const { groups, statements, isFilling } = all;
  const found = groupWith(groups, code);
  // While raids load, only the chosen group is shown, never another.
  const group = isFilling && code && !hasRaid(found, code) ? undefined : found;
  const sources = useGuildSources(all);
  const table = useMemo(
    () => group && eveningTable(group, statements, sources),
    [group, statements, sources],
  );
  return { ...all, group, table };
}

/** Returns guilds' lists once all raids are read: until then any report seems to be missing. */
export function useGuildSources({
  digested,
  leftOut,
  isFilling,
}: GroupsOnDevice): GuildSources | undefined {
  const { data: statements } = useQuery(guilds.query());
  return useMemo(() => {
    if (isFilling || !digested || !statements) return undefined;
    const opened = new Set(digested.raids.map(({ code }) => code));
    return { guilds: keptGuilds(statements), opened, leftOut };
  }, [isFilling, digested, leftOut, statements]);
}

const hasRaid = (group: RaidGroup | undefined, code: string): boolean =>
  group?.raids.some((raid) => raid.code === code) ?? false;
