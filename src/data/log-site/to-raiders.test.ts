import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { audit } from '#domain/audit/audit';
import { resultLines } from '#domain/audit/audit-lines';
import { DEFAULT_STANDARDS } from '#domain/audit/standards';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { slotWord } from '#domain/gear/slots';
import { LoggedSummary } from './logged-summary';
import gearEntries from './recorded/v1-summary-gear-entries-cata-classic-2024.json';
import mistsRoster from './recorded/v2-roster-10man-mop-classic-2026.json';
import retailSummary from './recorded/v2-table-summary-retail-2021-mplus.json';
import { toRaiders } from './to-raiders';

const raidersOf = (response: unknown) => toRaiders(v.parse(LoggedSummary, response));

const head = { id: 60325, slot: 0, itemLevel: 359, permanentEnchant: 4208, icon: 'inv.jpg' };
const emptySlot = { id: 0, slot: 3, quality: 1, icon: 'inv_axe_02.jpg', itemLevel: 0 };
const player = (more: object = {}) => ({
  name: 'Kadda',
  id: 7,
  type: 'Druid',
  icon: 'Druid-Feral',
  specs: ['Feral'],
  combatantInfo: { talents: [], gear: [head, emptySlot] },
  ...more,
});
const details = (playerDetails: unknown) => raidersOf({ playerDetails });
const onlyRaider = (more: object) => details({ dps: [player(more)] })[0];

test('a recorded retail table has its five players', () => {
  const { data } = retailSummary.reportData.report.table;
  expect(raidersOf(data).map(({ name, picture }) => [name, picture])).toEqual([
    ['Xepheris', 'DemonHunter'],
    ['Wânheda', 'DeathKnight-Frost'],
    ['Lorioa', 'Mage-Frost'],
    ['Steffen', 'Warrior-Fury'],
    ['Afkdin', 'Paladin-Holy'],
  ]);
});

test('a recorded Mists roster has its ten players', () => {
  const named = mistsRoster.roster.map(({ class: word, spec, ...more }) => ({
    ...more,
    icon: `${word}-${spec}`,
  }));
  const inRole = (words: string) => named.filter(({ role }) => role === words);
  const raiders = details({
    tanks: inRole('tanks'),
    healers: inRole('healers'),
    dps: inRole('dps'),
  });
  expect(raiders.map(({ name, classKey }) => [name, classKey]).slice(0, 3)).toEqual([
    ['Whatadk', 'deathknight'],
    ['Sluutfisting', 'monk'],
    ['Bustinsihder', 'monk'],
  ]);
  expect(raiders).toHaveLength(10);
  expect(raiders.every(({ gear }) => gear.length === 0)).toBe(true);
  expect(raiders.find(({ server }) => server)?.name).toBe('Oobblygoobly');
});

describe('recorded pieces of Cataclysm', () => {
  const ENCHANTABLE = [0, 2, 4, 6, 7, 8, 9, 14, 15, 16];
  const { entries } = gearEntries;

  test.each(entries.map((entry) => ({ ...entry, word: slotWord(CATACLYSM, entry.slot) })))(
    '$word $id lacks an enchant only if the slot takes one and it has none',
    (entry) => {
      const [raider] = details({ dps: [player({ combatantInfo: { gear: [entry] } })] });
      const context = { era: CATACLYSM, standards: DEFAULT_STANDARDS };
      const lines = raider && resultLines(audit(raider, context)).map(({ line }) => line);
      const isBare = ENCHANTABLE.includes(entry.slot) && entry.permanentEnchant === undefined;
      expect(lines).toEqual(isBare ? [`Missing Enchant: ${entry.word}`] : []);
    },
  );
});

