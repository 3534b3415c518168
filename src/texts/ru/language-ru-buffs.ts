import type { BuffTranslation } from '../translation';
import { BUFF_TERMS } from './buff-terms';
import { BUFFS } from './buffs';
import { RULE_TERMS } from './rules';
import { SEASON } from './season';
import { TO_BUY } from './to-buy';

export const TRANSLATION = {
  language: 'ru',
  parts: { ...BUFFS, ...SEASON, ...TO_BUY },
  terms: { ...BUFF_TERMS, ...RULE_TERMS },
} satisfies BuffTranslation;
