import type { Language } from '#domain/language';
import type { RuleTexts, TEXTS } from './english';

type Parts = typeof TEXTS & RuleTexts;

export type RulePart = keyof RuleTexts;

/** Any of the texts, since a missing one is English. An extra one does not compile. */
type Some<Texts> = Texts extends string | readonly unknown[] | ((...values: never[]) => unknown)
  ? Texts
  : { [Key in keyof Texts]?: Some<Texts[Key]> };

export type TextsOf<Part extends keyof Parts> = Some<Pick<Parts, Part>>;

interface Words<Part extends keyof Parts> {
  language: Language;
  parts: TextsOf<Part>;
  /** Translated terms by English word. */
  terms: Readonly<Record<string, string>>;
}

/** Load with the buffs: no verdict needs them. */
type LatePart =
  | 'buff'
  | 'season'
  | 'season-view'
  | 'to-buy'
  | 'to-buy-view'
  | 'tonight'
  | 'tonight-view';

export type Translation = Words<Exclude<keyof Parts, LatePart>>;

export type BuffTranslation = Words<LatePart>;
