import * as v from 'valibot';
import { VERDICTS } from '#domain/audit/verdict';
import { isSlot } from '#domain/gear/slots';
import type { SharedAudit, SharedFinding, SharedPlayer } from '#domain/hand-over/shared-audit';
import { isReportCode } from '#domain/log-site/report-link';
import { MAX_TIME } from '#domain/raid/time';

const MAX_NAME = 60;
const MAX_TITLE = 200;
const MAX_PLAYERS = 100;

/** A player's state is packed as its index here. */
const STATES = ['judged', 'no gear', 'not judged'] as const;

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
  v.pipe(
    v.array(v.tuple([title, v.fallback(v.picklist(VERDICTS), 'OTHER FAULTS')])),
    v.maxLength(100),
  ),
  v.pipe(v.array(title), v.maxLength(100)),
  v.pipe(
    v.array(v.tuple([name, name, picture, count, findings, findings])),
    v.maxLength(MAX_PLAYERS),
  ),
]);

type Packed = v.InferOutput<typeof Packed>;

/** Converts a shared result for a link, cut to what a link can hold. */
export function toPacked(sharedAudit: SharedAudit): Packed {
  const { code, fight, boss, zone, difficulty, foughtAt, judgedAt, era, counts } = sharedAudit;
  const players = sharedAudit.players.slice(0, MAX_PLAYERS);
  const titles = [
    ...new Set(
      players.flatMap((player) => [...player.findings, ...player.advice].map(({ title }) => title)),
    ),
  ];
  const numbers = (found: readonly SharedFinding[]) =>
    found
      .slice(0, 200)
      .flatMap(({ title, slot, count }) => [titles.indexOf(title), slot ?? NO_SLOT, count]);
  return [
    code,
    fight,
    cut(sharedAudit.title, MAX_TITLE),
    cut(boss, MAX_TITLE),
    cut(zone, MAX_TITLE),
    whole(difficulty),
    whole(foughtAt),
    judgedAt,
    era,
    sharedAudit.minimumItemLevel,
    counts.map(({ title, column }) => [title, column]),
    titles,
    players.map((player) => [
      cut(player.name, MAX_NAME),
      cut(player.server, MAX_NAME),
      cut(player.picture, MAX_NAME),
      STATES.indexOf(player.state),
      numbers(player.findings),
      numbers(player.advice),
    ]),
  ];
}

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
      state: stateAt(state),
      findings: foundOf(found, titles),
      advice: foundOf(advice, titles),
    })),
  };
}

function stateAt(index: number): SharedPlayer['state'] {
  const state = STATES[index];
  if (state === undefined) throw new RangeError('No such state');
  return state;
}

function foundOf(numbers: readonly number[], titles: readonly string[]): SharedFinding[] {
  const found: SharedFinding[] = [];
  for (let start = 0; start < numbers.length; start += 3) {
    const [title = -1, slot = -1, count = 0] = numbers.slice(start, start + 3);
    const words = titles[title];
    const isOfPiece = slot !== NO_SLOT;
    if (words === undefined || (isOfPiece && !isSlot(slot)))
      throw new RangeError('No such title or slot');
    found.push({ title: words, ...(isOfPiece && { slot }), count });
  }
  return found;
}
