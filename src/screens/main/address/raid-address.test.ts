import { expect, test } from 'vitest';
import { readRaidAddress } from './raid-address';

test.each([
  { against: 'a:TierElevenNight1', read: 'a:TierElevenNight1', why: 'an anonymous report' },
  { against: '..', read: '', why: 'the folder above, which would be a request with the key' },
  { against: '', read: '', why: 'nothing' },
])('`against` has a report code or is empty: $why', ({ against, read }) => {
  const params = new URLSearchParams({ report: 'TierElevenNight1', view: 'since', against });
  expect(readRaidAddress(params)).toMatchObject({ code: 'TierElevenNight1', against: read });
});
