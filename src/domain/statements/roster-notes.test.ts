import { expect, test } from 'vitest';
import type { PlayerRef } from '../raid/player-ref';
import { mergeNotes, type RosterNote } from './roster-notes';

const KADDA: PlayerRef = { name: 'A', guid: 1, server: 'Everlook' };
const who = (name: string): PlayerRef => ({ name });
const leftBy = (player: PlayerRef): RosterNote => ({ at: 1, player, kind: 'left', hasLeft: true });
const excused = (at: number, begins: number): RosterNote => ({
  at,
  player: who('A'),
  kind: 'excused',
  begins,
  ends: begins + 1,
  isExcused: at === 1,
});

test('the later of two notes about a subject is kept', () => {
  const [earlier, later] = [excused(1, 7), excused(2, 7)];
  expect([mergeNotes([earlier, later]), mergeNotes([later, earlier])]).toEqual([[later], [later]]);
});

test.each<[what: string, outcome: string, one: RosterNote, other: RosterNote]>([
  ['another name of the GUID', 'replaces', leftBy(KADDA), leftBy({ ...KADDA, name: 'B' })],
  ['another GUID', 'keeps', leftBy(KADDA), leftBy({ ...KADDA, guid: 2 })],
  ['another server of the GUID', 'keeps', leftBy(KADDA), leftBy({ ...KADDA, server: 'X' })],
  ['another kind', 'keeps', leftBy(KADDA), { at: 2, player: KADDA, kind: 'alt' }],
  ['the same name without a GUID', 'replaces', leftBy(who('A')), leftBy(who('A'))],
  ['another name', 'keeps', leftBy(who('A')), leftBy(who('B'))],
  ['another server of the name', 'keeps', leftBy(who('A')), leftBy({ name: 'A', server: 'X' })],
  ['the same evening', 'replaces', excused(1, 7), excused(2, 7)],
  ['another evening', 'keeps', excused(1, 7), excused(1, 14)],
])('a note about $0 $1 the earlier note', (_, outcome, one, other) => {
  expect(mergeNotes([one, other])).toHaveLength(outcome === 'replaces' ? 1 : 2);
});
