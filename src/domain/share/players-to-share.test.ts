import { expect, test } from 'vitest';
import { killWith } from '#test/fights';
import { barePiece, piece, raiderIn } from '#test/gear';
import { snapshotsOf } from '#test/pull';
import { audit } from '../audit/audit';
import type { AuditedFight } from '../audit/night';
import { DEFAULT_STANDARDS, type Standards } from '../audit/rule/standards';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { MISTS_CONSUMABLES } from '../eras/mists/consumables';
import { MISTS } from '../eras/mists/mists';
import { readPull } from '../pull/read-pull';
import type { Piece, Raider } from '../raid/raid';
import { lastAuditOfEach, playersToShare } from './players-to-share';

const WARM_SUN = 105691;
const MAD_HOZEN = 105682; // battle
const FOOD = 104277;

const named = (name: string, gear: readonly Piece[], more: Partial<Raider> = {}): Raider =>
  raiderIn(gear, { key: name, name, server: 'Firemaw', ...more });

const fightOf = (id: number) =>
  killWith({ id, boss: `Boss ${id}`, zone: 'Firelands', startedAt: id, endedAt: id + 1 });

const audited = (id: number, raiders: readonly Raider[]): AuditedFight => ({
  fight: fightOf(id),
  audits: raiders.map((raider) => audit(raider, { era: CATACLYSM, standards: DEFAULT_STANDARDS })),
});

const EVERYBODY = { withAdvice: false, notShared: [] };
const standardsOf = (ruleSettings: Standards['ruleSettings']) => ({
  ...DEFAULT_STANDARDS,
  ruleSettings,
});

test('a player is shared with the last kill that logged their gear', () => {
  const kills = [
    audited(1, [named('Kadda', [barePiece(6)]), named('Mira', [])]),
    audited(2, [named('Kadda', [barePiece(7)]), named('Mira', [barePiece(9)])]),
    audited(3, [named('Kadda', []), named('Mira', [])]),
    { fight: fightOf(4), missing: 'not fetched' } as const,
  ];
  expect(lastAuditOfEach(kills).map(({ raider }) => raider.gear[0]?.slot)).toEqual([7, 9]);
  const shared = playersToShare(kills, EVERYBODY);
  const bare = shared.map(({ name, lines }) => `${name} ${lines[0]?.slots}`);
  expect(bare).toEqual(['Kadda Boots', 'Mira Gloves']);
});

test('the shared list lacks players who are not shared', () => {
  const kadda = named('Kadda', [barePiece(6)]);
  const kills = [audited(1, [kadda, named('Mira', [barePiece(6)])])];
  const shared = playersToShare(kills, { ...EVERYBODY, notShared: [kadda] });
  expect(shared.map(({ name }) => name)).toEqual(['Mira']);
});

const anna = (guid: number, more: Partial<Raider>, gear = [barePiece(6)]): Raider =>
  named('Anna', gear, { guid, key: `Anna-Firemaw-${guid}`, ...more });
const PRIEST: Partial<Raider> = { classKey: 'priest', spec: 'Holy', roles: ['healers'] };

test('two players with the same name and server are shared separately', () => {
  const [priest, mage] = [anna(1, PRIEST), anna(2, {}, [barePiece(7)])];
  const kills = [audited(1, [priest, named('Kadda', []), mage]), audited(2, [mage])];
  const sharedBy = (notShared: Raider[]) =>
    playersToShare(kills, { withAdvice: false, notShared }).map(
      ({ name, distinctName, lines }) => `${name}, ${distinctName}: ${lines[0]?.slots}`,
    );
  const [first, second] = ['Anna, Anna (Holy Priest): Legs', 'Anna, Anna (Fire Mage): Boots'];
  expect(sharedBy([])).toEqual([first, second, 'Kadda, Kadda: undefined']);
  expect(sharedBy([priest, named('Kadda', [])])).toEqual([second]);
  expect(sharedBy([mage, named('Kadda', [])])).toEqual([first]);
});

