import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { deviceStore } from '#data/device/device-store';
import { saveKillRecord, saveRaid } from '#data/device/raids/saved-raids';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import type { Piece, Raid, Raider } from '#domain/raid/raid';
import { piece, raiderIn } from './gear';

/** Starts with nothing on the device, and with no answer from the network. */
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

/** What asks, with nothing in memory, and of a failure only once. */
export const freshClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Cataclysm's facts do not come, until mocks are restored. */
export function loseFacts(): void {
  const { tables } = CATACLYSM;
  if (!tables) throw new Error('Nobody is judged by Cataclysm');
  vi.spyOn(tables, 'loadFacts').mockRejectedValue(new TypeError('Failed to fetch'));
}

/** A saved raid: who was at each of its kills, in the order they fell; `unsaved` is a kill not on the device. */
export interface TestRaid extends Partial<Omit<Raid, 'kills'>> {
  code: string;
  kills: readonly (readonly Raider[] | 'unsaved')[];
}

/** A raid as it was fetched, of Cataclysm unless it says otherwise. */
export const raidOf = ({ code, kills, ...more }: TestRaid): Raid => ({
  title: code,
  owner: 'Kadda',
  gameVersion: 5,
  startedAt: 1000,
  endedAt: 2000,
  kills: kills.map((_, index) => ({
    id: index + 1,
    boss: `Boss ${index + 1}`,
    zone: 'Blackwing Descent',
    difficulty: 3,
    startedAt: index,
    endedAt: index + 1,
  })),
  ...more,
});

/** Saves a raid with its kills, the first with id 1. */
export async function save(raid: TestRaid): Promise<void> {
  await saveRaid(raid.code, { data: raidOf(raid), fetchedAt: 5000 });
  for (const [index, raiders] of raid.kills.entries()) {
    if (raiders === 'unsaved') continue;
    await saveKillRecord(
      { code: raid.code, killId: index + 1 },
      { kind: 'raiders', data: [...raiders], fetchedAt: 5000 },
    );
  }
}

/** Somebody of a name who wears what is given; by default a bare pair of legs and nothing else wrong. */
export const somebody = (
  name: string,
  gear: readonly Piece[] = [bare(6)],
  more: Partial<Raider> = {},
) => raiderIn(gear, { key: name, name, ...more });

/** A piece with no enchant. */
export function bare(slot: number): Piece {
  const { enchantId: _, ...without } = piece(slot);
  return without;
}
