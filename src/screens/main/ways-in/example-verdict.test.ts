import { expect, test } from 'vitest';
import { audit } from '#domain/audit/audit';
import { adviceLines, faultsText } from '#domain/audit/audit-lines';
import { barcode, levelScale } from '#domain/audit/barcode';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '#domain/eras/cataclysm/cataclysm-facts';
import { averageItemLevel } from '#domain/gear/item-level';
import { readBarcode } from '#features/tile/read-barcode';
import { CATACLYSM_CONTEXT } from '#test/advice';
import { raidersOf } from '#test/recorded';
import { frameGroups, frameText } from '#ui/game/frame-groups';
import type { FrameGroup } from '#ui/game/RaidFrame';
import sampleSummary from '../../../../public/sample/summary-12.json';
import { EXAMPLE_COLUMNS, exampleGroups } from './example-verdict';

const audits = raidersOf(sampleSummary).map((raider) => audit(raider, CATACLYSM_CONTEXT));
const scale = levelScale(audits, 346);

test('the example shows the raid frame of the sample raid’s kill', () => {
  const shown = (groups: readonly FrameGroup[]) =>
    groups.map(({ role, cells }) => [role, cells.map(({ mark, classKey }) => [mark, classKey])]);
  expect(shown(exampleGroups())).toEqual(shown(frameGroups(audits)));
  const text = '12 of 25 passed: tanks 2 of 3, healers 3 of 5, damage 7 of 17';
  expect(frameText(exampleGroups())).toBe(text);
});

test.each(EXAMPLE_COLUMNS)(
  '$verdict has as many players as in the sample raid',
  ({ verdict, count }) => {
    expect(audits.filter(({ verdicts }) => verdicts.includes(verdict))).toHaveLength(count);
  },
);

test.each(
  EXAMPLE_COLUMNS.flatMap(({ verdict, raiders }) =>
    raiders.map((raider) => ({ verdict, raider, name: raider.name })),
  ),
)('$name has the same tile in $verdict as in the sample raid', ({ verdict, raider }) => {
  const own = audits.find((one) => one.raider.name === raider.name);
  if (!own) throw new Error('Not in the sample raid');
  expect(own.raider).toMatchObject({ classKey: raider.classKey, picture: raider.picture });
  expect(own.verdicts).toEqual([verdict]);
  expect(faultsText(verdict, own)).toBe(raider.lacks.join(', '));
  expect(adviceLines(own)).toHaveLength(raider.advice ?? 0);
  const level = averageItemLevel(own.raider, CATACLYSM, CATACLYSM_FACTS);
  expect(Math.round(level ?? 0)).toBe(raider.level);
  expect(readBarcode(raider.gear)).toEqual(
    barcode(own, scale).map((place) => ({ ...place, height: Math.round(place.height) })),
  );
});
