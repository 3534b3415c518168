import { expect, test } from 'vitest';
import { killWith } from '#test/fights';
import { plainRaider } from '#test/gear';
import { pullOf, snapshotsOf } from '#test/pull';
import { MISTS_CONSUMABLES } from '../eras/mists/consumables';
import { countRowHeading, countsText, pullCellText } from './pull-list-words';
import { pullLists } from './pull-lists';
import { hasUnseen, type PulledKill, pullNightRows } from './pull-night';
import { readPull } from './read-pull';

const WARM_SUN = 105691;
const FOOD = 104277;

const killOf = (id: number) => killWith({ id, boss: `Boss ${id}`, startedAt: id * 100 });

/** Returns a kill whose raiders had these auras; `undefined` means no snapshot. */
const pulled = (id: number, auras: Parameters<typeof pullOf>[0]): PulledKill => ({
  fight: killOf(id),
  raiders: Object.keys(auras).map((name) => plainRaider(name)),
  pull: pullOf(auras),
});

/** Returns a kill whose pull is missing. */
const unpulled = (id: number, ...names: string[]): PulledKill => ({
  fight: killOf(id),
  raiders: names.map((name) => plainRaider(name)),
  missing: 'unread',
});

const rowsOf = (...kills: PulledKill[]) => pullNightRows(kills, ['flask', 'food']);

const cellWords = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ player, cells }) => [
    player.name,
    ...cells.map((cell) =>
      cell.state === 'shown' ? pullCellText(cell.atPull, cell.pull) : cell.state,
    ),
  ]);

test('every player has a row with one cell per kill', () => {
  const rows = rowsOf(
    pulled(1, { Zed: [WARM_SUN, FOOD], Äda: [WARM_SUN] }),
    pulled(2, { Zed: [FOOD], Mira: [WARM_SUN, FOOD] }),
  );
  expect(cellWords(rows)).toEqual([
    ['Äda', 'no food seen', 'absent'],
    ['Zed', 'flask and food', 'no flask seen'],
    ['Mira', 'absent', 'flask and food'],
  ]);
});

test('players who lacked something come first and players without a snapshot last', () => {
  const auras = { Alma: undefined, Bea: [WARM_SUN, FOOD], Cid: [FOOD], Dov: [WARM_SUN] };
  const rows = rowsOf(pulled(1, auras));
  expect(rows.map(({ player }) => player.name)).toEqual(['Cid', 'Dov', 'Bea', 'Alma']);
});

test('a cell without a pull is unknown unless the player is absent', () => {
  const rows = rowsOf(pulled(1, { Zed: [WARM_SUN, FOOD] }), unpulled(2, 'Mira'), unpulled(3));
  expect(cellWords(rows)).toEqual([
    ['Zed', 'flask and food', 'absent', 'unknown'],
    ['Mira', 'absent', 'unknown', 'unknown'],
  ]);
});

test('a category is counted at pulls that record it and have a snapshot of the player', () => {
  const [mira, zed] = rowsOf(
    pulled(1, { Mira: [WARM_SUN, FOOD], Zed: [FOOD] }),
    pulled(2, { Mira: [], Zed: [WARM_SUN] }),
    pulled(3, { Mira: [WARM_SUN], Zed: undefined }),
    unpulled(4, 'Mira', 'Zed'),
  );
  expect(countsText(mira?.counts ?? [])).toBe('Flask 2 of 3 · Food 1 of 1');
  expect(countsText(zed?.counts ?? [])).toBe('Flask 1 of 2 · Food 1 of 1');
});

test('a category that no pull records is not counted', () => {
  const [zed] = rowsOf(pulled(1, { Zed: [FOOD] }));
  expect(zed?.counts).toEqual([{ category: 'food', seen: 1, recorded: 1 }]);
  const [none] = rowsOf(pulled(1, { Zed: undefined }));
  expect(countsText(none?.counts ?? [])).toBe('not in this log');
  expect(countRowHeading('flask', 25)).toBe('Flask of 25');
});

test('a row has “not seen” only if the log records the category', () => {
  const [flaskless, foodless, late] = rowsOf(
    pulled(1, { A: [FOOD], B: [WARM_SUN], C: undefined, D: [WARM_SUN, FOOD] }),
    pulled(2, { A: [FOOD, WARM_SUN], D: [WARM_SUN, FOOD] }),
  );
  const unseen = [flaskless, foodless, late].map((row) => row && hasUnseen(row));
  expect(unseen).toEqual([true, true, false]);
  const [unrecorded] = rowsOf(pulled(1, { A: [FOOD], B: [FOOD] }), unpulled(2, 'A'));
  expect(unrecorded && hasUnseen(unrecorded)).toBe(false);
});

test('a player’s row shows the player at the last kill', () => {
  const onServer = (kill: PulledKill, server: string): PulledKill => ({
    ...kill,
    raiders: kill.raiders.map((one) => ({ ...one, server })),
  });
  const first = onServer(pulled(1, { Nyx: [WARM_SUN, FOOD] }), 'Firemaw');
  const moved = onServer(pulled(2, { Nyx: [FOOD] }), 'Gehennas');
  const [one, two, ...others] = rowsOf(first, moved);
  expect([one?.id, two?.id].sort()).toEqual(['Nyx-Firemaw', 'Nyx-Gehennas']);
  expect(others).toEqual([]);
  const tanks = first.raiders.map((raider) => ({ ...raider, roles: ['tanks'] }));
  const [row] = rowsOf(first, { ...first, raiders: tanks });
  expect(row?.player.roles).toEqual(['tanks']);
});

test('two players with the same name and server have separate rows', () => {
  const annas = [1, 2].map((guid) =>
    plainRaider('Anna', { key: `Anna-Everlook-${guid}`, server: 'Everlook', guid }),
  );
  const pulledBy = (id: number, ...auras: number[][]) => {
    const byKey = Object.fromEntries(annas.map(({ key }, index) => [key, auras[index]]));
    const stored = { snapshots: snapshotsOf(byKey), buffs: [] };
    const pull = readPull(stored, { raiders: annas }, MISTS_CONSUMABLES);
    return { fight: killOf(id), raiders: annas, pull };
  };
  const first = pulledBy(1, [WARM_SUN, FOOD], [FOOD]);
  expect(cellWords(rowsOf(first, pulledBy(2, [WARM_SUN], [WARM_SUN, FOOD])))).toEqual([
    ['Anna', 'flask and food', 'no food seen'],
    ['Anna', 'no flask seen', 'flask and food'],
  ]);
  const [list, ...others] = pullLists(first.pull);
  expect([list?.id, list?.raiders[0]?.atPull.raider.guid, others]).toEqual(['no flask', 2, []]);
});
