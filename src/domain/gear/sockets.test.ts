import { expect, test } from 'vitest';
import { CATACLYSM_FACTS } from '../eras/cataclysm/cataclysm-facts';
import { MISTS_FACTS } from '../eras/mists/mists-facts';
import { ownSockets, showsAddedSocket } from './sockets';

const LEGS = 58_097; // two sockets
const BELT = 63_453; // one socket
const UNKNOWN = 999_999;
const RED = { itemId: 52_206 };

test.each([
  ['an item of the table', CATACLYSM_FACTS, LEGS, 2],
  ['an item that the table lacks', CATACLYSM_FACTS, UNKNOWN, undefined],
  ['an item that the table of Mists lacks, at the least of its tier,', MISTS_FACTS, 99_207, 3],
])('$0 has $3 sockets of its own', (_, facts, itemId, sockets) => {
  expect(ownSockets(facts, { itemId }, 'chest')).toBe(sockets);
});

test.each([
  { why: 'as many gems as sockets', itemId: BELT, gems: [RED], shows: false },
  { why: 'a gem more than sockets', itemId: BELT, gems: [RED, RED], shows: true },
  { why: 'an item that the table lacks', itemId: UNKNOWN, gems: [RED], shows: undefined },
  { why: 'no gems recorded', itemId: BELT, shows: undefined },
])('an added socket shows by $why: $shows', ({ itemId, gems, shows }) => {
  expect(showsAddedSocket(CATACLYSM_FACTS, { itemId, ...(gems && { gems }) })).toBe(shows);
});
