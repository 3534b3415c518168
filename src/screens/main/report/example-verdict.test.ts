import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LoggedSummary } from '#data/log-site/logged-summary';
import { toRaiders } from '#data/log-site/to-raiders';
import { audit } from '#domain/audit/audit';
import { resultLines } from '#domain/audit/audit-lines';
import { DEFAULT_STANDARDS } from '#domain/audit/rule/standards';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { describeFrame, frameGroups } from '#ui/game/frame-groups';
import type { FrameGroup } from '#ui/game/RaidFrame';
import sampleSummary from '../../../../public/sample/summary-12.json';
import { EXAMPLE_COLUMNS, exampleGroups } from './example-verdict';

const audits = toRaiders(v.parse(LoggedSummary, sampleSummary)).map((raider) =>
  audit(raider, { era: CATACLYSM, standards: DEFAULT_STANDARDS }),
);

test('the example has the raid frame of the sample raid’s kill', () => {
  const shown = (groups: readonly FrameGroup[]) =>
    groups.map(({ role, cells }) => [role, cells.map(({ mark, classKey }) => [mark, classKey])]);
  expect(shown(exampleGroups())).toEqual(shown(frameGroups(audits)));
  expect(describeFrame(exampleGroups())).toBe(
    '12 of 25 passed: tanks 2 of 3, healers 3 of 5, damage 7 of 17',
  );
});

test.each(
  EXAMPLE_COLUMNS.flatMap(({ verdict, raiders }) =>
    raiders.map((raider) => ({ verdict, raider, name: raider.name })),
  ),
)('$name is in $verdict of the sample raid too', ({ verdict, raider }) => {
  const own = audits.find((one) => one.raider.name === raider.name);
  expect(own?.raider).toMatchObject({ classKey: raider.classKey, picture: raider.picture });
  expect(own?.verdicts).toContain(verdict);
  expect(own && resultLines(own).map(({ slots }) => slots)).toEqual(
    raider.lacks ? expect.arrayContaining([raider.lacks.join(', ')]) : [],
  );
});
