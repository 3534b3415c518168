import type { ReportCode } from '#domain/log-site/report-link';
import { fightIdentity, isSameFight, reusedNumbers, withLostKills } from '#domain/raid/lost-kills';
import type { Kill, Raid } from '#domain/raid/raid';
import { deviceStore, noteChange, storageFailure } from '../device-store';
import {
  bytesOf,
  type Fetched,
  KILL_RECORDS,
  type KillId,
  type KillRecord,
  putUnlessOlder,
  raidKey,
  readRecord,
  readSafely,
  recordKey,
  toStored,
} from '../records/stored-records';
import { entryFor, findKills, readSavedList, type SavedRaid, writeSavedList } from './saved-list';

/** IndexedDB cannot be read now. Saved data stays unchanged. */
export class SavedRaidsUnreadable extends Error {
  override name = 'SavedRaidsUnreadable';

  constructor() {
    super('What is saved on this device cannot be read now', { cause: storageFailure() });
  }
}

/** Reads what is saved, in one transaction. Throws SavedRaidsUnreadable. */
export async function readSaved<T>(
  step: (records: IDBObjectStore) => Promise<T | undefined>,
): Promise<T> {
  const read = await deviceStore.readTogether(step);
  if (read === undefined) throw new SavedRaidsUnreadable();
  return read;
}

/**
 * Saves a report and updates its entry, both or neither. A copy fetched later stays, and so do lost
 * saved kills. Returns whether either copy is in IndexedDB now.
 */
export const saveRaid = (code: ReportCode, { data, fetchedAt }: Fetched<Raid>): Promise<boolean> =>
  changeRaids(async (raids, records) => {
    const before = raids.find((raid) => raid.code === code);
    const savedKills = before?.savedKills ?? (await findKills(records, code));
    const there = await readSafely(records, raidKey(code));
    const raid = raidOf(there);
    const record = { data: raid ? withLostKills(data, raid, savedKills) : data, fetchedAt };
    const stored = toStored({ kind: 'raid', ...record });
    const isLatest = putUnlessOlder(records, raidKey(code), { stored, there });
    if (before && !isLatest) return true;
    const reused = raid ? reusedNumbers(raid, record.data, savedKills) : [];
    for (const kill of reused) await noteFight(records, code, kill);
    const left = savedKills.filter((id) => !reused.some((kill) => kill.id === id));
    writeSavedList(
      records,
      withEntry(raids, entryFor(code, record, { ...before, savedKills: left })),
    );
    return true;
  }).then(Boolean);

/** Whether a report opens without the network. */
export const isRaidSaved = async (code: ReportCode): Promise<boolean> =>
  raidOf(await deviceStore.read(raidKey(code))) !== undefined;

/** Returns a fetched report with the saved kills that it has lost. */
export async function withSavedKills(code: ReportCode, raid: Raid): Promise<Raid> {
  const merged = await deviceStore.readTogether(async (records) => {
    const there = raidOf(await readSafely(records, raidKey(code)));
    const entry = there && (await readSavedList(records))?.find((saved) => saved.code === code);
    return entry ? withLostKills(raid, there, entry.savedKills) : raid;
  });
  return merged ?? raid;
}

function raidOf(stored: unknown): Raid | undefined {
  const record = readRecord(stored);
  return record?.kind === 'raid' ? record.data : undefined;
}

/** Older records do not name their fight, so they are no longer trusted for this number. */
async function noteFight(records: IDBObjectStore, code: ReportCode, kill: Kill): Promise<void> {
  for (const kind of KILL_RECORDS) {
    const key = recordKey({ kind, code, killId: kill.id });
    const record = readRecord(await readSafely(records, key));
    if (!record || record.kind === 'raid' || record.fight) continue;
    records.put(toStored({ ...record, fight: fightIdentity(kill) }), key);
  }
}

/**
 * Saves a kill's record and its raid's entry, both or neither. Returns whether the raid has an
 * entry: a kill alone makes none. Undefined if it could not be saved.
 */
export const saveKillRecord = (kill: KillId, record: KillRecord): Promise<Outcome | undefined> =>
  changeRaids((raids, records) => putKillRecord({ raids, records }, kill, record));

