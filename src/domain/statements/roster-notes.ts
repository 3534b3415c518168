import type { Raider } from '../raid/raid';
import type { Span } from '../time';
import { latestOf, type Statement } from './statement';

/** A note's player. The reference holds on every device, whatever raids are saved there. */
export interface PlayerRef {
  guid?: number;
  name: string;
  server?: string;
}

/** A note of the user about a player. */
export type RosterNote = Statement & { player: PlayerRef } & (
    | { kind: 'left'; hasLeft: boolean }
    /** The player is an alt; without `main` the player is nobody's alt. */
    | { kind: 'alt'; main?: PlayerRef }
    /** The note's evening overlaps the span. */
    | ({ kind: 'excused'; isExcused: boolean } & Span)
  );

/** Returns the reference to a note's player. */
export const playerRef = ({
  guid,
  name,
  server,
}: Pick<Raider, 'guid' | 'name' | 'server'>): PlayerRef => ({
  ...(guid !== undefined && { guid }),
  name,
  ...(server && { server }),
});

/**
 * Whether a record is a note's player: by GUID, or by name and server if either lacks a GUID.
 * Servers may use the same number twice, and a transferred character keeps its number.
 */
export function isPlayer(ref: PlayerRef, { guid, name, server }: PlayerRef): boolean {
  const isNamed = ref.name === name;
  const isThere = !ref.server || !server || ref.server === server;
  if (ref.guid === undefined || guid === undefined) return isNamed && isThere;
  return ref.guid === guid && (isNamed || isThere);
}

/** Returns a player's key. Among statements about players with equal keys the latest counts. */
export const playerKey = ({ guid, name, server = '' }: PlayerRef): string =>
  JSON.stringify(guid === undefined ? ['name', name, server] : ['guid', guid, server]);

const noteSubject = (note: RosterNote): string =>
  JSON.stringify([
    note.kind,
    playerKey(note.player),
    ...(note.kind === 'excused' ? [note.begins] : []),
  ]);

export const mergeNotes = latestOf(noteSubject);