describe('gear', () => {
  const enchantOf = (more: object) =>
    onlyRaider({ combatantInfo: { gear: [{ ...head, permanentEnchant: undefined, ...more }] } })
      ?.gear[0]?.enchantId;

  test.each([
    { why: 'a tinker is no enchant', more: { onUseEnchant: 4179 }, enchantId: undefined },
    {
      why: 'a tinker hides no enchant',
      more: { onUseEnchant: 4179, permanentEnchant: 4068 },
      enchantId: 4068,
    },
    { why: 'an oil is no enchant', more: { temporaryEnchant: 283 }, enchantId: undefined },
    {
      why: 'a name alone is no enchant',
      more: { permanentEnchantName: '+7 Stamina' },
      enchantId: undefined,
    },
    {
      why: 'an unknown id is an enchant',
      more: { permanentEnchant: 999_999 },
      enchantId: 999_999,
    },
  ])('the enchant of a piece is $enchantId: $why', ({ more, enchantId }) => {
    expect(enchantOf(more)).toBe(enchantId);
  });

  test.each([
    { why: 'a tinker', more: { onUseEnchant: 4179 }, read: { tinkerId: 4179 } },
    { why: 'a tinker of 0', more: { onUseEnchant: 0 }, read: { tinkerId: undefined } },
    { why: 'no tinker', more: {}, read: { tinkerId: undefined } },
    { why: 'null as tinker', more: { onUseEnchant: null }, read: { tinkerId: undefined } },
    {
      why: 'a tinker that cannot be read',
      more: { onUseEnchant: {} },
      read: { tinkerId: -1 },
    },
    { why: 'a set', more: { setID: 928 }, read: { setId: 928 } },
    { why: 'a set that cannot be read', more: { setID: {} }, read: { setId: undefined } },
    { why: 'numbers as text', more: { itemLevel: '391' }, read: { itemLevel: 391 } },
    { why: 'a level of 0', more: { itemLevel: 0 }, read: { itemLevel: undefined } },
    { why: 'no level at all', more: { itemLevel: null }, read: { itemLevel: undefined } },
    { why: 'a level beyond all games', more: { itemLevel: 1e17 }, read: { itemLevel: undefined } },
    { why: 'a level in words', more: { itemLevel: 'high' }, read: { itemLevel: undefined } },
    { why: 'a level of part numbers', more: { itemLevel: '391.25' }, read: { itemLevel: 391.25 } },
    { why: 'a level below 0', more: { itemLevel: -1 }, read: { itemLevel: undefined } },
    { why: 'a level in powers', more: { itemLevel: '3e2' }, read: { itemLevel: undefined } },
    { why: 'a level after a space', more: { itemLevel: ' 391' }, read: { itemLevel: undefined } },
    { why: 'a level in a list', more: { itemLevel: [391] }, read: { itemLevel: undefined } },
    { why: 'a quality', more: { quality: 4 }, read: { quality: 4 } },
    { why: 'a poor quality', more: { quality: 0 }, read: { quality: 0 } },
    { why: 'an oil', more: { temporaryEnchant: 283 }, read: { temporaryEnchantId: 283 } },
    { why: 'a quality in words', more: { quality: 'epic' }, read: { quality: undefined } },
    { why: 'a name that is none', more: { name: 7 }, read: { name: '' } },
    { why: 'an icon that is none', more: { icon: [] }, read: { icon: '' } },
  ])('a piece with $why is read as $read', ({ more, read }) => {
    const piece = onlyRaider({ combatantInfo: { gear: [{ ...head, ...more }] } })?.gear[0];
    const [[field, value] = ['', '']] = Object.entries(read);
    expect(new Map<string, unknown>(Object.entries(piece ?? {})).get(field)).toBe(value);
  });

  test('a slot listed as empty is no piece', () => {
    expect(onlyRaider({})?.gear.map(({ slot }) => slot)).toEqual([0]);
  });

  test.each([
    { why: 'the log lists one with id 0', gear: [head, emptySlot], bareSlots: [3] },
    { why: 'an id of 0 is text', gear: [{ ...emptySlot, id: '0' }], bareSlots: [3] },
    { why: 'the log lists none as empty', gear: [head], bareSlots: [] },
    { why: 'an entry has no id', gear: [{ slot: 3 }], bareSlots: [] },
    { why: 'an empty entry has no slot', gear: [{ id: 0 }], bareSlots: [] },
    { why: 'no game has the slot', gear: [{ id: 0, slot: 44 }], bareSlots: [] },
    {
      why: 'another entry of the slot is worn',
      gear: [{ ...emptySlot, slot: 0 }, head],
      bareSlots: [],
    },
  ])('the bare slots are $bareSlots if $why', ({ gear, bareSlots }) => {
    expect(onlyRaider({ combatantInfo: { gear } })?.bareSlots).toEqual(bareSlots);
  });

  test('a piece without a slot has its index as slot', () => {
    const { slot: _, ...unplaced } = head;
    expect(onlyRaider({ combatantInfo: { gear: [emptySlot, unplaced] } })?.gear[0]?.slot).toBe(1);
  });

  test('pieces and bare slots are in the order of their slots, whatever the log’s', () => {
    const gear = [
      ...[9, 4, 0].map((slot) => ({ ...head, slot })),
      ...[14, 3, 8].map((slot) => ({ ...emptySlot, slot })),
    ];
    const raider = onlyRaider({ combatantInfo: { gear } });
    expect(raider?.gear.map(({ slot }) => slot)).toEqual([0, 4, 9]);
    expect(raider?.bareSlots).toEqual([3, 8, 14]);
  });

  test('a piece lists nothing that the log leaves out', () => {
    const gear = [{ id: 60325 }];
    expect(onlyRaider({ combatantInfo: { gear } })?.gear).toStrictEqual([
      { slot: 0, itemId: 60325, name: '', icon: '' },
    ]);
  });

  test('of two pieces in one slot the last worn one counts', () => {
    const gear = [
      { ...head, id: 1 },
      { ...head, id: 2 },
      { ...emptySlot, slot: 0 },
    ];
    expect(onlyRaider({ combatantInfo: { gear } })?.gear.map(({ itemId }) => itemId)).toEqual([2]);
  });

  const legs = { ...head, slot: 6, name: 'Legplates of the Elementium' };

  test.each([
    { why: 'its id', entry: { ...legs, id: 'one' }, unread: [{ slot: 6, name: legs.name }] },
    {
      why: 'its enchant',
      entry: { ...legs, permanentEnchant: {} },
      unread: [{ slot: 6, name: legs.name }],
    },
    { why: 'its slot', entry: { ...legs, slot: 'legs' }, unread: [{ name: legs.name }] },
    { why: 'its name too', entry: { ...legs, id: [], name: 7 }, unread: [{ slot: 6, name: '' }] },
    { why: 'all of it', entry: 'Legplates', unread: [{ name: '' }] },
    { why: 'its id, without a slot', entry: { id: 'one' }, unread: [{ slot: 2, name: '' }] },
  ])('a piece with garbled $why leaves the others readable', ({ entry, unread }) => {
    const raider = onlyRaider({ combatantInfo: { gear: [head, emptySlot, entry] } });
    expect(raider?.gear.map(({ slot }) => slot)).toEqual([0]);
    expect(raider?.bareSlots).toEqual([3]);
    expect(raider?.unreadPieces).toEqual(unread);
  });

  test('a slot with a garbled and a good entry is neither unread nor bare', () => {
    const raider = onlyRaider({
      combatantInfo: {
        gear: [
          { ...head, id: 'one' },
          head,
          { ...head, slot: 4 },
          { ...legs, id: {} },
          { id: 0, slot: 6 },
        ],
      },
    });
    expect(raider?.gear.map(({ slot }) => slot)).toEqual([0, 4]);
    expect(raider?.unreadPieces).toEqual([{ slot: 6, name: legs.name }]);
    expect(raider?.bareSlots).toEqual([]);
  });

  test.each([
    { why: 'an empty array', combatantInfo: [] },
    { why: 'an empty object', combatantInfo: {} },
    { why: 'null', combatantInfo: null },
    { why: 'missing', combatantInfo: undefined },
    { why: 'without gear', combatantInfo: { gear: null } },
  ])('a raider whose combatantInfo is $why has no gear recorded', ({ combatantInfo }) => {
    const raider = onlyRaider({ combatantInfo });
    expect(raider).toMatchObject({ gear: [], bareSlots: [], talents: [] });
    expect(raider?.unreadPieces).toBeUndefined();
  });
});

