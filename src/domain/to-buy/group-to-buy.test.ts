import { expect, test } from 'vitest';
import { ofGuid, playerAtKill, raidOn, START } from '#test/digested-raid';
import { piece } from '#test/gear';
import type { DigestedRaid, PlayerAtKill } from '../digests/digested-raid';
import { packGear } from '../digests/worn-gear';
import { raidGroups } from '../groups/groups';
import { playerRef } from '../raid/player-ref';
import { DAY, HOUR } from '../time';
import { eveningKey, groupTicks, raidsToLearnFrom, seenFights } from './group-to-buy';
import {
  type KeptTick,
  keptToBuy,
  mergeToBuy,
  type ToBuyChange,
  toBuyStatements,
} from './kept-to-buy';

const LEGS = piece(6);

type Attending = [name: string, state?: PlayerAtKill['state']];

const GEAR = packGear({ gear: [LEGS], bareSlots: [15] });

const playerAt = ([name, state = 'passed']: Attending): PlayerAtKill =>
  playerAtKill({ ...ofGuid(name.charCodeAt(0), name), state, gear: GEAR });

const GROUP: Attending[] = [['Ulf'], ['Brannock'], ['Kadda']];

/** Returns a raid with a kill each hour, which begins this many hours after the first raid. */
function raid(code: string, hours: number, ...kills: Attending[][]): DigestedRaid {
  const ends = START + (hours + kills.length - 1) * HOUR + 1000;
  const playersAt = kills.map((players) => players.map(playerAt));
  const made = raidOn(0, playersAt, { code, minutes: hours * 60, ends });
  return {
    ...made,
    kills: made.kills.map(({ fight, players }) => ({
      fight: { ...fight, boss: `${fight.boss} of ${code}` },
      players,
    })),
  };
}

const groupOf = (...raids: DigestedRaid[]) => {
  const groups = raidGroups(raids);
  const [group] = groups;
  if (!group) throw new Error('No group');
  return { group, groups };
};

const ulf = playerAt(['Ulf']).character;
const ulfRef = playerRef(ulf);

/** Ticks Ulf's legs at the evening of a raid, and returns the kept ticks. */
function tickedAt(code: string, ...raids: DigestedRaid[]) {
  const { group, groups } = groupOf(...raids);
  const evening = group.evenings.find((one) => one.raids.some((other) => other.code === code));
  if (!evening) throw new Error(`No evening of ${code}`);
  const tick = { player: group.idOf(ulf), kind: 'enchant', slot: 6, evening: eveningKey(evening) };
  const change = groupTicks([], group, groups).changeOf([tick], true, ulfRef);
  return keptToBuy(toBuyStatements(change, 1)).ticks;
}

const ticksAfter = (ticks: readonly KeptTick[], change: ToBuyChange) =>
  keptToBuy(
    mergeToBuy([...toBuyStatements(change, 2), ...toBuyStatements({ ticks, isBought: true }, 1)]),
  ).ticks;

const holding = (kept: ReturnType<typeof tickedAt>, ...raids: DigestedRaid[]) => {
  const { group, groups } = groupOf(...raids);
  return groupTicks(kept, group, groups).ticks.map(({ kind, slot, evening }) => [
    kind,
    slot,
    evening.slice(0, 13),
  ]);
};

const FIRST = raid('First', 0, GROUP, GROUP);
const LATER = raid('Later', 24, GROUP);
const WITHOUT_ULF = raid('Without', 24, GROUP.slice(1));
const ALSO_LOGGED = raid('Also', -1, GROUP, GROUP, GROUP);

test('a tick applies to its evening in any log', () => {
  const kept = tickedAt('First', FIRST);
  const held = [['enchant', 6, '2026-08-01T18']];
  expect(holding(kept, FIRST)).toEqual(held);
  expect(holding(kept, FIRST, WITHOUT_ULF)).toEqual(held);
  expect(holding(kept, FIRST, ALSO_LOGGED)).toEqual([['enchant', 6, '2026-08-01T17']]);
  expect(holding(tickedAt('Later', FIRST, LATER), FIRST)).toEqual([]);
  expect(holding(tickedAt('First', FIRST, ALSO_LOGGED), FIRST)).toEqual(held);
});

test('a player’s later evening in any group ends a tick', () => {
  const kept = tickedAt('First', FIRST);
  expect(holding(kept, FIRST, LATER)).toEqual([]);
  const elsewhere = raid('Elsewhere', 24, [['Ulf'], ['One'], ['Second'], ['Thirdly']]);
  const { group } = groupOf(FIRST);
  const groups = [group, ...groupOf(elsewhere).groups];
  expect(groupTicks(kept, group, groups).ticks).toEqual([]);
});

