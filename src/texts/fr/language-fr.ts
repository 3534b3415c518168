import { TERMS } from '#tables/terms/fr';
import type { Translation } from '../translation';
import { FRAME } from './frame';
import { PULL } from './pull';
import { RAID } from './raid';
import { SAVED } from './saved';
import { SETTINGS } from './settings';
import { WORDS } from './words';

/** French, with `tu`. A no-break space stands before `:`, `;`, `!`, `?` and `%`, and inside `«` and `»`. */
export const TRANSLATION = {
  language: 'fr',
  parts: { ...FRAME, ...RAID, ...PULL, ...SAVED, ...SETTINGS, ...WORDS },
  terms: TERMS,
} satisfies Translation;
