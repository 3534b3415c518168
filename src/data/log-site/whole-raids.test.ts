import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Audit, audit } from '#domain/audit/audit';
import { adviceLines, faultsText } from '#domain/audit/audit-lines';
import type { Verdict } from '#domain/audit/verdict';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '#domain/eras/cataclysm/cataclysm-facts';
import { MISTS } from '#domain/eras/mists/mists';
import { MISTS_FACTS } from '#domain/eras/mists/mists-facts';
import { wornSets } from '#domain/gear/armour-sets';
import { professionsSeen } from '#domain/gear/professions';
import { slotWord } from '#domain/gear/slots';
import type { Kill } from '#domain/raid/raid';
import { CATACLYSM_CONTEXT, MISTS_CONTEXT } from '#test/advice';
import { expectedFinding, foundFinding } from '#test/expected-findings';
import { everyRaiderIn, raidersIn, raidIn } from '#test/recorded';
import { EXPECTED_FINDINGS, expectedAdvice } from '../../../e2e/expected-findings';
import { expectedColumns, RAIDERS } from '../../../e2e/expected-raid';
import mistsExpected from '../../../e2e/fixtures/mists-10/expected.json';

const DEEPER = 'e2e/fixtures/deeper-25';
const MISTS_NIGHT = 'e2e/fixtures/mists-10';

test.each([
  [DEEPER, EXPECTED_FINDINGS],
  [MISTS_NIGHT, mistsExpected],
])('the expected result of %s covers every kill', (folder, expected) => {
  const { kills } = raidIn(folder);
  expect(kills.map(({ id }) => `${id}`)).toEqual(Object.keys(expected));
  const summaries = readdirSync(folder).filter((name) => name.startsWith('summary'));
  expect(summaries).toHaveLength(kills.length);
});

describe('tier11-25', () => {
  const { kills } = raidIn('public/sample');
  const auditsOf = (fight: Kill): Audit[] =>
    raidersIn('public/sample', fight.id).map((raider) =>
      audit(raider, { ...CATACLYSM_CONTEXT, fight }),
    );

  test.each(kills)('every raider of kill $id of tier11-25 is in the right columns', (fight) => {
    const audits = auditsOf(fight);
    const namesIn = (column: Verdict) =>
      audits
        .filter(({ verdicts }) => verdicts.includes(column))
        .map(({ raider }) => raider.name)
        .sort();
    const faultsIn = (column: Verdict) =>
      audits
        .filter(({ verdicts }) => verdicts.includes(column))
        .map((one) => `${one.raider.name}: ${faultsText(column, one)}`)
        .sort();
    expect({
      passed: namesIn('PASSED'),
      missing: faultsIn('MISSING ENCHANTS'),
      low: faultsIn('LOW ITEM LEVEL'),
      notLogged: namesIn('NO GEAR RECORDED'),
    }).toEqual(expectedColumns(fight.id));
  });

  test.each(RAIDERS)(
    '$name of tier11-25 has the expected picture and talents',
    ({ name, picture, talents }) => {
      const [first] = kills;
      const raider = first && auditsOf(first).find((one) => one.raider.name === name)?.raider;
      expect(raider?.picture).toBe(picture);
      expect(existsSync(`public/icons/${picture}.png`)).toBe(true);
      expect(raider?.talents?.join(' / ')).toBe(talents);
    },
  );
});

test.each(everyRaiderIn(DEEPER))(
  'in fight $fight.id of deeper-25 $name matches another program’s result',
  ({ fight, raider, name }) => {
    const { findings, professions, sets } = EXPECTED_FINDINGS[fight.id]?.[name] ?? {};
    const judged = audit(raider, { ...CATACLYSM_CONTEXT, fight });
    expect(judged.advice.map(foundFinding).sort()).toEqual(findings?.map(expectedFinding).sort());
    expect(adviceLines(judged).map(({ line }) => line)).toEqual(expectedAdvice(findings ?? []));
    const seen = professionsSeen(raider, CATACLYSM, CATACLYSM_FACTS);
    expect(seen.map(({ profession }) => profession)).toEqual(professions);
    const worn = wornSets(raider, CATACLYSM_FACTS);
    expect(worn.map(({ tier, count }) => `T${tier} ${count}`).sort()).toEqual(sets);
  },
);

const MISTS_EXPECTED: Readonly<Record<string, Readonly<Record<string, object>>>> = mistsExpected;

test.each(everyRaiderIn(MISTS_NIGHT))(
  'in fight $fight.id of mists-10 $name matches a script’s result',
  ({ fight, raider, name }) => {
    const judged = audit(raider, { ...MISTS_CONTEXT, fight });
    const slotsOf = (id: string) =>
      judged.findings.flatMap(({ rule, slot }) =>
        rule === id && slot !== undefined ? slotWord(MISTS, slot) : [],
      );
    expect({
      missingEnchants: slotsOf('missing-enchant'),
      lowItemLevel: slotsOf('low-item-level'),
      findings: judged.advice.map(foundFinding),
      professions: professionsSeen(raider, MISTS, MISTS_FACTS).map(({ profession }) => profession),
    }).toEqual(MISTS_EXPECTED[fight.id]?.[name]);
  },
);
