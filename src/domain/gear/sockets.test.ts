import { expect, test } from 'vitest';
import { CATACLYSM_FACTS } from '../eras/cataclysm/cataclysm-facts';
import { MISTS_FACTS } from '../eras/mists/mists-facts';
import { ownSockets, showsAddedSocket } from './sockets';

const LEGS = 58_097; // two sockets
const BELT = 63_453; // one socket
const UNKNOWN = 999_999;
const RED = { itemId: 52_206 };

test.each([
  { why: 'an item of the table', facts: CATACLYSM_FACTS, itemId: LEGS, sockets: 2 },
  {
    why: 'an item that the table lacks',
    facts: CATACLYSM_FACTS,
    itemId: UNKNOWN,
    sockets: undefined,
  },
  {
    why: 'an item that the table of Mists lacks, at the least of its tier,',
    facts: MISTS_FACTS,
    itemId: 99_207,
    sockets: 3,
  },
])('$why has $sockets sockets of its own', ({ facts, itemId, sockets }) => {
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
