import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Raid } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
import { deviceStore } from './device-store';
import { raidersPlace, raidPlace, readPlace, readRecord } from './kept-records';

const INDEX = 'index';

const SavedRaid = v.object({
  code: v.string(),
  title: v.string(),
  owner: v.string(),
  startedAt: v.number(),
  zones: v.array(v.string()),
  killCount: v.number(),
  /** Bytes of each kept kill's record, by fight id. */
  kept: v.record(v.string(), v.number()),
  /** Bytes of the report's own record. */
  ownBytes: v.number(),
  openedAt: v.number(),
  /** Kept by the person's word: never suggested for deletion. */
  isPinned: v.boolean(),
});

/** A raid on this device, as the list of saved raids shows it. */
export type SavedRaid = v.InferOutput<typeof SavedRaid>;

const Index = v.array(SavedRaid);

/** The bytes that a raid takes on this device, about. */
export const bytesOf = ({ ownBytes, kept }: SavedRaid): number =>
  Object.values(kept).reduce((sum, bytes) => sum + bytes, ownBytes);

/** How many of a raid's kills can be seen without the network. */
export const keptKills = ({ kept }: SavedRaid): number => Object.keys(kept).length;

/** The list of saved raids, as a query of its own; `watchSavedRaids` says when to ask anew. */
export const savedRaidQueries = {
  all: () => ['saved-raids'] as const,
  list: () =>
    queryOptions({
      queryKey: savedRaidQueries.all(),
      queryFn: async () => {
        await healed();
        const raids = readIndex(await deviceStore.read(INDEX)) ?? [];
        return raids.sort((one, other) => other.startedAt - one.startedAt);
      },
    }),
};

/** Lists a raid as saved, or brings its entry up to the report as fetched now. */
export const noteRaid = (code: ReportCode, raid: Raid, bytes: number): Promise<boolean> =>
  changeIndex((raids) => {
    const before = raids.find((saved) => saved.code === code);
    return [...raids.filter((saved) => saved !== before), entryFor(code, raid, bytes, before)];
  });

/** Counts a kill's raiders as kept. */
export const noteKill = (code: ReportCode, killId: number, bytes: number): Promise<boolean> =>
  changeEntry(code, ({ kept }) => ({ kept: { ...kept, [killId]: bytes } }));

/** Notes that a raid was looked at, at a time in epoch milliseconds. */
export const noteOpened = (code: ReportCode, openedAt: number): Promise<boolean> =>
  changeEntry(code, () => ({ openedAt }));

/** Keeps a raid from ever being suggested for deletion, or no longer. */
export const pinRaid = (code: ReportCode, isPinned: boolean): Promise<boolean> =>
  changeEntry(code, () => ({ isPinned }));

/** Deletes a raid with all its records. Returns what puts them back. */
export async function deleteRaid(saved: SavedRaid): Promise<() => Promise<boolean>> {
  const killIds = Object.keys(saved.kept).map(Number);
  const places = [raidPlace(saved.code), ...killIds.map((id) => raidersPlace(saved.code, id))];
  const records = await deviceStore.readMany(places);
  await changeIndex((raids) => raids.filter(({ code }) => code !== saved.code));
  await deviceStore.removeMany(places);

  return async () => {
    const entries = places.map((place, at): [string, unknown] => [place, records[at]]);
    await deviceStore.writeMany(entries.filter(([, record]) => record !== undefined));
    return changeIndex((raids) => [...raids.filter(({ code }) => code !== saved.code), saved]);
  };
}

/** Deletes every raid on this device. */
export async function deleteAllRaids(): Promise<void> {
  const places = await deviceStore.keys();
  await changeIndex(() => []);
  await deviceStore.removeMany(places.filter((place) => readPlace(place)));
}

/** Tells other tabs, and this one, when the list has changed. Returns what stops the watch. */
export function watchSavedRaids(onChange: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = onChange;
  return () => channel.close();
}

const CHANNEL = 'ready-check-saved-raids';
let announcer: BroadcastChannel | undefined;

const readIndex = (stored: unknown): SavedRaid[] | undefined => {
  const read = v.safeParse(Index, stored);
  return read.success ? read.output : undefined;
};

async function changeIndex(changed: (raids: SavedRaid[]) => SavedRaid[]): Promise<boolean> {
  await healed();
  const isKept = await deviceStore.change(INDEX, (stored) => changed(readIndex(stored) ?? []));
  announcer ??= new BroadcastChannel(CHANNEL);
  announcer.postMessage('changed');
  return isKept;
}

const changeEntry = (code: ReportCode, changes: (saved: SavedRaid) => Partial<SavedRaid>) =>
  changeIndex((raids) =>
    raids.map((saved) => (saved.code === code ? { ...saved, ...changes(saved) } : saved)),
  );

function entryFor(code: ReportCode, raid: Raid, ownBytes: number, before?: SavedRaid): SavedRaid {
  return {
    code,
    title: raid.title,
    owner: raid.owner,
    startedAt: raid.startedAt,
    zones: [...new Set(raid.kills.map(({ zone }) => zone).filter(Boolean))],
    killCount: raid.kills.length,
    ownBytes,
    kept: before?.kept ?? {},
    openedAt: before?.openedAt ?? 0,
    isPinned: before?.isPinned ?? false,
  };
}

let healing: Promise<void> | undefined;

/** The index made whole, once a session, before anything is read from it or changed in it. */
const healed = (): Promise<void> => {
  healing ??= healIndex();
  return healing;
};

/**
 * A damaged or lost index is built anew from the records it listed; those are never given up with it.
 * A whole one is read once and nothing else: no start reads every record.
 */
async function healIndex(): Promise<void> {
  if (readIndex(await deviceStore.read(INDEX))) return;
  const places = await deviceStore.keys();
  const raids: SavedRaid[] = [];
  for (const place of places) {
    const held = readPlace(place);
    if (!held || held.killId !== undefined) continue;
    const record = readRecord(await deviceStore.read(place));
    if (!record || Array.isArray(record.data)) continue;
    const bytes = JSON.stringify(record.data).length;
    raids.push({
      ...entryFor(held.code, record.data, bytes),
      kept: keptIn(places, held.code),
      openedAt: record.fetchedAt,
    });
  }
  if (places.length > 0) await deviceStore.change(INDEX, () => raids);
}

/** The kept kills of a report by their places alone; their bytes are not known without reading them. */
const keptIn = (places: string[], code: ReportCode): Record<string, number> =>
  Object.fromEntries(
    places.flatMap((place) => {
      const held = readPlace(place);
      return held?.code === code && held.killId !== undefined ? [[held.killId, 0]] : [];
    }),
  );
