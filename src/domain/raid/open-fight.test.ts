import { describe, expect, test } from 'vitest';
import { killWith, raidWith } from '#test/fights';
import { allFights, chosenFight, fightInView, killsByBoss } from './open-fight';
import type { Kill, LoggedAttempt } from './raid';

const fight = (id: number, boss: string, more: Partial<Kill> = {}): Kill =>
  killWith({ id, boss, zone: 'Firelands', startedAt: id * 100, endedAt: id * 100 + 90, ...more });

const attempt = (id: number, boss: string, more: Partial<LoggedAttempt> = {}): LoggedAttempt => ({
  ...fight(id, boss),
  kind: 'attempt',
  ...more,
});

const raid = raidWith({
  kills: [fight(3, 'Shannox'), fight(9, 'Ragnaros')],
  attempts: [
    attempt(2, 'Shannox', { bossPercentage: 80 }),
    attempt(5, 'Ragnaros', { bossPercentage: 42 }),
    attempt(6, 'Ragnaros', { difficulty: 4 }),
    attempt(8, 'Ragnaros', { bossPercentage: 3 }),
  ],
});

test('attempts are numbered by boss and difficulty', () => {
  expect(allFights(raid).map((one) => [one.id, one.kind === 'attempt' && one.nth])).toEqual([
    [2, 1],
    [3, false],
    [5, 1],
    [6, 1],
    [8, 2],
    [9, false],
  ]);
});

test('an attempt opened by its fight has its number', () => {
  expect(chosenFight(raid, '8')).toMatchObject({ boss: 'Ragnaros', nth: 2 });
});

describe('the fight in view', () => {
  const [, ragnaros = fight(9, 'Ragnaros')] = raid.kills;
  const [shannox = fight(3, 'Shannox')] = raid.kills;

  test.each<[why: string, isLost: true | undefined, of: string, ...kills: Kill[]]>([
    ['is lost with its kill, and stays', true, '9', shannox],
    ['is lost if another kill is the last now', true, '3', shannox],
    ['is lost if another boss has its number', true, '9', shannox, fight(9, 'Alysrazor')],
    ['stays if it gets a difficulty', undefined, '9', shannox, { ...ragnaros, difficulty: 4 }],
    ['is no longer lost once the report has it again', undefined, '9', shannox, ragnaros],
  ])('the fight in view $0', (_, isLost, of, ...kills) => {
    const shown = fightInView({ ...raid, kills, attempts: [] }, of, undefined, ragnaros);
    expect(shown).toMatchObject({ fight: { id: 9, boss: 'Ragnaros' } });
    expect(shown.isLost).toBe(isLost);
  });

  test('the fight in view stays if it becomes an attempt', () => {
    const attempts = [{ ...ragnaros, kind: 'attempt' as const }];
    const shown = fightInView({ ...raid, kills: [shannox], attempts }, '9', undefined, ragnaros);
    expect(shown).toMatchObject({ fight: { id: 9, boss: 'Ragnaros' } });
    expect(shown.isLost).toBeUndefined();
  });

  test('a lost kill opened by the address is marked as lost', () => {
    const kills = [shannox, { ...ragnaros, isLost: true as const }];
    expect(fightInView({ ...raid, kills }, '9')).toMatchObject({ fight: { id: 9 }, isLost: true });
  });

  test('the fight in view changes to a new last kill if the address is “last”', () => {
    const grown = { ...raid, kills: [...raid.kills, fight(12, 'Alysrazor')] };
    expect(fightInView(grown, '12', undefined, ragnaros)).toMatchObject({ fight: { id: 12 } });
  });

  test.each([
    { fight: '', unknown: {} },
    { fight: 'last', unknown: {} },
    { fight: '7', unknown: { isUnknown: true } },
  ])('the opening fight is in view if the address says “$fight”', ({ fight, unknown }) => {
    expect(fightInView(raid, fight, ragnaros)).toEqual({ fight: ragnaros, ...unknown });
    expect(fightInView(raid, fight)).toEqual({ fight: undefined });
  });

  test('a previously shown fight takes precedence over the opening fight', () => {
    expect(fightInView(raid, '', ragnaros, shannox)).toEqual({ fight: shannox });
  });

  test('a lost kill that the report opens on is marked as lost', () => {
    const lost = { ...ragnaros, isLost: true as const };
    expect(fightInView(raid, '', lost)).toEqual({ fight: lost, isLost: true });
  });
});

test('an unknown fight number opens no fight', () => {
  expect(chosenFight(raid, '7')).toBeUndefined();
  const { attempts: _, ...older } = raid;
  expect(chosenFight(older, '8')).toBeUndefined();
  expect(allFights(older)).toHaveLength(2);
});

test('kills and attempts that began together are sorted by number', () => {
  const attempts = [attempt(8, 'Shannox', { startedAt: 900 })];
  const together = { ...raid, kills: [fight(9, 'Ragnaros')], attempts };
  expect(allFights(together).map(({ id }) => id)).toEqual([8, 9]);
});

test('kills are grouped by boss and difficulty', () => {
  const again = fight(12, 'Ragnaros');
  const heroic = fight(13, 'Ragnaros', { difficulty: 4 });
  const groups = [...killsByBoss([...raid.kills, again, heroic]).values()];
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[3], [9, 12], [13]]);
});

test('a fight whose number changes stays in view', () => {
  const [shannox = fight(3, 'Shannox')] = raid.kills;
  const renumbered = { ...raid, kills: [fight(3, 'Baleroc'), { ...shannox, id: 4 }], attempts: [] };
  const shown = { ...shannox, id: 4 };
  expect(fightInView(renumbered, '3', undefined, shannox)).toEqual({ fight: shown });
});
