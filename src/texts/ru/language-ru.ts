import { TERMS } from '#tables/terms/ru';
import type { Translation } from '../translation';
import { FRAME } from './frame';
import { PULL } from './pull';
import { RAID } from './raid';
import { SAVED } from './saved';
import { SETTINGS } from './settings';
import { WORDS } from './words';

/** Russian, impersonal or with `ты`. Like the game's client it writes `е` for `ё`. */
export const TRANSLATION = {
  language: 'ru',
  parts: { ...FRAME, ...RAID, ...PULL, ...SAVED, ...SETTINGS, ...WORDS },
  terms: TERMS,
} satisfies Translation;
