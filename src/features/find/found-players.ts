import { useCallback, useEffect, useMemo } from 'react';
import { observable } from '#data/observable';
import { useObservable } from '#data/use-observable';
import type { Audit } from '#domain/audit/audit';
import { resultLines } from '#domain/audit/audit-lines';
import { className, specName } from '#domain/raid/classes';
import { matchesSearch, type SearchedTexts } from '#domain/raid/find-players';
import type { Raider } from '#domain/raid/raid';
import { ROLE_WORDS } from '#domain/raid/role-words';
import { roleOf } from '#domain/raid/roles';
import { FIND_TEXTS } from '#texts/find';
import { announce } from '../page/PageStatus';

export const findFieldText = observable('');

/** The numbers of all and of found players in view. Without players the field is hidden. */
export const playersInView = observable({ found: 0, all: 0 });

/** Returns the players that match the field's text. `wordsOf` must not change between renders. */
export function useMatchingPlayers<Player>(
  players: readonly Player[],
  wordsOf: (player: Player) => SearchedTexts,
): readonly Player[] {
  const text = useObservable(findFieldText);
  return useMemo(
    () => (text ? players.filter((player) => matchesSearch(text, wordsOf(player))) : players),
    [players, text, wordsOf],
  );
}

/** Returns the view's players that match the field's text. Counts and announces them. */
export function useFoundPlayers<Player>(
  players: readonly Player[],
  wordsOf: (player: Player) => SearchedTexts,
): readonly Player[] {
  const text = useObservable(findFieldText);
  const found = useMatchingPlayers(players, wordsOf);
  const [count, all] = [found.length, players.length];
  useEffect(() => {
    playersInView.set({ found: count, all });
    if (text) announce(FIND_TEXTS.shown(count, all));
    return () => playersInView.set({ found: 0, all: 0 });
  }, [text, count, all]);
  return found;
}

/** Returns the rows that match the field's text. `findingsOf` must not change between renders. */
export function useFoundRows<Row extends { player: Raider }>(
  rows: readonly Row[],
  findingsOf?: (row: Row) => string,
): readonly Row[] {
  const wordsOf = useCallback(
    (row: Row) => [row.player.key, ...wordsOfRaider(row.player), findingsOf?.(row) ?? ''],
    [findingsOf],
  );
  return useFoundPlayers(rows, wordsOf);
}

/** Returns a raider's search texts. Realms are included only for namesakes. */
export const wordsOfRaider = (
  raider: Pick<Raider, 'name' | 'classKey' | 'spec' | 'roles'>,
): SearchedTexts => [
  raider.name,
  raider.classKey ? className(raider.classKey) : '',
  raider.spec ? specName(raider.spec) : '',
  ROLE_WORDS[roleOf(raider)],
];

/** Returns a raider's search texts with faults: `cloak` finds raiders without its enchant. */
export const wordsOfAudit = (audit: Audit): SearchedTexts => [
  audit.raider.key,
  ...wordsOfRaider(audit.raider),
  ...resultLines(audit).map(({ line }) => line),
];
