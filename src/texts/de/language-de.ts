import { TERMS } from '#tables/terms/de';
import type { Translation } from '../translation';
import { FRAME } from './frame';
import { PULL } from './pull';
import { RAID } from './raid';
import { SAVED } from './saved';
import { SETTINGS } from './settings';
import { WORDS } from './words';

/** German, with `du`. */
export const TRANSLATION = {
  language: 'de',
  parts: { ...FRAME, ...RAID, ...PULL, ...SAVED, ...SETTINGS, ...WORDS },
  terms: TERMS,
} satisfies Translation;
