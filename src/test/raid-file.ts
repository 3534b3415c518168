import { gunzipSync, gzipSync } from 'node:zlib';
import type { Kill, Raid, Raider } from '#domain/raid/raid';
import { killWith } from './fights';
import { freshDevice, quietOptions } from './fresh-device';
import { CODE_1, CODE_2, raiders } from './saved-raids';

export const raidNamed = (title: string): Raid => ({
  title,
  owner: 'Kadda',
  startedAt: 1000,
  endedAt: 2000,
  kills: [killWith({ boss: 'Magmaw', zone: 'Blackwing Descent', startedAt: 1, endedAt: 2 })],
});
export type Device = Awaited<ReturnType<typeof freshDevice>>;

export const listOf = async ({ deviceStore, readSavedList }: Device) =>
  (await deviceStore.readTogether(readSavedList))?.sort((one, other) =>
    one.code.localeCompare(other.code),
  );

export interface KillSaved {
  killId: number;
  fetchedAt: number;
  data?: Raider[];
  fight?: Kill;
}

export const saveKill = (device: Device, { killId, data = raiders, ...more }: KillSaved) =>
  device.saveKillRecord({ code: CODE_1, killId }, { kind: 'raiders', data, ...more });

/** Opens a tab with two raids, one pinned and with a kill, and exports its file. */
export async function tabWithTwoRaids() {
  const device = await freshDevice();
  await device.saveRaid(CODE_1, { data: raidNamed('One'), fetchedAt: 5000 });
  await saveKill(device, { killId: 1, fetchedAt: 5000 });
  await device.markPinned(CODE_1, true);
  await device.saveRaid(CODE_2, { data: raidNamed('Two'), fetchedAt: 5000 });
  device.changeSettings({ apiKey: 'my-own-key', minimumItemLevel: 372 });
  return { device, file: await exportOf(device) };
}

/** Returns the file of a tab with two raids, its lines, and the list of its raids. */
export async function exportedRaids() {
  const { device, file } = await tabWithTwoRaids();
  return { file, text: await textOf(file), exported: await listOf(device) };
}

export const exportOf = async (device: Device) =>
  (await device.writeRaidFile(new AbortController().signal, () => {})).packed;

export const textOf = async (file: Blob) => gunzipSync(await file.arrayBuffer()).toString();
export const fileOf = (text: string) => new Blob([gzipSync(text)]);

/** Imports into a device without raids. */
export async function importIntoFreshDevice(from: Blob) {
  const other = await freshDevice();
  return { other, ...(await other.importRaids(from, 'import', quietOptions())) };
}