test('a renamed player is shared once under the latest name', () => {
  const renamed = { ...anna(1, PRIEST, []), key: 'Berta', name: 'Berta' };
  const kills = [audited(1, [anna(1, PRIEST)]), audited(2, [renamed])];
  expect(playersToShare(kills, EVERYBODY)).toMatchObject([
    { name: 'Berta', distinctName: 'Berta', lines: [{ slots: 'Legs' }] },
  ]);
});

test('a player is shared with the server only if the log has it', () => {
  const { server: _, ...alone } = named('Mira', [piece(6)]);
  const kill = audited(1, [named('Kadda', [piece(6)]), alone]);
  const [kadda, mira] = playersToShare([kill], EVERYBODY);
  expect(kadda?.server).toBe('Firemaw');
  expect(mira && 'server' in mira).toBe(false);
});

test('two players of one name are shared with different names', () => {
  const nyx = named('Nyx', [piece(6)]);
  const other = named('Nyx', [piece(6)], { key: 'Nyx-2', server: 'Gehennas' });
  const shared = playersToShare([audited(1, [nyx, other])], EVERYBODY);
  expect(shared.map((one) => one.distinctName)).toEqual(['Nyx-Firemaw', 'Nyx-Gehennas']);
});

test('advice is shared and marked on request', () => {
  const standards = standardsOf({ 'missing-enchant': 'advice' });
  const judged = audit(named('Kadda', [barePiece(6)]), { era: CATACLYSM, standards });
  const kill = { fight: fightOf(1), audits: [judged] };
  expect(playersToShare([kill], EVERYBODY)[0]?.lines).toEqual([]);
  const [kadda] = playersToShare([kill], { ...EVERYBODY, withAdvice: true });
  expect(kadda?.lines).toMatchObject([{ title: 'Missing Enchant', slots: 'Legs', isAdvice: true }]);
});

/** Returns a kill of Mists whose raiders had these auras. */
function pulledKill(auras: Record<string, readonly number[]>, standards: Standards): AuditedFight {
  const raiders = Object.keys(auras).map((name) => named(name, [piece(6)]));
  const stored = { snapshots: snapshotsOf(auras), buffs: [] };
  const pull = readPull(stored, { raiders }, MISTS_CONSUMABLES);
  const audits = raiders.map((raider) => audit(raider, { era: MISTS, standards, pull }));
  return { fight: fightOf(1), audits, pull };
}

const AT_THE_PULL = { Ada: [WARM_SUN, FOOD], Bea: [FOOD], Cid: [WARM_SUN], Dov: [MAD_HOZEN, FOOD] };

test('consumables not seen at the pull are shared on request', () => {
  const kill = pulledKill(AT_THE_PULL, DEFAULT_STANDARDS);
  expect(playersToShare([kill], EVERYBODY).some((player) => 'pull' in player)).toBe(false);
  const shared = playersToShare([kill], { ...EVERYBODY, withPull: true });
  const unseen = ['Ada ', 'Bea no flask', 'Cid no food', 'Dov one elixir'];
  expect(shared.map(({ name, pull }) => `${name} ${pull}`)).toEqual(unseen);
});

test('the list of the pull does not repeat a rule’s finding', () => {
  const kill = pulledKill(AT_THE_PULL, standardsOf({ 'no-flask-seen': 'counts' }));
  const shared = playersToShare([kill], { ...EVERYBODY, withPull: true });
  const found = shared.map(({ name, lines, pull }) => [
    name,
    lines.map(({ title }) => title),
    pull,
  ]);
  expect(found).toEqual([
    ['Ada', [], []],
    ['Bea', ['No Flask Seen'], []],
    ['Cid', [], ['no food']],
    ['Dov', [], ['one elixir']],
  ]);
});

test('nothing about the pull is shared for a kill without a pull', () => {
  const kills = [audited(1, [named('Kadda', [piece(6)])])];
  expect(playersToShare(kills, { ...EVERYBODY, withPull: true })[0]?.pull).toEqual([]);
});