describe('gems', () => {
  const gem = { id: 52296, itemLevel: 85, icon: 'inv_misc.jpg' };
  const gemsOf = (...gear: object[]) =>
    onlyRaider({
      combatantInfo: { gear: gear.map((more, slot) => ({ ...head, slot, ...more })) },
    })?.gear.map(({ gems }) => gems?.map(({ itemId }) => itemId));

  test.each([
    { why: 'two', gear: [{ gems: [gem, gem] }], gems: [[52296, 52296]] },
    { why: 'an id as text', gear: [{ gems: [{ id: '52296' }] }], gems: [[52296]] },
    { why: 'none beside a piece with one', gear: [{ gems: [gem] }, {}], gems: [[52296], []] },
    { why: 'null beside one', gear: [{ gems: [gem] }, { gems: null }], gems: [[52296], []] },
    {
      why: 'an id of 0, which fills no socket',
      gear: [{ gems: [gem, { id: 0 }] }],
      gems: [[52296]],
    },
    {
      why: 'garbage beside one',
      gear: [{ gems: [gem] }, { gems: 'red' }],
      gems: [[52296], undefined],
    },
    {
      why: 'a number in place of a gem',
      gear: [{ gems: [gem] }, { gems: [gem, 7] }],
      gems: [[52296], undefined],
    },
    {
      why: 'an id below 0, which leaves no socket empty',
      gear: [{ gems: [gem] }, { gems: [gem, { id: -1 }] }],
      gems: [[52296], undefined],
    },
    { why: 'only an id of 0', gear: [{ gems: [{ id: 0 }] }, {}], gems: [undefined, undefined] },
    { why: 'only garbage', gear: [{ gems: 'red' }], gems: [undefined] },
    { why: 'no gem at all', gear: [{}, { gems: [] }], gems: [undefined, undefined] },
    {
      why: 'more gems than any item has sockets',
      gear: [{ gems: Array(9).fill(gem) }],
      gems: [Array(9).fill(52296)],
    },
  ])('gems are read as $gems if the log has $why', ({ gear, gems }) => {
    expect(gemsOf(...gear)).toEqual(gems);
  });

  test('gems of another raider prove that the log records gems', () => {
    const gear = [{ ...head, gems: [gem] }];
    const raiders = details({
      dps: [player()],
      tanks: [player({ id: 8, combatantInfo: { gear } })],
    });
    expect(raiders.map((raider) => raider.gear[0]?.gems)).toEqual([[], [{ itemId: 52296 }]]);
  });
});

