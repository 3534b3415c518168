import { queryOptions } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import type { Raid, Raider } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
import { deviceStore, keepingTrouble } from './device-store';
import {
  bytesOf,
  isOfNewerShape,
  type KeptRecord,
  raidersPlace,
  raidersRange,
  raidPlace,
  readPlace,
  type StoredRecord,
  toStored,
} from './kept-records';
import { observable } from './observable';
import { findKills, readIndex, writeIndex } from './raid-index';
import { entryFor, newestFirst, type SavedRaid } from './saved-raid';

/** The list of saved raids cannot be read now. It and the raids stay as they are. */
export class SavedRaidsUnreadable extends Error {
  override name = 'SavedRaidsUnreadable';
}

/** The list of saved raids, as a query of its own; `watchSavedRaids` says when to ask anew. */
export const savedRaidQueries = {
  all: () => ['saved-raids'] as const,

  /** Every raid on this device, the newest first. */
  list: () =>
    queryOptions({
      queryKey: savedRaidQueries.all(),
      queryFn: async () => {
        const raids = await deviceStore.look(readIndex);
        if (!raids) throw new SavedRaidsUnreadable();
        return newestFirst(raids);
      },
      // Other tabs say when it changes, but not in browsers without BroadcastChannel.
      refetchOnWindowFocus: 'always',
    }),
};

/** Keeps a report's record and brings its entry up to it, both or neither. Whether that was done. */
export const keepRaid = (code: ReportCode, record: KeptRecord<Raid>): Promise<boolean> =>
  changeRaids(async (raids, records) => {
    const before = raids.find((raid) => raid.code === code);
    const entry = entryFor(code, record, before ?? { keptKills: await findKills(records, code) });
    await putRecord(records, raidPlace(code), { kind: 'raid', ...record });
    writeIndex(records, withEntry(raids, entry));
    return true;
  }).then(Boolean);

/**
 * Keeps the record of a kill's raiders and counts it in its raid's entry, both or neither.
 *
 * Tells whether the raid has an entry: a kill alone makes none. Nothing when it could not be kept.
 */
export const keepRaiders = (
  code: ReportCode,
  killId: number,
  record: KeptRecord<Raider[]>,
): Promise<'listed' | 'unlisted' | undefined> =>
  changeRaids(async (raids, records) => {
    const entry = raids.find((raid) => raid.code === code);
    await putRecord(records, raidersPlace(code, killId), { kind: 'raiders', ...record });
    if (!entry) return 'unlisted';
    writeIndex(records, withEntry(raids, withKill(entry, killId, bytesOf(record.data))));
    return 'listed';
  });

/** No longer counts a kill as kept: its record turned out to be damaged. It is left where it is. */
export const noteUnreadable = (code: ReportCode, killId: number): Promise<boolean> =>
  changeEntry(code, ({ keptKills }) => ({ keptKills: keptKills.filter((id) => id !== killId) }));

/** Notes that the icons of every kept kill were kept as well. */
export const noteIcons = (code: ReportCode): Promise<boolean> =>
  changeEntry(code, () => ({ hasIcons: true }));

/** Notes that a raid was looked at, at a time in epoch milliseconds. */
export const noteOpened = (code: ReportCode, openedAt: number): Promise<boolean> =>
  changeEntry(code, () => ({ openedAt }));

/** Keeps a raid from ever being suggested for deletion, or no longer. */
export const pinRaid = (code: ReportCode, isPinned: boolean): Promise<boolean> =>
  changeEntry(code, () => ({ isPinned }));

/** Takes a raid with all its records off this device. What comes back puts them all in their places again. */
export const removeRaid = (code: ReportCode): Promise<(() => Promise<boolean>) | undefined> =>
  changeRaids(async (raids, records) => {
    const kills = await promisifyRequest(records.getAllKeys(raidersRange(code)));
    const places = [raidPlace(code), ...kills];
    const held = await Promise.all(
      places.map((place) => promisifyRequest<unknown>(records.get(place))),
    );
    const entry = raids.find((raid) => raid.code === code);
    for (const place of places) records.delete(place);
    writeIndex(
      records,
      raids.filter((raid) => raid !== entry),
    );
    return () => putBack(new Map(places.map((place, at) => [place, held[at]])), entry);
  });

const putBack = (held: Map<IDBValidKey, unknown>, entry: SavedRaid | undefined): Promise<boolean> =>
  changeRaids(async (raids, records) => {
    for (const [place, record] of held) if (record !== undefined) records.put(record, place);
    if (entry) writeIndex(records, withEntry(raids, entry));
    return true;
  }).then(Boolean);

/** Takes every raid off this device. Whether that was done. */
export const removeAllRaids = (): Promise<boolean> =>
  changeRaids(async (_, records) => {
    const places = await promisifyRequest(records.getAllKeys());
    for (const place of places) if (readPlace(`${place}`)) records.delete(place);
    writeIndex(records, []);
    return true;
  }).then(Boolean);

/** Writes the list as it is, which shows whether there is room on the device. */
export const rewriteIndex = (): Promise<boolean> =>
  changeRaids(async (raids, records) => {
    writeIndex(records, raids);
    return true;
  }).then(Boolean);

const changeEntry = (code: ReportCode, changes: (raid: SavedRaid) => Partial<SavedRaid>) =>
  changeRaids(async (raids, records) => {
    const entry = raids.find((raid) => raid.code === code);
    if (entry) writeIndex(records, withEntry(raids, { ...entry, ...changes(entry) }));
    return true;
  }).then(Boolean);

/** Puts a record in its place, unless a newer version of the app has: that one stays. */
async function putRecord(
  records: IDBObjectStore,
  key: string,
  record: StoredRecord,
): Promise<void> {
  const stored = await promisifyRequest<unknown>(records.get(key));
  if (!isOfNewerShape(stored)) records.put(toStored(record), key);
}

/** A further kill comes without its icons; one that is kept already changes nothing. */
const withKill = (raid: SavedRaid, killId: number, bytes: number): SavedRaid =>
  raid.keptKills.includes(killId)
    ? raid
    : {
        ...raid,
        keptKills: [...raid.keptKills, killId],
        bytes: raid.bytes + bytes,
        hasIcons: false,
      };

const withEntry = (raids: SavedRaid[], entry: SavedRaid): SavedRaid[] => [
  ...raids.filter(({ code }) => code !== entry.code),
  entry,
];

/** A step that begins with the index. Not taken where a newer version wrote that; else every tab is told. */
async function changeRaids<T>(
  step: (raids: SavedRaid[], records: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  const answer = await deviceStore.change(async (records) => {
    const raids = await readIndex(records);
    return raids && step(raids, records);
  });
  if (answer !== undefined) announce();
  return answer;
}

const changes = observable(0);
let channel: BroadcastChannel | undefined;

/** Calls back when the list has changed, in whichever tab, or may be readable again. Returns what stops that. */
export function watchSavedRaids(onChange: () => void): () => void {
  openChannel();
  const stops = [changes.subscribe(onChange), keepingTrouble.subscribe(onChange)];
  return () => {
    for (const stop of stops) stop();
  };
}

function announce(): void {
  changes.set(changes.get() + 1);
  openChannel()?.postMessage('changed');
}

/** To the other tabs; a channel does not hear itself. Nothing in browsers that know none. */
function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('ready-check-saved-raids');
  channel.onmessage = () => changes.set(changes.get() + 1);
  return channel;
}
