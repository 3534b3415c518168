import type { RULES } from '#domain/audit/rule-list';
import type { Language } from '#domain/language';

type RuleWithTexts = Extract<(typeof RULES)[number], { texts: object }>;

/** Each rule's texts, as `rule-tinker`. */
type RuleTexts = { [R in RuleWithTexts as `rule-${R['id']}`]: R['texts'] };

type Parts = typeof import('./english') & RuleTexts;

/** A part of the texts. A missing text is shown in English, and an extra text does not compile. */
type PartialTexts<Texts> = Texts extends
  | string
  | readonly unknown[]
  | ((...values: never[]) => unknown)
  ? Texts
  : { [Key in keyof Texts]?: PartialTexts<Texts[Key]> };

/** A language's texts, in files by subject. */
export type TranslatedTexts = PartialTexts<Parts>;

interface Words<Part extends keyof Parts> {
  language: Language;
  parts: PartialTexts<Pick<Parts, Part>>;
  /** Translated terms by English word. */
  terms: Readonly<Record<string, string>>;
}

/** Parts that load with the buffs. No verdict needs them. */
type LatePart =
  | 'buff'
  | 'changed'
  | 'evening'
  | 'groups'
  | 'playerPage'
  | 'season'
  | 'seasonView'
  | 'toBuy'
  | 'toBuyView'
  | 'tonight'
  | 'tonightView';

export type Translation = Words<Exclude<keyof Parts, LatePart>>;

export type BuffTranslation = Words<LatePart>;
