import { TERMS } from '#tables/terms/es';
import type { Translation } from '../translation';
import { FRAME } from './frame';
import { PULL } from './pull';
import { RAID } from './raid';
import { SAVED } from './saved';
import { SETTINGS } from './settings';
import { WORDS } from './words';

/** Spanish of Spain, with `tú`. */
export const TRANSLATION = {
  language: 'es',
  parts: { ...FRAME, ...RAID, ...PULL, ...SAVED, ...SETTINGS, ...WORDS },
  terms: TERMS,
} satisfies Translation;
