import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { leftOutRaids } from '#data/kept/kept-record';
import type { DigestedRaid } from '#domain/digests/digested-raid';
import { splitLeftOut } from '#domain/statements/left-out';

const NO_RAIDS: readonly DigestedRaid[] = [];
const UNREAD_RAIDS = { counted: NO_RAIDS, leftOut: NO_RAIDS, isPending: true };

/** Splits raids by whether the user left them out of the season. Empty until the notes are read. */
export function useCountedRaids(raids: readonly DigestedRaid[] = NO_RAIDS) {
  const { data, isPending } = useQuery(leftOutRaids.query());
  return useMemo(
    () => (isPending ? UNREAD_RAIDS : { ...splitLeftOut(raids, data ?? []), isPending }),
    [raids, data, isPending],
  );
}
