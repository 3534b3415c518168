import { expect, test } from 'vitest';
import { CATACLYSM_CONTEXT } from '#test/advice';
import { killWith } from '#test/fights';
import { noEnchant } from '#test/findings';
import { barePiece, piece, raiderIn } from '#test/gear';
import { type Auras, pullOf } from '#test/pull';
import { audit } from '../audit/audit';
import type { Finding } from '../audit/finding';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '../eras/cataclysm/cataclysm-facts';
import { CATACLYSM_CONSUMABLES } from '../eras/cataclysm/consumables';
import type { Raid, Raider } from '../raid/raid';
import {
  digestKill,
  type KillDigest,
  type RaiderIdentity,
  raiderOf,
  toDigestedRaid,
  withLastSpec,
} from './digested-raid';
import { packGear } from './worn-gear';

const audited = (raider: Raider) => {
  const found = audit(raider, CATACLYSM_CONTEXT);
  const findings = found.findings.map((finding) => ({ ...finding, explanation: 'Why.' }));
  return { ...found, findings };
};

test('a digest has identity, findings without explanations, level and gear', () => {
  const gear = [barePiece(6, { itemLevel: 370 }), piece(7, { itemLevel: 372 })];
  const logged = { guid: 7, server: 'Everlook', loggedSpec: 'Dreamstate', talents: [1] };
  const { gear: _, unreadPieces: __, ...character } = raiderIn(gear, logged);
  const digest = digestKill([audited(raiderIn(gear, logged))], undefined, CATACLYSM_FACTS);
  expect(digest).toStrictEqual([
    {
      character,
      state: 'faults',
      findings: [{ rule: 'missing-enchant', title: 'Missing Enchant', slot: 6, count: 1 }],
      advice: [],
      level: 371,
      gear: packGear({ gear }),
    },
  ]);
});

test('a player of a digest is the raider without the names of pieces', () => {
  const gear = [barePiece(6, { itemLevel: 370 }), piece(7, { gems: [{ itemId: 52_207 }] })];
  const raider = raiderIn(gear, { guid: 7, bareSlots: [15] });
  const weak = { rule: 'enchant-grade', title: 'Weak Enchant', slot: 7, count: 1 } as const;
  const found = { ...audited(raider), advice: [{ ...weak, explanation: 'Why.' }] };
  const [player] = digestKill([found], undefined, CATACLYSM_FACTS);
  const { unreadPieces: _, ...logged } = raider;
  const unnamed = gear.map(({ quality: _, ...rest }) => ({ ...rest, name: '', icon: '' }));
  expect(player && raiderOf(player)).toStrictEqual({ ...logged, gear: unnamed });
  expect(player?.advice).toStrictEqual([weak]);
});

test('a digest leaves out the fields that a log lacks', () => {
  const { guid: _, classKey: __, spec: ___, gear, ...character } = raiderIn([]) as Raider;
  const found = audited({ ...character, gear });
  const empty = { state: 'no gear', findings: [], advice: [], gear: packGear({ gear }) };
  const player = { character, ...empty };
  for (const facts of [undefined, CATACLYSM_FACTS])
    expect(digestKill([found], undefined, facts)).toStrictEqual([player]);
});

test.each<[had: string, auras: Auras, state: object, more?: object]>([
  ['a flask', [79_472], { flask: 'seen' }],
  ['a flask of an earlier expansion', [54_212], { flask: 'seen' }],
  ['one elixir alone', [79_474], { flask: 'not seen' }],
  ['nothing', [], { flask: 'not seen' }],
  ['no snapshot', undefined, { flask: 'no snapshot' }],
  ['no flask where no log lists every kind', [], {}, { unlisted: ['flask'] }],
  ['a flask in a log that does not record them', [79_472], {}, { isInLog: {} }],
])('the digest of a raider with %s has the state %j', (_, auras, state, more) => {
  const pull = pullOf({ Kadda: auras }, { consumables: CATACLYSM_CONSUMABLES });
  const seen = { ...pull, isInLog: { flask: true }, ...more };
  const [player] = digestKill([audited(raiderIn([]))], seen, CATACLYSM_FACTS);
  expect(player?.pull).toStrictEqual(state);
});

const RAID: Raid = {
  title: 'Thursday',
  owner: 'Kadda',
  gameVersion: 5,
  startedAt: 1000,
  endedAt: 2000,
  kills: [
    killWith({ id: 2, startedAt: 30, endedAt: 40 }),
    killWith({ id: 4, startedAt: 50, endedAt: 60 }),
  ],
  attempts: [{ ...killWith({ id: 1, startedAt: 10, endedAt: 20 }), kind: 'attempt' }],
};

