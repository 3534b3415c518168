import type { Identity } from './player-id';

/** Gives a fight's raiders unique keys, by which addresses and pulls refer to them. */
export function withKeys<Player extends Omit<Identity, 'key'>>(
  raiders: readonly Player[],
): (Player & { key: string })[] {
  const usedKeys = new Set<string>();
  return raiders.map((raider, index) => {
    const { name, server, guid } = raider;
    const namesakes = raiders.filter((other) => other.name === name);
    const isOnlyOnServer = namesakes.filter((other) => other.server === server).length === 1;
    const keys = [
      ...(namesakes.length === 1 ? [name] : []),
      ...(server && isOnlyOnServer ? [`${name}-${server}`] : []),
      ...(guid === undefined ? [] : [nameServerAndGuid(raider)]),
      `${name}-${index + 1}`,
    ].map(toAddressName);
    const key = keys.find((one) => !usedKeys.has(one)) ?? `${index}`;
    usedKeys.add(key);
    return { ...raider, key };
  });
}

const nameServerAndGuid = ({ name, server, guid }: Omit<Identity, 'key'>): string =>
  [name, server, guid].filter(Boolean).join('-');

/** Returns a name as in an address, which cannot contain lone surrogates. */
const toAddressName = (name: string): string => name.replace(/\p{Cs}/gu, '\ufffd');

/** Returns the name in a key from an address, without GUID or index. */
export const nameInAddress = (called: string): string => called.replace(/-\d+$/, '');

/**
 * Returns a fight's raider by the text in an address: a key, name with server and GUID, name with
 * server, or name. Undefined if several match.
 */
export function findRaider<Player extends Identity>(
  raiders: readonly Player[],
  called: string,
): Player | undefined {
  const ways: ((player: Player) => string)[] = [
    ({ key }) => key,
    nameServerAndGuid,
    ({ name, server }) => `${name}-${server}`,
    ({ name }) => name,
  ];
  for (const way of ways) {
    const found = raiders.filter((raider) => way(raider) === called);
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}
