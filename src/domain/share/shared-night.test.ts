import { expect, test } from 'vitest';
import { killWith } from '#test/fights';
import { barePiece, piece, raiderIn } from '#test/gear';
import { audit } from '../audit/audit';
import type { NightState } from '../audit/night';
import { DEFAULT_STANDARDS, type Standards } from '../audit/rule/standards';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { WRATH } from '../eras/unjudged-eras';
import type { Kill, Raider } from '../raid/raid';
import { sharedNightRows, toSharedNight } from './shared-night';

const LEGS = 6;
const READY = [piece(LEGS)];
const UNREADY = [barePiece(LEGS)];

const killIn = (zone: string, id: number): Kill =>
  killWith({ id, boss: `Boss ${id}`, zone, difficulty: 4, startedAt: id, endedAt: id + 1 });
const FIRELANDS = [killIn('Firelands', 1), killIn('Firelands', 2)];

const share = (
  nights: readonly Raider[][],
  {
    era = CATACLYSM,
    standards = DEFAULT_STANDARDS,
    kills = FIRELANDS,
    notShared = [] as Raider[],
  } = {},
) =>
  toSharedNight({
    code: 'aBcDeFgHiJkLmNoP',
    raid: { title: 'Tuesday', startedAt: 1_700_000_000_000 },
    kills: kills.map((fight, index) => {
      const raiders = nights[index];
      return raiders
        ? { fight, audits: raiders.map((raider) => audit(raider, { era, standards, fight })) }
        : { fight, missing: 'not fetched' };
    }),
    notShared,
    context: { era, standards },
    judgedAt: 9000,
  });

const kadda = (gear: Raider['gear']) => raiderIn(gear, { name: 'Kadda', server: 'Everlook' });
const mira = (gear: Raider['gear']) => raiderIn(gear, { name: 'Mira', guid: 7 });

const LACKING = { title: 'Missing Enchant', slot: LEGS, count: 1 };
const nothing = (state: NightState) => ({ state, findings: [] });

test('a shared night has each player’s faults at each kill', () => {
  const night = share([[kadda(UNREADY), mira(UNREADY)], [kadda(READY)]]);
  expect(night.kills.map(({ boss }) => boss)).toEqual(['Boss 1', 'Boss 2']);
  expect(night.players).toEqual([
    {
      name: 'Mira',
      server: '',
      picture: 'Mage-Fire',
      cells: [{ state: 'faults', findings: [LACKING] }, nothing('absent')],
    },
    {
      name: 'Kadda',
      server: 'Everlook',
      picture: 'Mage-Fire',
      cells: [{ state: 'faults', findings: [LACKING] }, nothing('passed')],
    },
  ]);
  expect(sharedNightRows(night)).toMatchObject([
    { now: { state: 'faults' }, attended: 1, known: 2 },
    { now: { state: 'passed' }, attended: 2, known: 2, cells: [{}, { isFixed: true }] },
  ]);
});

test('a player who is not shared is in no row of a shared night', () => {
  const night = share([[kadda(READY), mira(READY)]], { notShared: [mira(READY)] });
  expect(night.players.map(({ name }) => name)).toEqual(['Kadda']);
});

test('a shared night names the minimum item level if all its kills have the same', () => {
  const standards: Standards = { ...DEFAULT_STANDARDS, minimumItemLevel: 'by raid' };
  const nights = [[kadda(READY)], [kadda(READY)]];
  expect(share(nights, { standards }).minimumItemLevel).toBe(372);
  const kills = [killIn('Firelands', 1), killIn('Dragon Soul', 2)];
  expect(share(nights, { standards, kills }).minimumItemLevel).toBe(0);
});

test('a night of an era without rules is shared without standards or verdicts', () => {
  const night = share([[kadda(UNREADY)]], { era: WRATH });
  expect([night.minimumItemLevel, night.counts]).toEqual([0, []]);
  expect(night.players[0]).toMatchObject({ cells: [nothing('not judged'), nothing('unknown')] });
});
