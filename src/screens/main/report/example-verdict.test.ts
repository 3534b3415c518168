import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LoggedSummary, toRaiders } from '#data/logged-summary';
import { auditGear, resultLines } from '#domain/audit';
import { DEFAULT_STANDARDS } from '#domain/rule';
import { verdictsOf } from '#domain/verdict';
import { frameGroups, frameWords } from '#ui/frame-groups';
import sampleSummary from '../../../../public/sample/summary-12.json';
import { EXAMPLE_COLUMNS, EXAMPLE_GROUPS } from './example-verdict';

const audits = toRaiders(v.parse(LoggedSummary, sampleSummary)).map((raider) =>
  auditGear(raider, DEFAULT_STANDARDS),
);

test('the example’s frame is that of the sample raid', () => {
  const shown = (groups: typeof EXAMPLE_GROUPS) =>
    groups.map(({ role, cells }) => [role, cells.map(({ mark, classKey }) => [mark, classKey])]);
  expect(shown(EXAMPLE_GROUPS)).toEqual(shown(frameGroups(audits)));
  expect(frameWords(EXAMPLE_GROUPS)).toBe(
    '12 of 25 passed: tanks 2 of 3, healers 3 of 5, damage 7 of 17',
  );
});

test.each(
  Object.entries(EXAMPLE_COLUMNS).flatMap(([verdict, raiders]) =>
    raiders.map((raider) => ({ verdict, raider, name: raider.name })),
  ),
)('$name stands in $verdict of the sample raid too', ({ verdict, raider }) => {
  const audit = audits.find((one) => one.raider.name === raider.name);
  expect(audit?.raider).toMatchObject({ classKey: raider.classKey, picture: raider.picture });
  expect(audit && verdictsOf(audit)).toContain(verdict);
  expect(audit && resultLines(audit).join()).toContain(raider.lacks);
});