test('a raid lasts from its first kill to its last', () => {
  const players = digestKill([], undefined, undefined);
  expect(toDigestedRaid({ code: 'Code', raid: RAID }, new Map([[4, players]]))).toStrictEqual({
    code: 'Code',
    title: 'Thursday',
    owner: 'Kadda',
    era: CATACLYSM,
    startedAt: 1000,
    endedAt: 2000,
    begins: 1030,
    ends: 1060,
    pulledAt: 1010,
    kills: [{ fight: RAID.kills[1], players }],
  });
  const { attempts: _, ...older } = { ...RAID, guild: 'Us' };
  const raid = toDigestedRaid({ code: 'Code', raid: older }, new Map());
  expect(raid).toMatchObject({ guild: 'Us', pulledAt: 1030, kills: [] });
});

test('a slot that is bare at only one kill is no fault in the season', () => {
  const bare: Finding = { rule: 'empty-slot', title: 'Nothing Worn', slot: 15, count: 1 };
  const digests = [[], [bare], [bare, noEnchant(6)], []].map((findings): KillDigest => {
    const isBare = findings.length > 0;
    const worn = raiderIn([piece(6), ...(isBare ? [] : [piece(15)])]);
    const { gear: _, ...character } = worn;
    const gear = packGear({ ...worn, bareSlots: isBare ? [15] : [] });
    const state = isBare ? 'faults' : 'passed';
    return [{ character, state, findings, advice: findings, gear }];
  });
  const statesOf = (count: number) => {
    const kills = digests
      .slice(0, count)
      .map((_, index) => killWith({ id: index, startedAt: 10 * index, endedAt: 10 * index + 5 }));
    const report = { code: 'Code', raid: { ...RAID, kills } };
    const raid = toDigestedRaid(report, new Map(digests.entries()));
    return raid?.kills.flatMap(({ players }) =>
      players.map(
        ({ state, findings, advice }) =>
          `${state} ${[...findings, ...advice].map(({ rule }) => rule)}`,
      ),
    );
  };
  expect(statesOf(4)).toEqual([
    'passed ',
    'passed ',
    'faults missing-enchant,missing-enchant',
    'passed ',
  ]);
  expect(statesOf(2)).toEqual(['passed ', 'faults empty-slot,empty-slot']);
});

test('a report without a raid kill is no raid of the season', () => {
  expect(toDigestedRaid({ code: 'Code', raid: { ...RAID, kills: [] } }, new Map())).toBeUndefined();
});

const { gear: _, ...MAGE } = raiderIn([]);
const { spec: __, ...WITHOUT_SPEC }: RaiderIdentity = { ...MAGE, picture: 'Mage', talents: [1] };
const { classKey: ___, ...UNKNOWN }: RaiderIdentity = WITHOUT_SPEC;
const FROST: RaiderIdentity = { ...MAGE, spec: 'Frost', picture: 'Mage-Frost' };
const DREAMSTATE: RaiderIdentity = { ...WITHOUT_SPEC, loggedSpec: 'Dreamstate' };

test.each<
  [what: string, last: RaiderIdentity, earlier: RaiderIdentity, known: Partial<RaiderIdentity>]
>([
  ['a known spec stays', MAGE, FROST, { spec: 'Fire', picture: 'Mage-Fire' }],
  ['a spec comes with its picture', WITHOUT_SPEC, MAGE, { spec: 'Fire', picture: 'Mage-Fire' }],
  ['a class comes with its spec', UNKNOWN, MAGE, { classKey: 'mage', spec: 'Fire', talents: [] }],
  ['a spec that the class lacks comes', UNKNOWN, DREAMSTATE, { loggedSpec: 'Dreamstate' }],
  ['a spec that the class lacks stays', DREAMSTATE, MAGE, { loggedSpec: 'Dreamstate' }],
])('an earlier record completes the last record: %s', (_, last, earlier, known) => {
  expect(withLastSpec(last, earlier)).toMatchObject(known);
});

test('an earlier record of another class or without a spec does not complete the last record', () => {
  const earlier: RaiderIdentity[] = [
    { ...FROST, classKey: 'druid' },
    { ...WITHOUT_SPEC, talents: [] },
  ];
  for (const one of earlier) expect(withLastSpec(WITHOUT_SPEC, one)).toBe(WITHOUT_SPEC);
  const { classKey: _, ...classless } = FROST;
  expect(withLastSpec(UNKNOWN, classless)).toBe(UNKNOWN);
});
