import { GUILDS } from './guilds';
import type { KeptKind } from './kept-kind';
import { LEFT_OUT } from './left-out';
import { OWN_PLAYERS } from './own-players';
import { ROSTER_NOTES } from './roster-notes';
import { TO_BUY } from './to-buy';
import { TONIGHT } from './tonight';

/** All kinds of statements: journaled, and deleted with all raids; most are exported and imported. */
export const KEPT_KINDS: readonly KeptKind[] = [
  ROSTER_NOTES,
  TONIGHT,
  TO_BUY,
  LEFT_OUT,
  GUILDS,
  OWN_PLAYERS,
];

export const keptKind = (key: string): KeptKind | undefined =>
  KEPT_KINDS.find((kind) => kind.key === key);
