import { beforeEach, describe, expect, test } from 'vitest';
import type { Kill } from '#domain/raid/raid';
import { emptyDisk } from '#test/open-tab';
import { CODE_1, CODE_2, fetched, kill, openApp, raiders, raidNamed } from '#test/saved-raids';

beforeEach(emptyDisk);

test('a raid is listed with its title, date, zones and saved kills', async () => {
  const { saveNamed, saveKill, list, markOpened } = await openApp();
  await saveNamed(CODE_1, 'Thursday');
  expect(await saveKill(CODE_1, 2)).toBe('listed');
  await markOpened({ code: CODE_1, openedAt: 9000 });

  expect(await list()).toEqual([
    {
      code: CODE_1,
      era: 'cataclysm',
      title: 'Thursday',
      owner: 'Kadda',
      startedAt: 1001, // of the first pull
      zones: ['Blackwing Descent', 'Throne of the Four Winds'],
      killCount: 3,
      savedKills: [2],
      bytes: JSON.stringify(raidNamed('Thursday')).length + JSON.stringify(raiders).length,
      openedAt: 9000,
      isPinned: false,
    },
  ]);
});

test('a grown report keeps its saved kills, pin and time of opening', async () => {
  const { saveNamed, saveKill, saveRaid, list, markOpened, markPinned } = await openApp();
  await saveNamed(CODE_1, 'Thursday');
  await saveKill(CODE_1, 1);
  await markPinned(CODE_1, true);
  await markOpened({ code: CODE_1, openedAt: 9000 });

  const grown = { ...raidNamed('Thursday'), kills: [kill(1), kill(9)] };
  await saveRaid(CODE_1, fetched(grown, 7000));

  expect(await list()).toMatchObject([
    { killCount: 2, savedKills: [1], isPinned: true, openedAt: 9000 },
  ]);
});

test('the same kill fetched again is counted once', async () => {
  const { saveNamed, saveKill, list } = await openApp();
  await saveNamed(CODE_1, 'Thursday');
  await saveKill(CODE_1, 1);
  const [before] = await list();
  await saveKill(CODE_1, 1);
  expect(await list()).toEqual([before]);

  await saveKill(CODE_1, 2);
  expect(await list()).toMatchObject([{ savedKills: [1, 2] }]);
});