test('an item that is worn twice is two pieces', () => {
  const gear = [10, 11].map((slot) => ({ ...head, slot }));
  expect(onlyRaider({ combatantInfo: { gear } })?.gear.map(({ slot }) => slot)).toEqual([10, 11]);
});

test.each([
  { why: 'counted', more: { potionUse: 2, healthstoneUse: 0 }, read: [2, 0] },
  { why: 'as text', more: { potionUse: '1' }, read: [1, undefined] },
  { why: 'not counted', more: {}, read: [undefined, undefined] },
  {
    why: 'garbage',
    more: { potionUse: 'some', healthstoneUse: -1 },
    read: [undefined, undefined],
  },
])('potions and healthstones are read as $read if they are $why', ({ more, read }) => {
  const raider = onlyRaider(more);
  expect([raider?.potions, raider?.healthstones]).toEqual(read);
});

test.each([
  { why: 'a number', id: 7, logId: 7 },
  { why: 'a text', id: '7', logId: 7 },
  { why: 'a word', id: 'seven', logId: undefined },
  { why: 'empty', id: undefined, logId: undefined },
  { why: 'garbage', id: {}, logId: undefined },
])('a raider’s number is $logId if the log’s is $why', ({ id, logId }) => {
  expect(onlyRaider({ id })?.logId).toBe(logId);
});