test('a tick of an older evening applies until the next evening', () => {
  const kept = tickedAt('First', FIRST, LATER);
  expect(holding(kept, FIRST, LATER)).toEqual([['enchant', 6, '2026-08-01T18']]);
  expect(holding(kept, FIRST, LATER, raid('Latest', 48, GROUP))).toEqual([]);
});

test('unticking removes the saved tick even if its evening has grown', () => {
  const kept = tickedAt('First', FIRST).flatMap((one) => [one, { ...one, slot: 7 }]);
  const { group, groups } = groupOf(FIRST, ALSO_LOGGED);
  const { ticks, changeOf } = groupTicks(kept, group, groups);
  const change = changeOf(ticks.slice(0, 1), false, ulfRef);
  expect(ticksAfter(kept, change)).toEqual(kept.slice(1));
});

const KEPT: KeptTick = {
  player: { name: 'A', guid: 1, server: 'Everlook' },
  kind: 'enchant',
  slot: 6,
  begins: 1,
  ends: 2,
  until: 2,
};
const { slot: _, ...WITHOUT_SLOT } = KEPT;

test.each<[what: string, effect: string, other: KeptTick]>([
  ['another name of its GUID', 'removes', { ...KEPT, player: { ...KEPT.player, name: 'B' } }],
  ['another end of its evening', 'removes', { ...KEPT, ends: 3, until: 3 }],
  ['another GUID', 'keeps', { ...KEPT, player: { ...KEPT.player, guid: 2 } }],
  ['another server', 'keeps', { ...KEPT, player: { ...KEPT.player, server: 'X' } }],
  ['no GUID', 'keeps', { ...KEPT, player: { name: 'A', server: 'Everlook' } }],
  ['another kind', 'keeps', { ...KEPT, kind: 'gem' }],
  ['another slot', 'keeps', { ...KEPT, slot: 7 }],
  ['no slot', 'keeps', WITHOUT_SLOT],
  ['another evening', 'keeps', { ...KEPT, begins: 2 }],
])('unticking also $1 a tick with $0', (_, effect, other) => {
  const left = ticksAfter([KEPT, other], { ticks: [KEPT], isBought: false });
  expect(left).toEqual(effect === 'removes' ? [] : [other]);
});

test('a tick that is set again applies', () => {
  const statements = [
    ...toBuyStatements({ ticks: [KEPT], isBought: true }, 1),
    ...toBuyStatements({ withConsumables: true }, 2),
    ...toBuyStatements({ ticks: [KEPT], isBought: false }, 3),
    ...toBuyStatements({ ticks: [KEPT], isBought: true }, 4),
  ];
  expect(keptToBuy(mergeToBuy(statements))).toEqual({ ticks: [KEPT], withConsumables: true });
});

test('a transferred or renamed player keeps ticks by GUID', () => {
  const kept = tickedAt('First', FIRST).map((one) => ({
    ...one,
    player: { ...one.player, name: 'Formerly', server: 'Golemagg' },
  }));
  expect(holding(kept, FIRST)).toHaveLength(1);
});

test('the kills read for flasks are those of the raid and the ten newest evenings', () => {
  const hours = Array.from({ length: 14 }, (_, day) => (day * DAY) / HOUR);
  const raids = hours.map((hour, day) => raid(`Day ${day}`, hour, GROUP));
  const { group } = groupOf(...raids);
  const codes = raidsToLearnFrom(group, ({ code }) => code === 'Day 1').map(({ code }) => code);
  const newest = Array.from({ length: 10 }, (_, day) => `Day ${day + 4}`);
  expect(codes.sort()).toEqual(['Day 1', ...newest].sort());
  const naked = raid('Naked', 0, [['Ulf', 'no gear'], ['Kadda']]);
  const [fight] = seenFights(groupOf(naked).group, { isOfRaid: () => true });
  expect(fight?.isOfRaid).toBe(true);
  expect(fight?.raiders).toHaveLength(1);
});

test('a kill read for flasks has the auras of raiders with a snapshot', () => {
  const { group } = groupOf(FIRST);
  const pullOf = (_: string, fightId: number) =>
    fightId === 1
      ? { snapshots: [{ raider: ulf.key, auras: [{ id: 79_472 }] }], buffs: [] }
      : undefined;
  const fights = seenFights(group, { isOfRaid: () => false, pullOf });
  expect(fights.map(({ raiders }) => raiders.map(({ auras }) => auras))).toEqual([
    [[79_472], undefined, undefined],
    [undefined, undefined, undefined],
  ]);
  expect(fights.map(({ at }) => at)).toEqual([START, START + HOUR]);
  const { name: _, icon: __, quality: ___, ...worn } = LEGS;
  expect(fights[0]?.raiders[0]).toStrictEqual({
    id: group.idOf(ulf),
    classKey: 'mage',
    spec: 'Fire',
    gear: [worn],
    auras: [79_472],
  });
});
