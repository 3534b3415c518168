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

test('the later of two notes about a subject is kept, in whatever order they arrive', () => {
  const [earlier, later] = [excused(1, 7), excused(2, 7)];
  expect([mergeNotes([earlier, later]), mergeNotes([later, earlier])]).toEqual([[later], [later]]);
});

test.each<[what: string, isSame: boolean, one: RosterNote, other: RosterNote]>([
  ['a GUID and server under another name', true, leftBy(KADDA), leftBy({ ...KADDA, name: 'B' })],
  ['another GUID', false, leftBy(KADDA), leftBy({ ...KADDA, guid: 2 })],
  ['another server of the GUID', false, leftBy(KADDA), leftBy({ ...KADDA, server: 'X' })],
  ['another kind', false, leftBy(KADDA), { at: 2, player: KADDA, kind: 'alt' }],
  ['a name without a GUID', true, leftBy(who('A')), leftBy(who('A'))],
  ['another name', false, leftBy(who('A')), leftBy(who('B'))],
  ['another server of the name', false, leftBy(who('A')), leftBy({ name: 'A', server: 'X' })],
  ['one evening', true, excused(1, 7), excused(2, 7)],
  ['another evening', false, excused(1, 7), excused(1, 14)],
])('notes about %s have one subject: %s', (_, isSame, one, other) => {
  expect(mergeNotes([one, other])).toHaveLength(isSame ? 1 : 2);
});
