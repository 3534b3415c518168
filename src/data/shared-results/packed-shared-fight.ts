import * as v from 'valibot';
import { isReportCode } from '#domain/log-site/report-link';
import type { SharedFight } from '#domain/share/shared-fight';
import {
  cutText,
  foundTitles,
  MAX_PLAYERS,
  MAX_TITLE_LENGTH,
  memberAt,
  PackedCount,
  PackedFindings,
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

/** The states of a player. A link has the state's index in this list. */
const STATES = ['judged', 'no gear', 'not judged'] as const;

/** A fight's result in a link. It changes only with the version that shared-link.ts writes. */
export const PackedFight = v.tuple([
  v.pipe(v.string(), v.check(isReportCode)),
  PackedCount,
  PackedTitle,
  PackedTitle,
  PackedTitle,
  PackedCount,
  PackedTime,
  PackedTime,
  PackedName,
  PackedCount,
  PackedStandards,
  PackedTitles,
  v.pipe(
    v.array(v.tuple([...PackedPlayer, PackedCount, PackedFindings, PackedFindings])),
    v.maxLength(MAX_PLAYERS),
  ),
]);

type Packed = v.InferOutput<typeof PackedFight>;

/** An attempt (version 4): its fight's result, its number, and its boss's health in percent. */
export const PackedAttempt = v.tuple([PackedFight, PackedCount, v.nullable(PackedCount)]);

type PackedAttempt = v.InferOutput<typeof PackedAttempt>;

/** Packs a shared result for a link, within a link's bounds. */
export function packFight(sharedFight: SharedFight): Packed {
  const { code, fight, boss, zone, difficulty } = sharedFight;
  const [title, ...head] = packHead(sharedFight);
  const players = sharedFight.players.slice(0, MAX_PLAYERS);
  const titles = foundTitles(players.flatMap(({ findings, advice }) => [...findings, ...advice]));
  return [
    code,
    fight,
    title,
    cutText(boss, MAX_TITLE_LENGTH),
    cutText(zone, MAX_TITLE_LENGTH),
    toWholeNumber(difficulty),
    ...head,
    titles,
    players.map((player): Packed[12][number] => [
      ...packPlayer(player),
      STATES.indexOf(player.state),
      packFindings(player.findings, titles),
      packFindings(player.advice, titles),
    ]),
  ];
}

export const packAttempt = (
  sharedFight: SharedFight,
  { nth, bossPercentage }: NonNullable<SharedFight['attempt']>,
): PackedAttempt => [
  packFight(sharedFight),
  nth,
  bossPercentage === undefined ? null : toWholeNumber(bossPercentage),
];

/** Unpacks a shared result. Throws a RangeError for an unknown state, title or slot. */
export function unpackFight(packed: Packed): SharedFight {
  const [code, fight, title, boss, zone, difficulty, ...rest] = packed;
  const [, , , , , titles, players] = rest;
  return {
    ...unpackHead([code, title, ...rest]),
    fight,
    boss,
    zone,
    difficulty,
    players: players.map(([name, server, picture, state, found, advice]) => ({
      name,
      server,
      picture,
      state: memberAt(STATES, state),
      findings: unpackFindings(found, titles),
      advice: unpackFindings(advice, titles),
    })),
  };
}

/** Unpacks an attempt's result. Throws like `unpackFight`. */
export const unpackAttempt = ([packed, nth, left]: PackedAttempt): SharedFight => ({
  ...unpackFight(packed),
  attempt: { nth, ...(left !== null && { bossPercentage: left }) },
});
