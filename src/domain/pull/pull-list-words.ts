import { inLanguage } from '../language';
import { formatList } from '../listing';
import { SPELLING } from '../spelling';
import { type AtThePull, type RaiderAtPull, type ShownState, shownState } from './at-the-pull';
import type { PullCategory } from './categories';
import { PULL_CATEGORIES } from './categories';
import type { KnownAura } from './consumables';
import type { ListedRaider, PullListId } from './pull-lists';
import type { SeenCount } from './pull-night';
import { AT_THE_PULL_TEXTS, categoryWord, pullStateText } from './pull-words';

export const PULL_LIST_TEXTS = inLanguage('pullList', {
  eating: 'eating',
  battle: 'battle',
  guardian: 'guardian',
  food: (amount: number) => `food ${amount}`,
  noneSeen: (categories: readonly string[]) => `no ${formatList(categories, 'or')} seen`,
  seen: (categories: string) => `${categories} seen`,
  countRowHeading: (category: string, raiders: number) => `${category} of ${raiders}`,
  everybody: (categories: readonly string[]) =>
    `Everybody’s ${formatList(categories, 'and')} were seen.`,
});

/** Returns why a raider is listed: `battle`, `food 275`, `eating`; empty if the title says it. */
export function listedReasonText(id: PullListId, { atPull, seen }: ListedRaider): string {
  if (id === 'no food') return atPull.isEating ? PULL_LIST_TEXTS.eating : '';
  const textOf = id === 'one elixir' ? elixirText : lowerText;
  return seen.map(textOf).join(', ');
}

const elixirText = ({ kind }: KnownAura): string =>
  kind === 'battle elixir' ? PULL_LIST_TEXTS.battle : PULL_LIST_TEXTS.guardian;

const lowerText = ({ kind, name, amount }: KnownAura): string =>
  kind === 'food' && amount ? PULL_LIST_TEXTS.food(amount) : name;

/** Returns the text for a pull without lists: `Everybody’s flask and food were seen.` */
export const everythingSeenText = ({ categories }: Pick<AtThePull, 'categories'>): string =>
  PULL_LIST_TEXTS.everybody(categories.map((category) => PULL_CATEGORIES[category].inSentence));

/** Returns a tick's label: `flask and food seen`. */
export const allSeenLabel = (categories: readonly PullCategory[]): string =>
  PULL_LIST_TEXTS.seen(
    formatList(
      categories.map((category) => PULL_CATEGORIES[category].inSentence),
      'and',
    ),
  );

/** Returns counts in words: `Flask 8 of 11 · Food 12 of 12`. */
export const countsText = (counts: readonly SeenCount[]): string =>
  counts
    .map(({ category, seen, recorded }) =>
      AT_THE_PULL_TEXTS.countedOf(categoryWord(category), seen, recorded),
    )
    .join(' · ') || pullStateText('not in log');

/** Returns the heading of a counting row: `Flask of 25`. */
export const countRowHeading = (category: PullCategory, raiders: number): string =>
  PULL_LIST_TEXTS.countRowHeading(categoryWord(category), raiders);

/** Returns a category with its state: `Flask: not seen`. */
export const labelledStateText = (category: PullCategory, state: ShownState): string =>
  PULL_CATEGORIES[category].word + SPELLING.colon + pullStateText(state);

/** Describes a cell of the night: `flask and food`, `no flask seen`, `one elixir only`. */
export function pullCellText(atPull: RaiderAtPull, pull: AtThePull): string {
  if (!atPull.hasSnapshot) return pullStateText('no snapshot');
  const loggedCategories = pull.categories.filter((category) => pull.isInLog[category]);
  if (loggedCategories.length === 0) return pullStateText('not in log');
  const categoriesShown = (...wanted: ShownState[]) =>
    loggedCategories
      .filter((category) => wanted.includes(shownState(atPull, category, pull)))
      .map((category) => PULL_CATEGORIES[category].inSentence);
  const notSeen = categoriesShown('not seen');
  const parts = [
    ...(categoriesShown('half').length > 0 ? [pullStateText('half')] : []),
    ...(notSeen.length > 0 ? [PULL_LIST_TEXTS.noneSeen(notSeen)] : []),
  ];
  if (parts.length > 0) return parts.join(', ');
  return formatList(categoriesShown('seen', 'lower'), 'and') || pullStateText('not in log');
}
