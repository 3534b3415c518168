import { inLanguage } from '../language';

/** `other`: known, but in no category. */
export type AuraKind =
  | 'flask'
  | 'battle elixir'
  | 'guardian elixir'
  | 'food'
  | 'eating'
  | 'weapon'
  | 'other';

interface CategoryRow {
  /** Kinds of auras. The first kind alone is enough; the other kinds count only together. */
  kinds: readonly [AuraKind, ...AuraKind[]];
  /** The picture, whose paths are in features/pull/pull-mark-paths.ts. */
  picture: 'flask' | 'bowl' | 'blade';
  /** Whether the log lists the category with the gear instead of in the snapshot. */
  isOnWeapon?: boolean;
  /** Whether a consumable's name already tells its category: `Flask of the Warm Sun`. */
  isNamedAlone?: boolean;
}

/** Categories at a pull. A further category is a row here, with words below. */
const ROWS = {
  flask: {
    kinds: ['flask', 'battle elixir', 'guardian elixir'],
    picture: 'flask',
    isNamedAlone: true,
  },
  food: { kinds: ['food'], picture: 'bowl' },
  weapon: { kinds: ['weapon'], picture: 'blade', isOnWeapon: true },
} satisfies Record<string, CategoryRow>;

/** A category at a pull; an era has some of them. */
export type PullCategory = keyof typeof ROWS;

export const CATEGORY_ROWS: Readonly<Record<PullCategory, CategoryRow>> = ROWS;

/** Each category's words, except for the words of its panel in `pull-board`. */
export const PULL_CATEGORIES = inLanguage('pullCategories', {
  flask: { word: 'Flask', inSentence: 'flask', notSeen: 'No flask seen', seen: 'Flask seen' },
  food: { word: 'Food', inSentence: 'food', notSeen: 'No food seen', seen: 'Food seen' },
  weapon: {
    word: 'Weapon',
    inSentence: 'weapon enchant',
    notSeen: 'No weapon enchant seen',
    seen: 'Weapon enchant seen',
  },
} satisfies Record<PullCategory, object>);

const isCategory = (name: string): name is PullCategory => name in CATEGORY_ROWS;

export const allCategories = (): PullCategory[] => Object.keys(CATEGORY_ROWS).filter(isCategory);

/** Returns the category of a kind; undefined for eating and for other auras. */
export const categoryOfKind = (kind: AuraKind): PullCategory | undefined =>
  allCategories().find((category) => CATEGORY_ROWS[category].kinds.includes(kind));
