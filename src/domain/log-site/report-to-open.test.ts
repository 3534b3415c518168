import { expect, test } from 'vitest';
import { reportToOpen } from './report-to-open';

test.each([
  ['the newest, of Cataclysm', [1023, 1046], 1023],
  ['the newest, of Mists', [1046, 1023], 1046],
  ['Cataclysm though Wrath is newer', [1017, 1027], 1027],
  ['Cataclysm although a newer zone is unknown', [-1, 1027], 1027],
  ['the newest that may be judged', [1018, 0, 26], 0],
  ['Mists although a newer zone is above all known zones', [9999, 1046], 1046],
  ['the newest raid of Mists', [1054, 1046], 1054],
  ['Mists though a vanilla one is newer', [1034, 1054], 1054],
  ['a raid though challenge modes are newer', [1039, 1046], 1046],
  ['challenge modes if nothing else may be judged', [1017, 1039], 1039],
  ['a zone that nobody knows yet', [9999], 9999],
  ['none of Wrath alone', [1017, 1018], undefined],
  ['none if there is none', [], undefined],
])('the report in $2 is opened among reports in the zones $1: $0', (_, zones, opened) => {
  expect(reportToOpen(zones.map((zone) => ({ zone })))?.zone).toBe(opened);
});