test('a raider lists nothing that the log leaves out', () => {
  expect(details({ dps: [{ name: 'Kadda', icon: 'Druid-Feral' }] })).toStrictEqual([
    {
      classKey: 'druid',
      spec: 'Feral',
      key: 'Kadda',
      name: 'Kadda',
      picture: 'Druid-Feral',
      roles: ['dps'],
      talents: [],
      gear: [],
      bareSlots: [],
    },
  ]);
});

test.each([
  { icon: 'Mage-Chronomancer', loggedSpec: 'Chronomancer' },
  { icon: 'Mage-Fire', loggedSpec: undefined },
  { icon: 'Unknown-Fire', loggedSpec: undefined },
])('a raider with the icon $icon has the unlisted spec $loggedSpec', ({ icon, loggedSpec }) => {
  expect(onlyRaider({ icon, specs: [] })?.loggedSpec).toBe(loggedSpec);
});

test.each([
  { why: 'as the log writes it', server: 'AltarofStorms', read: 'AltarofStorms' },
  { why: 'missing, in an anonymous report', server: undefined, read: undefined },
  { why: 'empty', server: '', read: undefined },
  { why: 'garbage', server: 12, read: undefined },
])('a raider’s server is $read if the log’s is $why', ({ server, read }) => {
  expect(onlyRaider({ server })?.server).toBe(read);
});

test.each([
  { why: 'specs as strings', more: { specs: ['Feral'] } },
  { why: 'specs as objects', more: { specs: [{ spec: 'Feral', count: 1 }] } },
  { why: 'no specs', more: { specs: [] } },
  { why: 'no list of specs', more: { specs: undefined } },
])('the icon tells a raider’s spec if the log has $why', ({ more }) => {
  expect(onlyRaider(more)).toMatchObject({ classKey: 'druid', spec: 'Feral' });
});

test.each([
  { icon: 'Druid-Guardian', picture: 'Druid-Guardian' },
  { icon: 'Druid-Warden', picture: 'Druid-Guardian' },
  { icon: 'Warlock', picture: 'Warlock' },
  { icon: 'Unknown', picture: 'Unknown' },
  { icon: undefined, picture: 'Unknown' },
  { icon: '../../secret', picture: 'Unknown' },
])('a raider with the icon $icon has the picture $picture', ({ icon, picture }) => {
  expect(onlyRaider({ icon })?.picture).toBe(picture);
});

test.each([
  { why: 'one spec of the class', specs: ['Fire'], spec: 'Fire' },
  { why: 'one spec in an object', specs: [{ spec: 'Fire', count: 1 }], spec: 'Fire' },
  { why: 'several specs', specs: ['Fire', 'Frost'], spec: undefined },
  { why: 'a spec of another class', specs: ['Feral'], spec: undefined },
  { why: 'no specs', specs: [], spec: undefined },
  { why: 'garbage', specs: [7], spec: undefined },
  { why: 'no list of specs', specs: 'Fire', spec: undefined },
])(
  'with an icon without a spec, a raider’s spec is $spec if the fight has $why',
  ({ specs, spec }) => {
    expect(onlyRaider({ icon: 'Mage', specs })).toMatchObject({
      classKey: 'mage',
      picture: spec ? 'Mage-Fire' : 'Mage',
    });
    expect(onlyRaider({ icon: 'Mage', specs })?.spec).toBe(spec);
  },
);

test.each([
  { why: 'one id for two names', more: { name: 'Brannock' }, keys: ['Kadda', 'Brannock'] },
  { why: 'an id in one of them', more: { id: undefined }, keys: ['Kadda'] },
  { why: 'two ids at one server', more: { id: 8 }, keys: ['Kadda'] },
  {
    why: 'two ids at two servers',
    more: { id: 8, server: 'Mankrik' },
    keys: ['Kadda-Pagle', 'Kadda-Mankrik'],
  },
  { why: 'one id, once without a server', more: { server: undefined }, keys: ['Kadda'] },
])('two entries with $why have the keys $keys', ({ more, keys }) => {
  const one = player({ server: 'Pagle' });
  const raiders = details({ tanks: [one], dps: [{ ...one, ...more }] });
  expect(raiders.map(({ key }) => key)).toEqual(keys);
});

