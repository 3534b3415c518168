import { expect, test } from 'vitest';
import { reportToOpen } from './report-to-open';

test.each([
  { why: 'the newest, of Cataclysm', zones: [1023, 1046], opened: 1023 },
  { why: 'the newest, of Mists', zones: [1046, 1023], opened: 1046 },
  { why: 'Cataclysm though Wrath is newer', zones: [1017, 1027], opened: 1027 },
  { why: 'Cataclysm though the zone of a newer one is not known', zones: [-1, 1027], opened: 1027 },
  { why: 'the newest that may be judged', zones: [1018, 0, 26], opened: 0 },
  {
    why: 'Mists though the zone of a newer one is above all known',
    zones: [9999, 1046],
    opened: 1046,
  },
  { why: 'the newest raid of Mists', zones: [1054, 1046], opened: 1054 },
  { why: 'Mists though a vanilla one is newer', zones: [1034, 1054], opened: 1054 },
  { why: 'a raid though challenge modes are newer', zones: [1039, 1046], opened: 1046 },
  { why: 'challenge modes if nothing else may be judged', zones: [1017, 1039], opened: 1039 },
  { why: 'a zone that nobody knows yet', zones: [9999], opened: 9999 },
  { why: 'none of Wrath alone', zones: [1017, 1018], opened: undefined },
  { why: 'none if there is none', zones: [], opened: undefined },
])('of reports in the zones $zones the one in $opened is opened: $why', ({ zones, opened }) => {
  expect(reportToOpen(zones.map((zone) => ({ zone })))?.zone).toBe(opened);
});
