import { inLanguage, term } from '../language';
import { SPELLING } from '../spelling';
import { type AtThePull, type RaiderAtPull, type ShownState, shownState } from './at-the-pull';
import {
  allCategories,
  CATEGORY_ROWS,
  categoryOfKind,
  PULL_CATEGORIES,
  type PullCategory,
} from './categories';
import type { KnownAura } from './consumables';
import type { PullListId } from './pull-lists';
import { countRaidersWithAll, isLowerTier } from './seen';

export const AT_THE_PULL_TEXTS = inLanguage('atThePull', {
  countedOf: (category: string, count: number, all: number) => `${category} ${count} of ${all}`,
  categoryNotInLog: (category: string) => `${category} not in this log`,
  nothingInLog: 'Not in this log',
  /** Texts of states, after a category's word or alone in a cell. */
  inCell: {
    seen: 'seen',
    lower: 'seen, lower tier',
    half: 'one elixir only',
    'not seen': 'not seen',
    'no snapshot': 'no snapshot',
    'not in log': 'not in this log',
  } satisfies Record<ShownState, string>,
  noSnapshot: 'No snapshot in this log',
  battleOnly: (name: string) => `Battle elixir only: ${name}`,
  guardianOnly: (name: string) => `Guardian elixir only: ${name}`,
  lists: {
    'one elixir': 'One elixir only',
    'lower tier': 'Lower tier',
    'no snapshot': 'No snapshot',
  },
});

export const categoryWord = (category: PullCategory): string => PULL_CATEGORIES[category].word;

export const categoryNotInLogText = (category: PullCategory): string =>
  AT_THE_PULL_TEXTS.categoryNotInLog(PULL_CATEGORIES[category].word);

/** Returns a list's title: `No flask seen`. */
export function listTitle(id: PullListId): string {
  const category = allCategories().find((one) => id === `no ${one}`);
  const others: Readonly<Partial<Record<PullListId, string>>> = AT_THE_PULL_TEXTS.lists;
  return (category ? PULL_CATEGORIES[category].notSeen : others[id]) ?? '';
}

/** Names a consumable: `Flask of the Warm Sun`, `Food: 300 intellect`. */
export function consumableText({ kind, name, stat, amount }: KnownAura): string {
  const category = categoryOfKind(kind) ?? 'flask';
  const { word, seen } = PULL_CATEGORIES[category];
  const what = kind === 'food' && stat && amount ? `${amount} ${term(stat)}` : name;
  if (!what) return seen;
  return CATEGORY_ROWS[category].isNamedAlone ? what : word + SPELLING.colon + what;
}

/** Returns the pull's heading: `Flask 22 · Food 24 of 25`, `Not in this log`. */
export function pullHeading(pull: AtThePull): string {
  const last = pull.categories.filter((category) => pull.isInLog[category]).at(-1);
  if (!last) return AT_THE_PULL_TEXTS.nothingInLog;
  return pull.categories
    .map((category) => {
      const { word } = PULL_CATEGORIES[category];
      if (!pull.isInLog[category]) return categoryNotInLogText(category);
      const count = countRaidersWithAll(category, pull);
      return category === last
        ? AT_THE_PULL_TEXTS.countedOf(word, count, pull.raiders.length)
        : `${word} ${count}`;
    })
    .join(' · ');
}

interface PullLine {
  words: string;
  /** The category; absent if the line is about all categories. */
  category?: PullCategory;
  state: ShownState;
  isLower: boolean;
}

/** Returns a raider's lines; a single line if the raider has no snapshot. */
export function detailLines(atPull: RaiderAtPull, pull: AtThePull): PullLine[] {
  const lines = pull.categories.flatMap((category) => categoryLines(category, atPull, pull));
  return atPull.hasSnapshot
    ? lines
    : [{ words: AT_THE_PULL_TEXTS.noSnapshot, state: 'no snapshot', isLower: false }, ...lines];
}

function categoryLines(category: PullCategory, atPull: RaiderAtPull, pull: AtThePull): PullLine[] {
  const { word, notSeen } = PULL_CATEGORIES[category];
  const state = shownState(atPull, category, pull);
  if (state === 'not in log') {
    const words = word + SPELLING.colon + AT_THE_PULL_TEXTS.inCell[state];
    return [{ words, category, state, isLower: false }];
  }
  if (state === 'not seen') return [{ words: notSeen, category, state, isLower: false }];
  return atPull.states[category].seen.map((seen) => {
    const isLower = Boolean(pull.isInLog[category]) && isLowerTier(seen);
    if (state === 'half') return { words: elixirOnlyText(seen), category, state, isLower };
    return { words: consumableText(seen), category, state: isLower ? 'lower' : 'seen', isLower };
  });
}

const elixirOnlyText = ({ kind, name }: KnownAura): string =>
  kind === 'battle elixir'
    ? AT_THE_PULL_TEXTS.battleOnly(name)
    : AT_THE_PULL_TEXTS.guardianOnly(name);

/** Returns a state in words: `not seen`. */
export const pullStateText = (state: ShownState): string => AT_THE_PULL_TEXTS.inCell[state];
