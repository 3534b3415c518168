import * as v from 'valibot';
import type { NamedFinding } from '#domain/audit/finding';
import { VERDICTS } from '#domain/audit/verdict';
import { isSlot } from '#domain/gear/slots';
import type { SharedHead, SharedPlayer } from '#domain/share/shared-fight';
import { MAX_TIME } from '#domain/time';

const MAX_PACKED_NAME_LENGTH = 60;
export const MAX_TITLE_LENGTH = 200;
export const MAX_PLAYERS = 100;

export const PackedCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999));
export const PackedTime = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_TIME));
export const PackedName = v.pipe(v.string(), v.maxLength(MAX_PACKED_NAME_LENGTH));
export const PackedTitle = v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH));
/** A picture's name. An address cannot contain a lone surrogate. */
const PackedPicture = v.pipe(PackedName, v.regex(/^\P{Cs}*$/u));
/** A player's name, server and picture. */
export const PackedPlayer = [PackedName, PackedName, PackedPicture] as const;
/** Findings as three numbers each: title, slot or NO_SLOT, and count. */
export const PackedFindings = v.pipe(v.array(PackedCount), v.maxLength(3 * 200));

/** The slot of a finding without a piece. Version 1 of the link cannot have such a finding. */
export const NO_SLOT = 99;

export const PackedStandards = v.pipe(
  v.array(v.tuple([PackedTitle, v.fallback(v.picklist(VERDICTS), 'OTHER FAULTS')])),
  v.maxLength(100),
);
export const PackedTitles = v.pipe(v.array(PackedTitle), v.maxLength(100));

export const packHead = (shared: SharedHead) =>
  [
    cutText(shared.title, MAX_TITLE_LENGTH),
    toWholeNumber(shared.foughtAt),
    shared.judgedAt,
    shared.era,
    shared.minimumItemLevel,
    shared.counts.map(({ title, column }): [string, typeof column] => [title, column]),
  ] as const;

/** Unpacks the code and the fields that `packHead` packed. */
export const unpackHead = ([
  code,
  title,
  foughtAt,
  judgedAt,
  era,
  minimumItemLevel,
  counts,
]: readonly [code: string, ...ReturnType<typeof packHead>, ...unknown[]]): SharedHead => ({
  code,
  title,
  foughtAt,
  judgedAt,
  era,
  minimumItemLevel,
  counts: counts.map(([findingTitle, column]) => ({ title: findingTitle, column })),
});

export const packPlayer = ({
  name,
  server,
  picture,
}: Pick<SharedPlayer, 'name' | 'server' | 'picture'>) =>
  [cutName(name), cutName(server), cutName(picture)] as const;

const cutName = (name: string) => cutText(name, MAX_PACKED_NAME_LENGTH);

export const foundTitles = (found: readonly NamedFinding[]): string[] => [
  ...new Set(found.map(({ title }) => title)),
];

export const packFindings = (found: readonly NamedFinding[], titles: readonly string[]): number[] =>
  found
    .slice(0, 200)
    .flatMap(({ title, slot, count }) => [titles.indexOf(title), slot ?? NO_SLOT, count]);

/** Makes a logged number valid in a link: whole, and at least 0. */
export const toWholeNumber = (number: number): number => Math.max(0, Math.round(number));

/** Cuts a text without leaving half of a surrogate pair. */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');

export function memberAt<Member extends string>(members: readonly Member[], index: number): Member {
  const member = members[index];
  if (member === undefined) throw new RangeError('No such state or group');
  return member;
}

export function unpackFindings(
  numbers: readonly number[],
  titles: readonly string[],
): NamedFinding[] {
  const found: NamedFinding[] = [];
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
