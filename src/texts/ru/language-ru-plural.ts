type Forms = readonly [one: string, few: string, many: string];

const RULES = new Intl.PluralRules('ru');

/** The form of a noun after a number: `1 рейд`, `2 рейда`, `5 рейдов`, and `1,5 рейда`. */
export function plural(count: number, [one, few, many]: Forms): string {
  const rule = RULES.select(count);
  if (rule === 'one') return one;
  return rule === 'many' ? many : few;
}

/** A number with its noun. */
export const counted = (count: number, forms: Forms): string => `${count} ${plural(count, forms)}`;

/** Counts in the genitive, as after `из`: `из 1 килла`, `из 5 киллов`. */
export const countedOf = (count: number, one: string, many: string): string =>
  counted(count, [one, many, many]);

export const RAIDS: Forms = ['рейд', 'рейда', 'рейдов'];
export const RAIDERS: Forms = ['рейдер', 'рейдера', 'рейдеров'];
export const PLAYERS: Forms = ['игрок', 'игрока', 'игроков'];
export const EVENINGS: Forms = ['вечер', 'вечера', 'вечеров'];
export const SHARED_RESULTS: Forms = [
  'присланный результат',
  'присланных результата',
  'присланных результатов',
];
