import { type PlayerRef, playerKey } from '../raid/player-ref';
import type { Span } from '../time';
import { latestOf, type Statement } from './statement';

/** A note of the user about a player. */
export type RosterNote = Statement & { player: PlayerRef } & (
    | { kind: 'left'; hasLeft: boolean }
    /** The player is an alt; without `main` the player is nobody's alt. */
    | { kind: 'alt'; main?: PlayerRef }
    /** The note's evening overlaps the span. */
    | ({ kind: 'excused'; isExcused: boolean } & Span)
  );

const noteSubject = (note: RosterNote): string =>
  JSON.stringify([
    note.kind,
    playerKey(note.player),
    ...(note.kind === 'excused' ? [note.begins] : []),
  ]);

export const mergeNotes = latestOf(noteSubject);
