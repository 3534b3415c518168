import { expect, test } from 'vitest';
import { CATACLYSM_FACTS } from './eras/cataclysm/cataclysm-facts';
import { MISTS_FACTS } from './eras/mists/mists-facts';
import { socketsOf } from './sockets';

const HOOD = 59_219; // a meta socket and one more
const LEGS = 58_097; // two sockets
const BELT = 63_453; // one socket
const META = { itemId: 68_780 };
const RED = { itemId: 52_206 };
const UNKNOWN = { itemId: 999_999 };

test.each([
  { why: 'all filled', itemId: LEGS, gems: [RED, RED], sockets: [0, 0, false] },
  { why: 'one empty', itemId: LEGS, gems: [RED], sockets: [0, 1, false] },
  { why: 'a buckle’s gem', itemId: BELT, gems: [RED, RED], sockets: [1, 0, false] },
  { why: 'no meta gem', itemId: HOOD, gems: [RED], sockets: [0, 1, true] },
  { why: 'a meta gem alone', itemId: HOOD, gems: [META], sockets: [0, 1, false] },
  { why: 'a gem that may be a meta', itemId: HOOD, gems: [UNKNOWN], sockets: [0, 1, false] },
])('$why → added, empty, the meta among them: $sockets', ({ itemId, gems, sockets }) => {
  const found = socketsOf(CATACLYSM_FACTS, { itemId, gems }, 'legs');
  expect([found?.added, found?.empty, found?.emptyMeta]).toEqual(sockets);
});

test('an unknown item, and gems that were not recorded, have no known sockets', () => {
  expect(socketsOf(CATACLYSM_FACTS, { itemId: 999_999, gems: [] }, 'legs')).toBeUndefined();
  expect(socketsOf(CATACLYSM_FACTS, { itemId: LEGS }, 'legs')).toBeUndefined();
});

test('an item that the table of Mists lacks shows the least of its tier, and nothing added', () => {
  const chest = (count: number) => ({
    itemId: 99_001,
    gems: Array.from({ length: count }, () => RED),
  });
  expect(socketsOf(MISTS_FACTS, chest(1), 'chest')).toMatchObject({ added: 0, empty: 2 });
  expect(socketsOf(MISTS_FACTS, chest(4), 'chest')).toMatchObject({ added: 0, empty: 0 });
});
