import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { deviceStore } from '#data/device/device-store';
import { saveKillRecord, saveRaid } from '#data/device/raids/saved-raids';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import type { Piece, Raid, Raider } from '#domain/raid/raid';
import { killWith } from './fights';
import { barePiece, raiderIn } from './gear';

/** Starts with empty storage and no network. */
export async function startEmpty(): Promise<void> {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.error()),
  );
  await deviceStore.change(async (records) => {
    records.clear();
    return true;
  });
}

/** Writes a record as it is. */
export const writeRecord = (key: string, record: unknown) =>
  deviceStore.change(async (records) => records.put(record, key));

/** Returns a QueryClient with an empty cache and no retries. */
export const freshClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Makes loading Cataclysm's facts fail until mocks are restored. */
export function loseFacts(): void {
  const { tables } = CATACLYSM;
  if (!tables) throw new Error('Nobody is judged by Cataclysm');
  vi.spyOn(tables, 'loadFacts').mockRejectedValue(new TypeError('Failed to fetch'));
}

/** A saved raid: the raiders of each kill in order; `unsaved` is a kill that is not saved. */
export interface TestRaid extends Partial<Omit<Raid, 'kills'>> {
  code: string;
  kills: readonly (readonly Raider[] | 'unsaved')[];
}

export const raidOf = ({ code, kills, ...more }: TestRaid): Raid => ({
  title: code,
  owner: 'Kadda',
  gameVersion: 5,
  startedAt: 1000,
  endedAt: 2000,
  kills: kills.map((_, index) =>
    killWith({
      id: index + 1,
      boss: `Boss ${index + 1}`,
      zone: 'Blackwing Descent',
      startedAt: index,
      endedAt: index + 1,
    }),
  ),
  ...more,
});

/** Saves a raid with its kills, numbered from 1. */
export async function saveTestRaid(raid: TestRaid): Promise<void> {
  await saveRaid(raid.code, { data: raidOf(raid), fetchedAt: 5000 });
  for (const [index, raiders] of raid.kills.entries()) {
    if (raiders === 'unsaved') continue;
    await saveKillRecord(
      { code: raid.code, killId: index + 1 },
      { kind: 'raiders', data: [...raiders], fetchedAt: 5000 },
    );
  }
}

/** Returns a raider with the given gear; by default legs without enchant and nothing else wrong. */
export const raiderWith = (name: string, gear: readonly Piece[] = [barePiece(6)]) =>
  raiderIn(gear, { key: name, name });
