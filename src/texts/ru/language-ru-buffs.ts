import { TERMS } from '#tables/buff-terms/ru';
import type { BuffTranslation } from '../translation';
import { BUFFS } from './buffs';
import { PLAYER_PAGE } from './player-page';
import { SEASON } from './season';
import { TO_BUY } from './to-buy';

export const TRANSLATION = {
  language: 'ru',
  parts: { ...BUFFS, ...PLAYER_PAGE, ...SEASON, ...TO_BUY },
  terms: TERMS,
} satisfies BuffTranslation;
