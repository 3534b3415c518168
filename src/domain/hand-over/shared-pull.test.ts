import { expect, test } from 'vitest';
import { killWith } from '#test/fights';
import { piece, raiderIn } from '#test/gear';
import { audit } from '../audit/audit';
import type { AuditedFight } from '../audit/night';
import { DEFAULT_STANDARDS } from '../audit/rule/standards';
import { MISTS_CONSUMABLES } from '../eras/mists/consumables';
import { MISTS } from '../eras/mists/mists';
import { readPull } from '../pull/read-pull';
import { csvRows } from './csv-rows';
import { discordMessages } from './discord';
import { playersToShare } from './players-to-share';
import { whispers } from './whispers';

const WARM_SUN = 105691;
const MAD_HOZEN = 105682; // a battle elixir
const FOOD = 104277;

/** Auras by raider; `undefined` without a snapshot. */
const AURAS: Readonly<Record<string, readonly number[] | undefined>> = {
  Ready: [WARM_SUN, FOOD],
  Fed: [FOOD],
  Flasked: [WARM_SUN],
  Half: [MAD_HOZEN, FOOD],
  Late: undefined,
};

const raiders = Object.keys(AURAS).map((name) => raiderIn([piece(0)], { key: name, name }));
const snapshots = Object.entries(AURAS).flatMap(([raider, auras]) =>
  auras ? { raider, auras: auras.map((id) => ({ id })) } : [],
);
const context = { era: MISTS, standards: DEFAULT_STANDARDS };
const kill = killWith({ boss: 'Feng' });
const audits = raiders.map((raider) => audit(raider, context));
const fights: AuditedFight[] = [
  { fight: kill, audits, pull: readPull({ snapshots, buffs: [] }, { raiders }, MISTS_CONSUMABLES) },
];
const leftOut = [] as const;
const included = { withAdvice: false, withPull: true, leftOut };

test('Discord lists players not seen with flask or food last', () => {
  const [message = ''] = discordMessages({ title: '', players: playersToShare(fights, included) });
  expect(message.split('\n').slice(-8)).toEqual([
    '**No flask seen**',
    '• Fed',
    '',
    '**No food seen**',
    '• Flasked',
    '',
    '**One elixir only**',
    '• Half',
  ]);
});

test('a whisper says what was not seen', () => {
  expect(whispers(playersToShare(fights, included))).toEqual([
    '/w Fed No flask seen',
    '/w Flasked No food seen',
    '/w Half One elixir only',
  ]);
});

test('a table has the texts of the cells of a pull', () => {
  const columns = (of: AuditedFight[], withPull: boolean) =>
    csvRows(
      { code: 'TierElevenNight1', raid: { title: '' }, fights: of, context },
      { leftOut, withPull },
    ).map((row) => row.slice(-2));
  expect(columns(fights, true)).toEqual([
    ['flask', 'food'],
    ['seen', 'seen'],
    ['not seen', 'seen'],
    ['seen', 'not seen'],
    ['one elixir only', 'seen'],
    ['no snapshot', 'no snapshot'],
  ]);
  expect(columns([{ fight: kill, audits }], true).slice(1, 2)).toEqual([[undefined, undefined]]);
  expect(columns(fights, false)[0]).not.toContain('flask');
});

test('the pull is not shared if it is left out or missing', () => {
  expect(whispers(playersToShare(fights, { withAdvice: false, leftOut }))).toEqual([]);
  expect(whispers(playersToShare([{ fight: kill, audits }], included))).toEqual([]);
});
