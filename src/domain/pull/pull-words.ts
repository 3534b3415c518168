import { inLanguage, term } from '../language';
import {
  type AtThePull,
  type RaiderAtPull,
  type Seen,
  type ToldState,
  toldState,
  wholeCount,
} from './at-the-pull';
import { isLowerTier, type PullCategory } from './consumables';
import type { ListedRaider, PullListId } from './pull-lists';

/** How a category is worded. A further one is a row here. */
export const PULL_CATEGORIES = inLanguage('pull-categories', {
  flask: { word: 'Flask', inSentence: 'flask', notSeen: 'No flask seen', seen: 'Flask seen' },
  food: { word: 'Food', inSentence: 'food', notSeen: 'No food seen', seen: 'Food seen' },
} satisfies Record<PullCategory, object>);

export const PULL_WORDS = inLanguage('pull-words', {
  counted: (category: string, count: number) => `${category} ${count}`,
  countedOf: (category: string, count: number, all: number) => `${category} ${count} of ${all}`,
  categoryNotInLog: (category: string) => `${category} not in this log`,
  notInLog: 'Not in this log',
  /** After a category's word, and alone in a cell. */
  inCell: {
    seen: 'seen',
    lower: 'seen, lower tier',
    half: 'one elixir only',
    'not seen': 'not seen',
    'no snapshot': 'no snapshot',
    'not in log': 'not in this log',
  } satisfies Record<ToldState, string>,
  labelled: (label: string, words: string) => `${label}: ${words}`,
  noSnapshot: 'No snapshot in this log',
  battleOnly: (name: string) => `Battle elixir only: ${name}`,
  guardianOnly: (name: string) => `Guardian elixir only: ${name}`,
  eating: 'eating',
  battle: 'battle',
  guardian: 'guardian',
  food: (amount: number) => `food ${amount}`,
  noneSeen: (categories: readonly string[]) => `no ${categories.join(' or ')} seen`,
  bothSeen: (categories: readonly string[]) => categories.join(' and '),
  lists: {
    'one elixir': 'One elixir only',
    'lower tier': 'Lower tier',
    'no snapshot': 'No snapshot',
  },
});

/** The word for a category: `Flask`. */
export const categoryWord = (category: PullCategory): string => PULL_CATEGORIES[category].word;

/** What a panel says of a category that the log does not carry: `Flask not in this log`. */
export const categoryNotInLog = (category: PullCategory): string =>
  PULL_WORDS.categoryNotInLog(PULL_CATEGORIES[category].word);

/** The title of a list: `No flask seen`. */
export function listTitle(id: PullListId): string {
  if (id === 'no flask') return PULL_CATEGORIES.flask.notSeen;
  return id === 'no food' ? PULL_CATEGORIES.food.notSeen : PULL_WORDS.lists[id];
}

/** What was seen, as lines name it: `Flask of the Warm Sun`, `Food: 300 intellect`. */
export function seenWords({ kind, name, stat, amount }: Seen): string {
  if (kind !== 'food') return name || PULL_CATEGORIES.flask.seen;
  if (stat && amount)
    return PULL_WORDS.labelled(PULL_CATEGORIES.food.word, `${amount} ${term(stat)}`);
  return name ? PULL_WORDS.labelled(PULL_CATEGORIES.food.word, name) : PULL_CATEGORIES.food.seen;
}

/** What puts a raider in a list, in a few words: `battle`, `food 275`, `eating`. Empty where the title says it all. */
export function whyListed(id: PullListId, { atPull, seen }: ListedRaider): string {
  if (id === 'no food') return atPull.isEating ? PULL_WORDS.eating : '';
  const wordsOf = id === 'one elixir' ? elixirWords : lowerWords;
  return seen.map(wordsOf).join(', ');
}

const elixirWords = ({ kind }: Seen): string =>
  kind === 'battle elixir' ? PULL_WORDS.battle : PULL_WORDS.guardian;

const lowerWords = ({ kind, name, amount }: Seen): string =>
  kind === 'food' && amount ? PULL_WORDS.food(amount) : name;

/** How many raiders have what: `Flask 22 · Food 24 of 25`, `Flask not in this log · Food 24 of 25`. */
export function headWords(pull: AtThePull): string {
  if (pull.snapshots === 0) return PULL_WORDS.notInLog;
  const last = pull.categories.filter((category) => pull.isInLog[category]).at(-1);
  return pull.categories
    .map((category) => {
      const { word } = PULL_CATEGORIES[category];
      if (!pull.isInLog[category]) return categoryNotInLog(category);
      const count = wholeCount(category, pull);
      return category === last
        ? PULL_WORDS.countedOf(word, count, pull.raiders.length)
        : PULL_WORDS.counted(word, count);
    })
    .join(' · ');
}

/** A line of a raider's details. */
export interface PullLine {
  words: string;
  /** Absent where the line is about every category. */
  category?: PullCategory;
  told: ToldState;
  /** Whether what was seen is of a lower tier. */
  isLower: boolean;
}

/** What the log says of a raider, line by line: one for all categories where there is no snapshot. */
export function detailLines(atPull: RaiderAtPull, pull: AtThePull): PullLine[] {
  if (!atPull.hasSnapshot) {
    return [{ words: PULL_WORDS.noSnapshot, told: 'no snapshot', isLower: false }];
  }
  return pull.categories.flatMap((category) => linesOf(category, atPull, pull));
}

function linesOf(category: PullCategory, atPull: RaiderAtPull, pull: AtThePull): PullLine[] {
  const { word, notSeen } = PULL_CATEGORIES[category];
  const told = toldState(atPull, category, pull);
  if (told === 'not in log') {
    const words = PULL_WORDS.labelled(word, PULL_WORDS.inCell[told]);
    return [{ words, category, told, isLower: false }];
  }
  if (told === 'not seen') return [{ words: notSeen, category, told, isLower: false }];
  return atPull.states[category].seen.map((seen) => {
    const isLower = pull.isInLog[category] && isLowerTier(seen);
    if (told === 'half') return { words: halfWords(seen), category, told, isLower };
    return { words: seenWords(seen), category, told: isLower ? 'lower' : 'seen', isLower };
  });
}

const halfWords = ({ kind, name }: Seen): string =>
  kind === 'battle elixir' ? PULL_WORDS.battleOnly(name) : PULL_WORDS.guardianOnly(name);

/** What may be said of a category, in a word or two: `not seen`. */
export const toldWords = (told: ToldState): string => PULL_WORDS.inCell[told];

/** A cell of the gear board in words: `Flask: not seen`. */
export const cellWords = (category: PullCategory, told: ToldState): string =>
  PULL_WORDS.labelled(PULL_CATEGORIES[category].word, toldWords(told));

/**
 * A raider at one pull of a night, in words: `flask and food`, `no flask seen`, `one elixir only`. A category that the
 * log does not carry is left out.
 */
export function nightWords(atPull: RaiderAtPull, pull: AtThePull): string {
  if (!atPull.hasSnapshot) return toldWords('no snapshot');
  const inLog = pull.categories.filter((category) => pull.isInLog[category]);
  if (inLog.length === 0) return toldWords('not in log');
  const wordsOf = (told?: ToldState) =>
    inLog
      .filter((category) => told === undefined || toldState(atPull, category, pull) === told)
      .map((category) => PULL_CATEGORIES[category].inSentence);
  const notSeen = wordsOf('not seen');
  const parts = [
    ...(wordsOf('half').length > 0 ? [toldWords('half')] : []),
    ...(notSeen.length > 0 ? [PULL_WORDS.noneSeen(notSeen)] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : PULL_WORDS.bothSeen(wordsOf());
}
