import { describe, expect, test } from 'vitest';
import { audit } from '#domain/audit/audit';
import { adviceLines, faultsText } from '#domain/audit/audit-lines';
import { DEFAULT_STANDARDS } from '#domain/audit/rule/standards';
import { coverRaid } from '#domain/coverage/coverage';
import { findProviders } from '#domain/coverage/provider';
import { BURNING_CRUSADE_BUFFS } from '#domain/eras/burning-crusade/buffs';
import { BURNING_CRUSADE } from '#domain/eras/burning-crusade/burning-crusade';
import { BURNING_CRUSADE_FACTS } from '#domain/eras/burning-crusade/burning-crusade-facts';
import { eraOf } from '#domain/eras/era-of';
import { raidOfFight } from '#domain/eras/raid-of-fight';
import { wornSets } from '#domain/gear/armour-sets';
import { professionsSeen } from '#domain/gear/professions';
import { expectedFinding, foundFinding } from '#test/expected-findings';
import { everyRaiderIn, raidersIn, raidIn, readJson } from '#test/recorded';
import { type ExpectedByRaid, expectedAdvice, slotsFound } from '../../../e2e/expected-findings';

const FOLDER = 'e2e/fixtures/burning-crusade-25';
const read = (file: string) => readJson(`${FOLDER}/${file}`);

const EXPECTED: Readonly<Record<string, Record<string, ExpectedByRaid>>> = read('expected.json');
const BUFFS: Readonly<
  Record<string, Record<string, { providers?: string[]; byPoints?: string[] }>>
> = read('expected-buffs.json');

const raid = raidIn(FOLDER);

const everyRaider = everyRaiderIn(FOLDER);

const judged = ({ fight, raider }: (typeof everyRaider)[number], byRaid = false) =>
  audit(raider, {
    era: BURNING_CRUSADE,
    facts: BURNING_CRUSADE_FACTS,
    standards: { ...DEFAULT_STANDARDS, ...(byRaid && { minimumItemLevel: 'by raid' }) },
    fight,
  });

test('the Burning Crusade report has the expected kills and attempt and no dungeon run', () => {
  expect(raid.kills.map(({ id }) => `${id}`)).toEqual(Object.keys(EXPECTED));
  expect(raid.attempts?.map(({ boss }) => boss)).toEqual(["High Warlord Naj'entus"]);
  expect(everyRaider).toHaveLength(75);
});

test('the fights of a Burning Crusade report have a raid without a difficulty', () => {
  expect(eraOf(raid)).toMatchObject({ era: { id: 'burning-crusade' }, isCertain: true });
  expect(raid.kills.map(({ difficulty }) => difficulty)).toEqual([0, 0, 0]);
  expect(raid.kills.map((fight) => raidOfFight(fight)?.name)).toEqual([
    'Black Temple',
    'Black Temple',
    'Hyjal Summit',
  ]);
});

test.each(everyRaider)(
  'in fight $fight.id of Burning Crusade $name matches another program’s result',
  (one) => {
    const { fight, raider, name } = one;
    const expected = EXPECTED[fight.id]?.[name];
    const { findings, advice, verdicts } = judged(one);
    const found = [...findings, ...advice].map(foundFinding);
    expect(found.sort()).toEqual(expected?.findings.map(expectedFinding).sort());
    expect(verdicts.includes('NO GEAR RECORDED')).toBe(expected?.gearRecorded === false);
    const low = judged(one, true).findings.filter(({ rule }) => rule === 'low-item-level');
    expect(low.map(({ slot }) => slot)).toEqual(expected?.lowByRaid);
    expect({
      professions: professionsSeen(raider, BURNING_CRUSADE, BURNING_CRUSADE_FACTS).map(
        ({ profession }) => profession,
      ),
      sets: wornSets(raider, BURNING_CRUSADE_FACTS).map(({ tier, count }) => `T${tier} ${count}`),
    }).toEqual({ professions: expected?.professions, sets: expected?.sets });
  },
);

test.each(everyRaider)(
  'in fight $fight.id of Burning Crusade $name has another program’s columns and advice',
  (one) => {
    const { findings = [], gearRecorded } = EXPECTED[one.fight.id]?.[one.name] ?? {};
    const audited = judged(one);
    const missing = slotsFound('missing-enchant', findings).join(', ');
    const low = slotsFound('low-item-level', findings).join(', ');
    expect({
      advice: adviceLines(audited).map(({ line }) => line),
      missing: faultsText('MISSING ENCHANTS', audited),
      low: faultsText('LOW ITEM LEVEL', audited),
      hasPassed: audited.verdicts.includes('PASSED'),
    }).toEqual({
      advice: expectedAdvice(findings),
      missing,
      low,
      hasPassed: gearRecorded !== false && !missing && !low,
    });
  },
);

describe('providers', () => {
  const { categories, extras, narrow } = BURNING_CRUSADE_BUFFS;
  const all = [...categories, ...(narrow?.party ?? []), ...(narrow?.singleTarget ?? []), ...extras];

  test.each(Object.entries(BUFFS))(
    'the providers in fight %s match another program’s result',
    (kill, expected) => {
      const provided = findProviders(
        { ...BURNING_CRUSADE_BUFFS, categories: all },
        raidersIn(FOLDER, Number(kill)),
      );
      const found = Object.fromEntries(
        provided.map(({ category, providers }) => {
          const isByPoints = (one: (typeof providers)[number]) =>
            one.sources.every(({ byPoints }) => byPoints);
          const names = (some: typeof providers) => some.map(({ raider }) => raider.name);
          return [
            category.name,
            {
              providers: names(providers.filter((one) => !isByPoints(one))),
              byPoints: names(providers.filter(isByPoints)),
            },
          ];
        }),
      );
      expect(found).toEqual(
        Object.fromEntries(
          Object.entries(expected).map(([name, { providers = [], byPoints = [] }]) => [
            name,
            { providers, byPoints },
          ]),
        ),
      );
    },
  );

  test('fight 3 lacks three categories that are not extras', () => {
    const { categories: covered } = coverRaid(raidersIn(FOLDER, 3), BURNING_CRUSADE_BUFFS);
    expect(covered.map(({ category }) => category.kind)).not.toContain('extra');
    expect(
      covered.filter(({ state }) => state === 'missing').map(({ category }) => category.name),
    ).toEqual(['Frost crit taken', 'Hemorrhage', 'Nature damage taken']);
  });
});