/** Saves like `saveKillRecord`, but no kill of an unlisted raid. */
export const saveListedKillRecord = (
  kill: KillId,
  record: KillRecord,
): Promise<Outcome | undefined> =>
  changeRaids(async (raids, records) =>
    raids.some(({ code }) => code === kill.code)
      ? putKillRecord({ raids, records }, kill, record)
      : 'unlisted',
  );

/** `another fight`: the kill's number was reused, so nothing was saved. */
type Outcome = 'listed' | 'unlisted' | 'another fight';

interface Saved {
  raids: SavedRaid[];
  records: IDBObjectStore;
}

async function putKillRecord(
  { raids, records }: Saved,
  { code, killId }: KillId,
  record: KillRecord,
): Promise<Outcome> {
  const key = recordKey({ kind: record.kind, code, killId });
  const raid = raidOf(await readSafely(records, raidKey(code)));
  const kill = raid?.kills.find(({ id }) => id === killId);
  if (kill && record.fight && !isSameFight(kill, record.fight)) return 'another fight';
  const there = await readSafely(records, key);
  putUnlessOlder(records, key, { stored: toStored(record), there });
  const entry = raids.find((raid) => raid.code === code);
  if (!entry) return 'unlisted';
  const bytes = bytesOf(record.data);
  if (record.kind === 'raiders')
    writeSavedList(records, withEntry(raids, withKill(entry, killId, bytes)));
  else if (there === undefined)
    writeSavedList(records, withEntry(raids, { ...entry, bytes: entry.bytes + bytes }));
  return 'listed';
}

/** Stops counting a kill as saved: its record is damaged. The record stays. */
export const markUnreadable = (code: ReportCode, killId: number): Promise<boolean> =>
  changeEntry(code, ({ savedKills }) => ({ savedKills: savedKills.filter((id) => id !== killId) }));

/** Notes when a raid was opened, in epoch milliseconds, and which kill. */
export const markOpened = (code: ReportCode, openedAt: number, killId?: number): Promise<boolean> =>
  changeEntry(code, () => ({ openedAt, ...(killId !== undefined && { lastKill: killId }) }));

/** Pins a raid, so that it is never suggested for deletion, or unpins it. */
export const pinRaid = (code: ReportCode, isPinned: boolean): Promise<boolean> =>
  changeEntry(code, () => ({ isPinned }));

/** Writes the list unchanged, which shows whether IndexedDB has room. */
export const rewriteSavedList = (): Promise<boolean> =>
  changeRaids(async (raids, records) => {
    writeSavedList(records, raids);
    return true;
  }).then(Boolean);

const changeEntry = (code: ReportCode, changes: (raid: SavedRaid) => Partial<SavedRaid>) =>
  changeRaids(async (raids, records) => {
    const entry = raids.find((raid) => raid.code === code);
    if (entry) writeSavedList(records, withEntry(raids, { ...entry, ...changes(entry) }));
    return true;
  }).then(Boolean);

const withKill = (raid: SavedRaid, killId: number, bytes: number): SavedRaid =>
  raid.savedKills.includes(killId)
    ? raid
    : {
        ...raid,
        savedKills: [...raid.savedKills, killId],
        bytes: raid.bytes + bytes,
      };

/** Returns the list with an entry added or replaced. */
export const withEntry = (raids: SavedRaid[], entry: SavedRaid): SavedRaid[] => [
  ...raids.filter(({ code }) => code !== entry.code),
  entry,
];

/** Changes the list in a transaction, and tells every tab. A newer version's list stays. */
export async function changeRaids<T>(
  step: (raids: SavedRaid[], records: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  const result = await deviceStore.change(async (records) => {
    const raids = await readSavedList(records);
    const outcome = raids && (await step(raids, records));
    // Commit explicitly: otherwise IndexedDB waits for every success event, and closing the tab
    // first loses data already on screen. Not in `deviceStore`: a transaction committed before it
    // has begun can no longer be aborted.
    records.transaction.commit();
    return outcome;
  });
  if (result !== undefined) noteChange();
  return result;
}
