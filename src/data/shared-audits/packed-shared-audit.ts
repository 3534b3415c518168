import * as v from 'valibot';
import { NIGHT_GROUPS, type NightState } from '#domain/audit/night';
import { VERDICTS } from '#domain/audit/verdict';
import { isSlot } from '#domain/gear/slots';
import type {
  SharedAudit,
  SharedFinding,
  SharedHead,
  SharedPlayer,
} from '#domain/hand-over/shared-audit';
import type { SharedNight } from '#domain/hand-over/shared-night';
import { isReportCode } from '#domain/log-site/report-link';
import { MAX_TIME } from '#domain/time';

const MAX_NAME = 60;
const MAX_TITLE = 200;
const MAX_PLAYERS = 100;
const MAX_KILLS = 100;

/** A player's state is packed as its index here. */
const STATES = ['judged', 'no gear', 'not judged'] as const;

/** A kill is packed as a digit: its state's index here. */
const NIGHT_STATES = ['passed', 'faults', 'absent', 'no gear', 'not judged', 'unknown'] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999));
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_TIME));
const name = v.pipe(v.string(), v.maxLength(MAX_NAME));
const title = v.pipe(v.string(), v.maxLength(MAX_TITLE));
/** An address cannot hold a lone surrogate. */
const picture = v.pipe(name, v.regex(/^\P{Cs}*$/u));
/** Three numbers per finding: title, slot or NO_SLOT, and count. */
const findings = v.pipe(v.array(count), v.maxLength(3 * 200));

/** The slot of a finding without a piece. Version 1 of the link has none. */
const NO_SLOT = 99;
const NO_SLOT_DIGIT = 35;

const standards = v.pipe(
  v.array(v.tuple([title, v.fallback(v.picklist(VERDICTS), 'OTHER FAULTS')])),
  v.maxLength(100),
);
const titles = v.pipe(v.array(title), v.maxLength(100));

/** Changes only with the version that shared-link.ts writes. */
export const Packed = v.tuple([
  v.pipe(v.string(), v.check(isReportCode)),
  count,
  title,
  title,
  title,
  count,
  time,
  time,
  name,
  count,
  standards,
  titles,
  v.pipe(
    v.array(v.tuple([name, name, picture, count, findings, findings])),
    v.maxLength(MAX_PLAYERS),
  ),
]);

type Packed = v.InferOutput<typeof Packed>;

/** Version 4: a fight's, which attempt it was, and the boss's health in percent. */
export const PackedAttempt = v.tuple([Packed, count, v.nullable(count)]);

type PackedAttempt = v.InferOutput<typeof PackedAttempt>;

/** Version 3. */
export const PackedNight = v.tuple([
  v.pipe(v.string(), v.check(isReportCode)),
  title,
  time,
  time,
  name,
  count,
  standards,
  titles,
  v.pipe(v.array(v.tuple([title, title, count])), v.maxLength(MAX_KILLS)),
  v.pipe(
    v.array(
      v.tuple([
        name,
        name,
        picture,
        count,
        v.pipe(v.string(), v.regex(/^[0-9a-z]*$/), v.maxLength(3 * 200)),
        v.pipe(v.string(), v.regex(/^[0-5]*$/), v.maxLength(MAX_KILLS)),
      ]),
    ),
    v.maxLength(MAX_PLAYERS),
  ),
]);

type PackedNight = v.InferOutput<typeof PackedNight>;

/** Converts a shared result for a link, cut to what a link can hold. */
export function toPacked(sharedAudit: SharedAudit): Packed {
  const { code, fight, boss, zone, difficulty } = sharedAudit;
  const [title, ...head] = packedHead(sharedAudit);
  const players = sharedAudit.players.slice(0, MAX_PLAYERS);
  const titles = titlesOf(players.flatMap(({ findings, advice }) => [...findings, ...advice]));
  return [
    code,
    fight,
    title,
    cut(boss, MAX_TITLE),
    cut(zone, MAX_TITLE),
    whole(difficulty),
    ...head,
    titles,
    players.map((player): Packed[12][number] => [
      ...packedPlayer(player),
      STATES.indexOf(player.state),
      numbersOf(player.findings, titles),
      numbersOf(player.advice, titles),
    ]),
  ];
}

export const toPackedAttempt = (
  sharedAudit: SharedAudit,
  { nth, bossPercentage }: NonNullable<SharedAudit['attempt']>,
): PackedAttempt => [
  toPacked(sharedAudit),
  nth,
  bossPercentage === undefined ? null : whole(bossPercentage),
];

