import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { NoFightsFound, ReportStillProcessing } from './log-site-failures';
import { LoggedReport, toRaid } from './logged-report';
import germanReport from './recorded/v1-report-fights-retail-2020-lang-de.json';
import retailReport from './recorded/v1-report-fights-retail-2022-20-fights.json';

const raidOf = (answer: unknown) => toRaid(v.parse(LoggedReport, answer));

const kill = {
  id: 2,
  boss: 1024,
  name: 'Magmaw',
  start_time: 100,
  end_time: 200,
  kill: true,
  zoneName: 'Blackwing Descent',
  zoneDifficulty: 4,
  difficulty: 4,
};

describe('a recorded report', () => {
  test('of twenty fights has the kills among them, in the order they fell', () => {
    expect(raidOf(retailReport).kills.map(({ boss }) => boss)).toEqual([
      'Vigilant Guardian',
      'Dausegne, the Fallen Oracle',
      'Prototype Pantheon',
      'Skolex, the Insatiable Ravener',
      "Artificer Xy'mox",
    ]);
  });

  test('in German has its one kill', () => {
    const { title, kills } = raidOf(germanReport);
    expect(title).toBe('Castle Nathria');
    expect(kills).toEqual([
      {
        id: 3,
        boss: 'Shriekwing',
        zone: 'Castle Nathria',
        difficulty: 4,
        startedAt: 799523,
        endedAt: 1148492,
      },
    ]);
  });
});

describe('a fight', () => {
  test.each([
    { why: 'a kill', fight: kill, count: 1 },
    { why: 'a wipe', fight: { ...kill, kill: false }, count: 0 },
    { why: 'trash, which has no kill', fight: { ...kill, boss: 0, kill: undefined }, count: 0 },
    { why: 'trash that says it was killed', fight: { ...kill, boss: 0 }, count: 0 },
    { why: 'a boss whose kill is null', fight: { ...kill, kill: null }, count: 0 },
  ])('$why → $count in the list', ({ fight, count }) => {
    expect(raidOf({ fights: [fight] }).kills).toHaveLength(count);
  });

  test.each([
    { zoneDifficulty: 4, difficulty: 3, shown: 4, why: 'both there' },
    { zoneDifficulty: 0, difficulty: 4, shown: 4, why: 'a zone difficulty of 0' },
    { zoneDifficulty: undefined, difficulty: 3, shown: 3, why: 'no zone difficulty' },
    { zoneDifficulty: null, difficulty: null, shown: 0, why: 'neither' },
  ])('$why → difficulty $shown', ({ zoneDifficulty, difficulty, shown }) => {
    const [read] = raidOf({ fights: [{ ...kill, zoneDifficulty, difficulty }] }).kills;
    expect(read?.difficulty).toBe(shown);
  });

  test('kills come in the order they fell, whatever their order in the answer', () => {
    const later = { ...kill, id: 9, name: 'Maloriak', start_time: 900 };
    expect(raidOf({ fights: [later, kill] }).kills.map(({ id }) => id)).toEqual([2, 9]);
  });
});

describe('a report without fights', () => {
  test.each([
    { why: 'still being processed', answer: { processing: true }, failure: ReportStillProcessing },
    { why: 'fights missing for no reason', answer: { title: 'Night' }, failure: NoFightsFound },
    { why: 'an empty list', answer: { fights: [] }, failure: NoFightsFound },
  ])('$why → $failure.name', ({ answer, failure }) => {
    expect(() => raidOf(answer)).toThrow(failure);
  });

  test('missing fights may come with the next request, an empty list will not', () => {
    expect(new NoFightsFound('missing').canPass).toBe(true);
    expect(new NoFightsFound('empty').canPass).toBe(false);
  });
});
