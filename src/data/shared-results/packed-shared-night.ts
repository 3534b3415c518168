import * as v from 'valibot';
import type { NamedFinding } from '#domain/audit/finding';
import { findingsKey } from '#domain/audit/finding-parts';
import { isJudged, NIGHT_GROUPS, type NightState } from '#domain/audit/night';
import { isReportCode } from '#domain/log-site/report-link';
import type { SharedNight, SharedNightCell } from '#domain/share/shared-night';
import {
  cutText,
  foundTitles,
  MAX_PLAYERS,
  MAX_TITLE_LENGTH,
  memberAt,
  NO_SLOT,
  PackedCount,
  PackedName,
  PackedPlayer,
  PackedStandards,
  PackedTime,
  PackedTitle,
  PackedTitles,
  packFindings,
  packHead,
  packPlayer,
  toWholeNumber,
  unpackFindings,
  unpackHead,
} from './packed-values';

const MAX_KILLS = 100;
const MAX_DIGITS = 3 * 200;

/** The slot of a finding without a piece. */
const NO_SLOT_DIGIT = 35;

/** The states of a player at a kill. A link has the state's index as a digit, or SAME_FAULTS. */
const STATES = ['passed', 'faults', 'absent', 'no gear', 'not judged', 'unknown'] as const;

/** The digit of a kill with the same faults as the kill before. */
const SAME_FAULTS = STATES.length;

const head = [
  v.pipe(v.string(), v.check(isReportCode)),
  PackedTitle,
  PackedTime,
  PackedTime,
  PackedName,
  PackedCount,
  PackedStandards,
  PackedTitles,
  v.pipe(v.array(v.tuple([PackedTitle, PackedTitle, PackedCount])), v.maxLength(MAX_KILLS)),
] as const;

const PackedGroup = v.picklist(NIGHT_GROUPS.map((_, index) => index));
const packedDigits = (most: number) =>
  v.pipe(v.string(), v.regex(/^[0-9a-z.]*$/), v.maxLength(most));
const packedStates = (pattern: RegExp) =>
  v.pipe(v.string(), v.regex(pattern), v.maxLength(MAX_KILLS));

/** Returns a night's schema. `fields` follow name, server and picture of a player. */
function nightWith<Fields extends v.TupleItems>(...fields: Fields) {
  const player = v.tuple([...PackedPlayer, ...fields]);
  return v.tuple([...head, v.pipe(v.array(player), v.maxLength(MAX_PLAYERS))]);
}

/** A night in version 3: per player the group, the faults at the end, and the states. */
export const PackedNightOfVersion3 = nightWith(
  PackedGroup,
  packedDigits(MAX_DIGITS),
  packedStates(/^[0-5]*$/),
);

/** A night in version 5: per player the states, then the faults that change, between dots. */
export const PackedNight = nightWith(
  packedStates(/^[0-6]*$/),
  packedDigits(MAX_DIGITS * MAX_KILLS),
);

type PackedNightOfVersion3 = v.InferOutput<typeof PackedNightOfVersion3>;

type PackedNight = v.InferOutput<typeof PackedNight>;

/** Packs a night's result for a link, within a link's bounds. */
export function packNight(night: SharedNight): PackedNight {
  const players = night.players.slice(0, MAX_PLAYERS);
  const found = players.flatMap(({ cells }) => cells.flatMap(({ findings }) => findings));
  const titles = foundTitles(found);
  return [
    night.code,
    ...packHead(night),
    titles,
    night.kills
      .slice(0, MAX_KILLS)
      .map(({ boss, zone, difficulty }): PackedNight[8][number] => [
        cutText(boss, MAX_TITLE_LENGTH),
        cutText(zone, MAX_TITLE_LENGTH),
        toWholeNumber(difficulty),
      ]),
    players.map((player): PackedNight[9][number] => [
      ...packPlayer(player),
      ...packCells(player.cells.slice(0, MAX_KILLS), titles),
    ]),
  ];
}

function packCells(
  cells: readonly SharedNightCell[],
  titles: readonly string[],
): [states: string, found: string] {
  const faults: SharedNightCell[] = [];
  const states = cells.map((cell) => {
    const before = faults.at(-1);
    if (cell.state === 'faults') {
      if (before && findingsKey(before) === findingsKey(cell)) return SAME_FAULTS;
      faults.push(cell);
    }
    return STATES.indexOf(cell.state);
  });
  return [states.join(''), faults.map(({ findings }) => digitsOf(findings, titles)).join('.')];
}

/** Packs findings as three base-36 digits each, a third shorter than numbers. */
const digitsOf = (found: readonly NamedFinding[], titles: readonly string[]): string =>
  packFindings(found, titles)
    .map((number) => Math.min(number, NO_SLOT_DIGIT).toString(36))
    .join('');

/** Unpacks a night. Throws a RangeError for an unknown title or slot, or a missing cell. */
export function unpackNightOfVersion3(packed: PackedNightOfVersion3): SharedNight {
  const [, , , , , , , titles, kills, players] = packed;
  return {
    ...nightWithoutPlayers(packed),
    players: players.map(([name, server, picture, group, found, digits]) => {
      const now = findingsOf(found, titles);
      const states = statesOf(digits, kills.length);
      const last = states.map((state) => isJudged({ state })).lastIndexOf(true);
      const isSteady = NIGHT_GROUPS[group] === 'same';
      const cells = states.map((state, index): SharedNightCell => {
        // A player with listed faults has not passed, whatever the state says.
        if (index === last && now.length > 0) return { state: 'faults', findings: now };
        return { state, findings: isSteady && state === 'faults' ? now : [] };
      });
      return { name, server, picture, cells };
    }),
  };
}

/** Unpacks a night. Throws a RangeError for an unknown title or slot, or a missing cell. */
export function unpackNight(packed: PackedNight): SharedNight {
  const [, , , , , , , titles, kills, players] = packed;
  return {
    ...nightWithoutPlayers(packed),
    players: players.map(([name, server, picture, digits, found]) => {
      const faults = found.split('.').map((one) => findingsOf(one, titles));
      let kind = -1;
      const cells = statesOf(digits, kills.length).map((state, index): SharedNightCell => {
        if (state !== 'faults') return { state, findings: [] };
        if (digits[index] !== `${SAME_FAULTS}`) kind += 1;
        return { state, findings: faults[kind] ?? [] };
      });
      return { name, server, picture, cells };
    }),
  };
}

const nightWithoutPlayers = (packed: PackedNightOfVersion3 | PackedNight) => ({
  ...unpackHead(packed),
  kills: packed[8].map(([boss, zone, difficulty]) => ({ boss, zone, difficulty })),
});

function statesOf(digits: string, kills: number): NightState[] {
  if (digits.length !== kills) throw new RangeError('A player of other kills');
  return Array.from(digits, (digit) =>
    digit === `${SAME_FAULTS}` ? 'faults' : memberAt(STATES, Number(digit)),
  );
}

function findingsOf(digits: string, titles: readonly string[]): NamedFinding[] {
  const numbers = Array.from(digits, (digit) => Number.parseInt(digit, 36));
  return unpackFindings(
    numbers.map((number, index) =>
      index % 3 === 1 && number === NO_SLOT_DIGIT ? NO_SLOT : number,
    ),
    titles,
  );
}
