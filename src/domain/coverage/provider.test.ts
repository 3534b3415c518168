import { describe, expect, test } from 'vitest';
import { raidByIcons } from '#test/raid-by-icons';
import { CATACLYSM_BUFFS } from '../eras/cataclysm/buffs';
import { CLASSES } from '../raid/classes';
import type { Raider } from '../raid/raid';
import type { BuffCategory, BuffSource } from './category';
import { findProviders, isBroughtBy, withTalentPoints } from './provider';

const { categories, tanksAs } = CATACLYSM_BUFFS;

const SOURCES = categories.flatMap((category) =>
  category.sources.map((source) => ({
    category,
    source,
    row: `${category.name}: ${source.spell}${source.pet ? ` of a ${source.pet}` : ''} by ${source.spec ?? 'any'} ${source.by}`,
  })),
);

const sourcesBy = (category: BuffCategory, raiders: Raider[]): BuffSource[][] =>
  findProviders({ categories: [category], tanksAs }, raiders).flatMap(({ providers }) =>
    providers.map(({ sources }) => sources),
  );

const raiderOf = (icon: string): Raider[] => raidByIcons([icon]);

describe.each(SOURCES)('$source.spell', ({ category, source, row }) => {
  const { loggedName } = CLASSES[source.by];
  const specs: readonly string[] = CLASSES[source.by].specs;

  test(`${row} counts for its class and spec`, () => {
    for (const spec of source.spec ? [source.spec] : specs) {
      const brought = sourcesBy(category, raiderOf(`${loggedName}-${spec}`));
      expect(brought).toEqual([expect.arrayContaining([source])]);
    }
  });

  test(`${row} counts for the class without a spec only if every spec brings it`, () => {
    const brought = sourcesBy(category, raiderOf(loggedName)).flat();
    expect(brought.includes(source)).toBe(source.spec === undefined);
  });

  test(`${row} does not count for another class`, () => {
    const [other, spec] = source.by === 'mage' ? ['Rogue', 'Combat'] : ['Mage', 'Frost'];
    expect(sourcesBy(category, raiderOf(`${other}-${spec}`)).flat()).not.toContain(source);
  });

  const others = source.spec ? specs.filter((spec) => spec !== source.spec) : [];

  test.each(others)(`${row} does not count for %s`, (spec) => {
    expect(sourcesBy(category, raiderOf(`${loggedName}-${spec}`)).flat()).not.toContain(source);
  });
});

const namesBroughtBy = (icon: string): string[] =>
  findProviders(CATACLYSM_BUFFS, raiderOf(icon))
    .filter(({ providers }) => providers.length > 0)
    .map(({ category }) => category.name);

describe('the categories of a raider', () => {
  const DRUID = [
    '+5% to all base stats',
    'Combat Resurrection',
    'Major Mana Replenishment',
    'Armor Debuff',
  ];
  const BEAR = [
    '+5% Crit',
    ...DRUID,
    '+30% bleed damage',
    '-20% melee haste debuff',
    '-10% physical damage output debuff',
  ];

  test.each([
    { icon: 'Druid', brings: DRUID, why: 'the buffs of any spec if the spec is unknown' },
    { icon: 'Druid-Champion', brings: DRUID, why: 'the buffs of any spec for a foreign spec' },
    {
      icon: 'Druid-Restoration',
      brings: [...DRUID, 'Minor mana replenishment'],
      why: 'the buffs of any spec and of its own',
    },
    { icon: 'Druid-Warden', brings: BEAR, why: 'the buffs of a bear under an older word' },
    { icon: 'Druid-Guardian', brings: BEAR, why: 'the buffs of a bear' },
    { icon: 'Druid-Feral tanks', brings: BEAR, why: 'the buffs of a bear as a tanking cat' },
    { icon: 'Unknown', brings: [], why: 'nothing if the class is unknown' },
    { icon: '', brings: [], why: 'nothing without an icon' },
    { icon: 'Monk-Brewmaster', brings: [], why: 'nothing, as Cataclysm lacks the class' },
  ])('in Cataclysm $icon brings $why', ({ icon, brings }) => {
    expect(namesBroughtBy(icon).sort()).toEqual([...brings].sort());
  });

  test('a tanking cat brings the bear form of a spell', () => {
    const bleed = categories.filter(({ name }) => name === '+30% bleed damage');
    const mangles = ['Druid-Feral tanks', 'Druid-Feral'].map((icon) =>
      findProviders({ categories: bleed, tanksAs }, raiderOf(icon)).flatMap(({ providers }) =>
        providers.flatMap(({ sources }) => sources.map(({ id }) => id)),
      ),
    );
    expect(mangles).toEqual([[33878], [33876]]);
  });
});

describe('a source by talent points', () => {
  const source: BuffSource = {
    spell: 'Moonkin Aura',
    id: 1,
    by: 'druid',
    byPoints: { tree: 'Balance', least: 31 },
  };

  test.each([
    { why: 'exactly the points', caster: { points: { Balance: 31 } }, verb: 'brings' },
    { why: 'a point too few', caster: { points: { Balance: 30 } }, verb: 'does not bring' },
    { why: 'unknown points', caster: {}, verb: 'does not bring' },
    {
      why: 'the spec itself',
      caster: { spec: 'Balance', points: { Balance: 41 } },
      verb: 'does not bring',
    },
    {
      why: 'a spec that heals in no form',
      caster: { spec: 'Restoration', excludedTree: 'Balance', points: { Balance: 34 } },
      verb: 'does not bring',
    },
  ])('a druid with $why $verb a source by talent points', ({ caster, verb }) => {
    expect(isBroughtBy(source, { classKey: 'druid', ...caster })).toBe(verb === 'brings');
    expect(isBroughtBy(source, { ...caster, classKey: 'mage' })).toBe(false);
  });

  test('a source by talent points is added only for a spec’s source that needs points', () => {
    const { byPoints: _, ...rest } = source;
    const specSource = { ...rest, spec: 'Balance', leastPoints: 31 };
    const others = [{ ...rest, spec: 'Balance' }, rest];
    const sources = [specSource, ...others];
    const [category] = withTalentPoints([{ name: 'Aura', kind: 'buff', sources }]);
    expect(category?.sources).toEqual([specSource, source, ...others]);
  });
});

test('a tank counts as another spec only in the class and spec that the era lists', () => {
  expect(namesBroughtBy('Druid-Restoration tanks')).toEqual(namesBroughtBy('Druid-Restoration'));
  const wall: BuffCategory = {
    name: 'Wall',
    kind: 'buff',
    sources: [{ spell: 'Wall', id: 1, by: 'paladin', spec: 'Protection' }],
  };
  const [found] = findProviders(
    {
      categories: [wall],
      tanksAs: [{ classKey: 'warrior', spec: 'Protection', tankSpec: 'Arms' }],
    },
    raiderOf('Paladin-Protection tanks'),
  );
  expect(found?.providers).toHaveLength(1);
});
