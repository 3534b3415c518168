import type { Raider } from '../raid/raid';

/** Whom a note is about, on every device and whatever raids are saved. */
export interface PlayerRef {
  guid?: number;
  name: string;
  server?: string;
}

/** What the user says of a player. Of several about one thing the latest counts. */
export type RosterNote = {
  /** Epoch milliseconds. */
  at: number;
  player: PlayerRef;
} & (
  | {
      kind: 'excused';
      /** The evening: any that overlaps these epoch milliseconds. */
      begins: number;
      ends: number;
      isExcused: boolean;
    }
  /** Without a main the player is nobody's alt. */
  | { kind: 'alt'; main?: PlayerRef }
  | { kind: 'left'; hasLeft: boolean }
);

/** Returns whom a note about a player is about. */
export const playerRef = ({
  guid,
  name,
  server,
}: Pick<Raider, 'guid' | 'name' | 'server'>): PlayerRef => ({
  ...(guid !== undefined && { guid }),
  name,
  ...(server && { server }),
});

/** Returns a key for what a note is about; of notes with one key the latest counts. */
function noteSubject(note: RosterNote): string {
  const { guid, name, server = '' } = note.player;
  const whom = guid === undefined ? ['name', name, server] : ['guid', guid, server];
  return JSON.stringify([note.kind, ...whom, ...(note.kind === 'excused' ? [note.begins] : [])]);
}

/** Merges notes: of those about one thing the latest stays. */
export function mergeNotes(...lists: readonly (readonly RosterNote[])[]): RosterNote[] {
  const latest = new Map<string, RosterNote>();
  for (const note of lists.flat().sort(byTime)) latest.set(noteSubject(note), note);
  return [...latest.values()];
}

export const byTime = (one: RosterNote, other: RosterNote): number => one.at - other.at;