/** Converts a night's result for a link, cut to what a link can hold. */
export function toPackedNight(night: SharedNight): PackedNight {
  const players = night.players.slice(0, MAX_PLAYERS);
  const titles = titlesOf(players.flatMap(({ now }) => now));
  return [
    night.code,
    ...packedHead(night),
    titles,
    night.kills
      .slice(0, MAX_KILLS)
      .map(({ boss, zone, difficulty }): PackedNight[8][number] => [
        cut(boss, MAX_TITLE),
        cut(zone, MAX_TITLE),
        whole(difficulty),
      ]),
    players.map((player): PackedNight[9][number] => [
      ...packedPlayer(player),
      NIGHT_GROUPS.indexOf(player.group),
      digitsOf(player.now, titles),
      player.states
        .slice(0, MAX_KILLS)
        .map((state) => NIGHT_STATES.indexOf(state))
        .join(''),
    ]),
  ];
}

const packedHead = (shared: SharedHead) =>
  [
    cut(shared.title, MAX_TITLE),
    whole(shared.foughtAt),
    shared.judgedAt,
    shared.era,
    shared.minimumItemLevel,
    shared.counts.map(({ title, column }): [string, typeof column] => [title, column]),
  ] as const;

const packedPlayer = ({
  name,
  server,
  picture,
}: Pick<SharedPlayer, 'name' | 'server' | 'picture'>) =>
  [cut(name, MAX_NAME), cut(server, MAX_NAME), cut(picture, MAX_NAME)] as const;

const titlesOf = (found: readonly SharedFinding[]): string[] => [
  ...new Set(found.map(({ title }) => title)),
];

const numbersOf = (found: readonly SharedFinding[], titles: readonly string[]): number[] =>
  found
    .slice(0, 200)
    .flatMap(({ title, slot, count }) => [titles.indexOf(title), slot ?? NO_SLOT, count]);

/** Three base-36 digits per finding, a third shorter than numbers. */
const digitsOf = (found: readonly SharedFinding[], titles: readonly string[]): string =>
  numbersOf(found, titles)
    .map((number) => Math.min(number, NO_SLOT_DIGIT).toString(36))
    .join('');

/** A log may have numbers that a link cannot hold. */
const whole = (number: number): number => Math.max(0, Math.round(number));

/** Drops a lone surrogate at the end. */
const cut = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');

/** Throws a RangeError for an unknown state, title or slot. */
export function fromPacked(packed: Packed): SharedAudit {
  const [code, fight, title, boss, zone, difficulty, foughtAt, judgedAt, era, ...rest] = packed;
  const [minimumItemLevel, counts, titles, players] = rest;
  return {
    code,
    fight,
    title,
    boss,
    zone,
    difficulty,
    foughtAt,
    judgedAt,
    era,
    minimumItemLevel,
    counts: counts.map(([title, column]) => ({ title, column })),
    players: players.map(([name, server, picture, state, found, advice]) => ({
      name,
      server,
      picture,
      state: memberAt(STATES, state),
      findings: foundOf(found, titles),
      advice: foundOf(advice, titles),
    })),
  };
}

/** Throws as fromPacked does. */
export const attemptFromPacked = ([packed, nth, left]: PackedAttempt): SharedAudit => ({
  ...fromPacked(packed),
  attempt: { nth, ...(left !== null && { bossPercentage: left }) },
});

/** Throws a RangeError for an unknown group, title or slot, or a player of other kills. */
export function nightFromPacked(packed: PackedNight): SharedNight {
  const [code, title, foughtAt, judgedAt, era, minimumItemLevel, counts, titles, kills, players] =
    packed;
  return {
    code,
    title,
    foughtAt,
    judgedAt,
    era,
    minimumItemLevel,
    counts: counts.map(([title, column]) => ({ title, column })),
    kills: kills.map(([boss, zone, difficulty]) => ({ boss, zone, difficulty })),
    players: players.map(([name, server, picture, group, found, states]) => {
      if (states.length !== kills.length) throw new RangeError('A player of other kills');
      return {
        name,
        server,
        picture,
        group: memberAt(NIGHT_GROUPS, group),
        now: foundOf(
          Array.from(found, (digit) => Number.parseInt(digit, 36)),
          titles,
        ),
        states: Array.from(states, (digit): NightState => memberAt(NIGHT_STATES, Number(digit))),
      };
    }),
  };
}

function memberAt<Member extends string>(members: readonly Member[], index: number): Member {
  const member = members[index];
  if (member === undefined) throw new RangeError('No such state or group');
  return member;
}

function foundOf(numbers: readonly number[], titles: readonly string[]): SharedFinding[] {
  const found: SharedFinding[] = [];
  for (let start = 0; start < numbers.length; start += 3) {
    const [title = -1, slot = -1, count = 0] = numbers.slice(start, start + 3);
    const words = titles[title];
    const isOfPiece = slot !== NO_SLOT && slot !== NO_SLOT_DIGIT;
    if (words === undefined || (isOfPiece && !isSlot(slot)))
      throw new RangeError('No such title or slot');
    found.push({ title: words, ...(isOfPiece && { slot }), count });
  }
  return found;
}