test('two ids of one name without servers are two raiders', () => {
  expect(details({ dps: [player(), player({ id: 8 })] })).toHaveLength(2);
});

test('three ids of one name without servers have three keys', () => {
  const raiders = details({ dps: [7, 8, 9].map((id) => player({ id })) });
  const keys = raiders.map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^Kadda/);
});

test.each([
  { why: 'only the second', tank: [], dps: { gear: [head] }, itemId: 60325 },
  { why: 'only the first', tank: { gear: [head] }, dps: [], itemId: 60325 },
  { why: 'both', tank: { gear: [{ ...head, id: 1 }] }, dps: { gear: [head] }, itemId: 1 },
])('one player in two role groups is one raider if $why has gear', ({ tank, dps, itemId }) => {
  const raiders = details({
    tanks: [player({ combatantInfo: tank })],
    dps: [player({ combatantInfo: dps })],
  });
  expect(raiders).toHaveLength(1);
  expect(raiders[0]).toMatchObject({ roles: ['tanks', 'dps'], gear: [{ itemId }] });
});

test('without ids, name and server distinguish players (an anonymous report has neither)', () => {
  const one = player({ id: undefined, server: 'Pagle' });
  const raiders = details({ dps: [one, one, player({ id: undefined, server: 'Mankrik' })] });
  expect(raiders.map(({ key }) => key)).toEqual(['Kadda-Pagle', 'Kadda-Mankrik']);
});

test('a summary without roles, or with empty ones, has no raiders', () => {
  expect([details([]), details({}), details({ tanks: null, dps: [] })]).toEqual([[], [], []]);
});

test('a raider’s talents are the points of the trees; empty if they are no list', () => {
  const talents = [{ guid: 3 }, { guid: 32 }, { guid: 6 }];
  expect(onlyRaider({ combatantInfo: { talents } })?.talents).toEqual([3, 32, 6]);
  // Some responses have them where others have a talent's id, with a meaningless name.
  const named = [3, 32, 6].map((id) => ({ id, name: 'UseDatabaseForName' }));
  expect(onlyRaider({ combatantInfo: { talents: named } })?.talents).toEqual([3, 32, 6]);
  expect(onlyRaider({ combatantInfo: { talents: 'none' } })?.talents).toEqual([]);
});

test('a player in a summary needs a name and nothing else', () => {
  const { playerDetails } = v.parse(LoggedSummary, { playerDetails: { dps: [{ name: 'Kadda' }] } });
  expect(playerDetails.dps).toEqual([
    {
      name: 'Kadda',
      server: '',
      icon: '',
      specs: [],
      combatantInfo: { gear: [], talents: [] },
    },
  ]);
});

const named = (more: object) => ({ playerDetails: { dps: [{ name: 'Kadda', ...more }] } });

test.each([
  { why: 'without players', response: {}, path: 'playerDetails' },
  { why: 'that is null', response: null, path: null },
  {
    why: 'with players outside roles',
    response: { playerDetails: [{ name: 'Kadda' }] },
    path: 'playerDetails.0',
  },
  {
    why: 'with a word as a role',
    response: { playerDetails: { dps: 'Kadda' } },
    path: 'playerDetails.dps',
  },
  {
    why: 'with a nameless player',
    response: named({ name: undefined }),
    path: 'playerDetails.dps.0.name',
  },
  {
    why: 'with a number as a name',
    response: named({ name: 7 }),
    path: 'playerDetails.dps.0.name',
  },
  {
    why: 'with a word as combatantInfo',
    response: named({ combatantInfo: 'none' }),
    path: 'playerDetails.dps.0.combatantInfo',
  },
  {
    why: 'with a word as gear',
    response: named({ combatantInfo: { gear: 'abc' } }),
    path: 'playerDetails.dps.0.combatantInfo.gear',
  },
])('a summary $why is refused with the path $path', ({ response, path }) => {
  const [issue] = v.safeParse(LoggedSummary, response).issues ?? [];
  expect(issue && v.getDotPath(issue)).toBe(path);
});
