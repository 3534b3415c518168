import type { BuffTranslation } from '../translation';
import { BUFF_TERMS } from './buff-terms';
import { BUFFS } from './buffs';

export const TRANSLATION = {
  language: 'de',
  parts: BUFFS,
  terms: BUFF_TERMS,
} satisfies BuffTranslation;
