import { expect, test } from 'vitest';
import { CATACLYSM_CONTEXT } from '#test/advice';
import { START } from '#test/digested-raid';
import { killWith, raidWith } from '#test/fights';
import { barePiece, raiderIn } from '#test/gear';
import { audit } from '../audit/audit';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import type { Fight, Raider } from '../raid/raid';
import { HOUR, MINUTE } from '../time';
import { type RaidInView, raidToBuy } from './raid-to-buy';

const LEGS = [barePiece(6)];

const named = (name: string, gear = LEGS): Raider =>
  raiderIn(gear, { name, key: name, guid: name.charCodeAt(0), server: 'Everlook' });

const killAt = (id: number) => killWith({ id, startedAt: id * MINUTE, endedAt: id * MINUTE + 1 });
const [first, last] = [killAt(1), killAt(2)];

const RAID = raidWith({ startedAt: START, endedAt: START + HOUR, kills: [first, last] });

const auditsOf = (raiders: readonly Raider[]) =>
  raiders.map((raider) => audit(raider, CATACLYSM_CONTEXT));

const inView = (more: Partial<RaidInView> = {}): RaidInView => ({
  code: 'aaaaaaaaaaaaaaaa',
  raid: RAID,
  era: CATACLYSM,
  others: [],
  kills: [
    { fight: first, audits: auditsOf([named('Ulf'), named('Brannock')]) },
    { fight: last, audits: auditsOf([named('Ulf'), named('Brannock', [])]) },
  ],
  ...more,
});

const listed = (more?: Partial<RaidInView>) =>
  raidToBuy(inView(more))?.players.map(({ name, fight }) => [name, fight.id]);

test('a raid’s list has each player at the last kill that logged gear', () => {
  expect(listed()).toEqual([
    ['Ulf', last.id],
    ['Brannock', first.id],
  ]);
});

test('the date of a list is the date of the evening’s first pull', () => {
  const subject = raidToBuy(inView());
  const pulledAt = START + first.startedAt;
  expect(subject?.players.map(({ at }) => at)).toEqual([pulledAt, pulledAt]);
  expect(subject?.evening).toMatchObject({ pulledAt });
});

test('a kill that is not loaded adds no player', () => {
  const kills = inView().kills.map((kill) =>
    kill.fight === last ? { fight: last, missing: 'unread' as const } : kill,
  );
  expect(listed({ kills })).toEqual([
    ['Ulf', first.id],
    ['Brannock', first.id],
  ]);
});

test('a single player’s list is about the fight in view even after a wipe', () => {
  const wipe: Fight = { ...killAt(9), kind: 'attempt', nth: 1 };
  const kadda = audit(named('Kadda'), CATACLYSM_CONTEXT);
  const onlyPlayer = { fight: wipe, audits: [...auditsOf([named('Ulf')]), kadda], audit: kadda };
  expect(listed({ onlyPlayer })).toEqual([['Kadda', wipe.id]]);
  const worn = raidToBuy(inView({ onlyPlayer }))
    ?.seen.at(-1)
    ?.raiders.map(({ gear }) => gear);
  expect(worn).toEqual([[], []]);
});

test('a raid in view replaces its saved copy in the list', () => {
  const own = raidToBuy(inView())?.group.raids ?? [];
  expect(raidToBuy(inView({ others: own }))?.group.raids).toHaveLength(1);
});