describe('a report that changes between two fetches', () => {
  const ofKill = (fight: Kill) => ({ kind: 'raiders' as const, ...fetched(raiders), fight });
  const [first, second, third] = raidNamed('Thursday').kills as [Kill, Kill, Kill];

  /** Opens a tab that has saved two of a raid's three kills. */
  async function withTwoKills() {
    const tab = await openApp();
    await tab.saveNamed(CODE_1, 'Thursday');
    for (const fight of [first, second])
      await tab.saveKillRecord({ code: CODE_1, killId: fight.id }, ofKill(fight));
    return tab;
  }

  test('a saved kill that the report loses is still counted', async () => {
    const { saveRaid, list, read, raidKey, withSavedKills } = await withTwoKills();
    const cut = { ...raidNamed('Thursday'), kills: [third] };
    expect((await withSavedKills(CODE_1, cut)).kills.map(({ id }) => id)).toEqual([1, 2, 3]);
    await saveRaid(CODE_1, fetched(cut, 7000));

    expect(await list()).toMatchObject([{ killCount: 3, savedKills: [1, 2] }]);
    expect(await read(raidKey(CODE_1))).toMatchObject({
      fetchedAt: 7000,
      data: { kills: [{ id: 1, isLost: true }, { id: 2, isLost: true }, { id: 3 }] },
    });
    // Merging the copy again changes nothing.
    expect((await withSavedKills(CODE_1, cut)).kills.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('a lost kill’s record moves to a free number if another fight takes its number', async () => {
    const { saveRaid, saveKillRecord, list, read, raidersKey } = await withTwoKills();
    const other = { ...kill(1), boss: 'Ultraxion' };
    await saveRaid(CODE_1, fetched({ ...raidNamed('Thursday'), kills: [other, second] }, 7000));
    expect(await list()).toMatchObject([{ killCount: 3, savedKills: [3, 2] }]);
    expect(await read(raidersKey(CODE_1, 1))).toBeUndefined();
    expect(await read(raidersKey(CODE_1, 3))).toMatchObject({ fight: { boss: 'Boss 1' } });

    await saveKillRecord({ code: CODE_1, killId: 1 }, ofKill(other));
    expect(await list()).toMatchObject([{ savedKills: [3, 2, 1] }]);
  });

  const named = (name: string) => raiders.map((raider) => ({ ...raider, name }));

  /** Opens a tab that has saved all three kills with their pulls. */
  async function withAllKills(isOlder = false) {
    const tab = await openApp();
    await tab.saveRaid(CODE_1, fetched({ ...raidNamed('Thursday', START), kills: fights }));
    for (const fight of fights) {
      const at = { code: CODE_1, killId: fight.id };
      const fightField = isOlder ? {} : { fight };
      const data = named(fight.boss);
      await tab.saveKillRecord(at, { kind: 'raiders', ...fetched(data), ...fightField });
      const pull = { snapshots: [], buffs: [fight.id] };
      await tab.saveKillRecord(at, { kind: 'pull', ...fetched(pull), ...fightField });
    }
    await tab.markOpened({ code: CODE_1, openedAt: 9000, killId: 3 });
    return tab;
  }
  const START = 1_000_000;
  const fights = [1, 2, 3].map((id) => {
    const startedAt = id * 1000;
    return { ...kill(id), startedAt, endedAt: startedAt + 900 };
  });
  const movedBy = (ms: number) =>
    fights.map((fight) => ({
      ...fight,
      id: fight.id + 1,
      startedAt: fight.startedAt + ms,
      endedAt: fight.endedAt + ms,
    }));

  test.each([
    { why: 'its kills have other numbers', ms: 0, isOlder: false },
    { why: 'it counts from another time', ms: 700_000, isOlder: false },
    { why: 'its older records name no fight', ms: 0, isOlder: true },
  ])(
    'a report saved again has each kill and its records once although $why',
    async ({ ms, isOlder }) => {
      const tab = await withAllKills(isOlder);
      const now = { ...raidNamed('Thursday', START - ms), kills: movedBy(ms) };
      expect((await tab.withSavedKills(CODE_1, now)).kills).toEqual(now.kills);

      await tab.saveRaid(CODE_1, fetched(now, Date.now()));
      const savedKills = [2, 3, 4];
      expect(await tab.list()).toMatchObject([{ killCount: 3, savedKills, lastKill: 4 }]);
      expect(await tab.read(tab.raidersKey(CODE_1, 1))).toBeUndefined();
      for (const fight of now.kills) {
        expect(await tab.read(tab.raidersKey(CODE_1, fight.id))).toMatchObject({
          data: [{ name: fight.boss }],
          fight: { boss: fight.boss, startedAt: fight.startedAt },
        });
        expect(await tab.read(`kept-["pull","${CODE_1}",${fight.id}]`)).toMatchObject({
          data: { buffs: [fight.id - 1] },
          fight: { startedAt: fight.startedAt },
        });
      }
    },
  );

  test('records have their new numbers before the report is shown', async () => {
    const { read, raidersKey, withSavedKills } = await withAllKills();
    await withSavedKills(CODE_1, { ...raidNamed('Thursday', START), kills: movedBy(0) });
    expect(await read(raidersKey(CODE_1, 4))).toMatchObject({ data: [{ name: 'Boss 3' }] });
  });

  test('a damaged record is not moved or counted', async () => {
    const { saveRaid, list, write, raidersKey } = await withAllKills();
    await write(raidersKey(CODE_1, 2), 'damaged');
    await saveRaid(CODE_1, fetched({ ...raidNamed('Thursday', START), kills: movedBy(0) }, 7000));
    expect(await list()).toMatchObject([{ savedKills: [2, 4] }]);
  });

  test('raiders requested by a kill’s old number are saved under its new number', async () => {
    const { saveRaid, saveKillRecord, list, read, raidersKey } = await openApp();
    await saveRaid(CODE_1, fetched({ ...raidNamed('Thursday', START), kills: movedBy(0) }));
    const [fight] = fights;
    if (!fight) throw new Error('no fight');
    await saveKillRecord({ code: CODE_1, killId: 1 }, ofKill(fight));
    expect(await read(raidersKey(CODE_1, 2))).toMatchObject({ fight: { boss: 'Boss 1' } });
    expect(await list()).toMatchObject([{ savedKills: [2] }]);
  });

  test('raiders are not saved for a fight whose number was reused', async () => {
    const { saveKillRecord, list, read, raidersKey } = await withTwoKills();
    const lost = { ...third, boss: 'Morchok' };
    const outcome = await saveKillRecord({ code: CODE_1, killId: third.id }, ofKill(lost));
    expect(outcome).toBe('another fight');
    expect(await read(raidersKey(CODE_1, third.id))).toBeUndefined();
    expect(await list()).toMatchObject([{ savedKills: [1, 2] }]);
  });
});

test('two tabs that save kills of one raid at the same time count all kills', async () => {
  const [one, other] = [await openApp(), await openApp()];
  await one.saveNamed(CODE_1, 'One');
  await Promise.all([...Array(20).keys()].map((id) => (id % 2 ? one : other).saveKill(CODE_1, id)));
  expect((await one.list())[0]?.savedKills).toHaveLength(20);
});

test('a record of a newer version is counted and stays unchanged', async () => {
  const { saveNamed, saveKill, list, write, read, raidKey, raidersKey } = await openApp();
  const newer = { shape: 99, kind: 'raid', data: {} };
  await write(raidKey(CODE_1), newer);
  await write(raidersKey(CODE_1, 1), newer);

  await saveNamed(CODE_1, 'One');
  await saveKill(CODE_1, 1);
  expect(await read(raidKey(CODE_1))).toEqual(newer);
  expect(await read(raidersKey(CODE_1, 1))).toEqual(newer);
  expect(await list()).toMatchObject([{ title: 'One', savedKills: [1] }]);
});

test('a list entry has its report’s era and size if they are known', async () => {
  const { saveRaid, list } = await openApp();
  const sized = (size: number) => ({ ...kill(size, 'Throne of Thunder'), size });
  await saveRaid(CODE_1, fetched({ ...raidNamed('One', 2000), kills: [sized(10), sized(25)] }));
  await saveRaid(CODE_2, fetched({ ...raidNamed('Two', 1000), gameVersion: 3, kills: [] }));

  const [one, two] = await list();
  expect([one?.era, one?.size]).toEqual(['mists', 25]);
  expect([two?.era, two?.size]).toEqual(['burning-crusade', undefined]);
});

test('a list entry loses its era if the refetched report has no era', async () => {
  const { saveRaid, list } = await openApp();
  await saveRaid(CODE_1, fetched({ ...raidNamed('One'), gameVersion: 6 }));
  await saveRaid(CODE_1, fetched({ ...raidNamed('One'), kills: [] }));
  expect((await list())[0]).not.toHaveProperty('era');
});

test('a kill saved before its raid is counted once the raid is saved', async () => {
  const { saveNamed, saveKill, list } = await openApp();
  expect(await saveKill(CODE_1, 2)).toBe('unlisted');
  expect(await list()).toEqual([]);

  await saveNamed(CODE_1, 'One');
  expect(await list()).toMatchObject([{ savedKills: [2] }]);
});

test('an older copy of a report does not replace a newer copy', async () => {
  const { saveRaid, list, read, raidKey } = await openApp();
  await saveRaid(CODE_1, fetched(raidNamed('Grown'), 7000));
  const young = { ...raidNamed('Young'), kills: [kill(1)] };
  expect(await saveRaid(CODE_1, fetched(young, 5000))).toBe(true);
  expect(await list()).toMatchObject([{ title: 'Grown', killCount: 3 }]);
  expect(await read(raidKey(CODE_1))).toMatchObject({ fetchedAt: 7000 });
});

test('an older copy of a kill does not replace a newer copy', async () => {
  const { saveNamed, saveKill, read, raidersKey } = await openApp();
  await saveNamed(CODE_1, 'One');
  await saveKill(CODE_1, 1, raiders, 7000);
  await saveKill(CODE_1, 1, [], 5000);
  expect(await read(raidersKey(CODE_1, 1))).toMatchObject({ fetchedAt: 7000, data: raiders });
});

test('a fetched report replaces a damaged record', async () => {
  const { saveRaid, write, read, raidKey } = await openApp();
  await write(raidKey(CODE_1), 'garbage');
  await saveRaid(CODE_1, fetched(raidNamed('One'), 5000));
  expect(await read(raidKey(CODE_1))).toMatchObject({ fetchedAt: 5000 });
});
