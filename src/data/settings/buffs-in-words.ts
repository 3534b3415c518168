import { readStoredText, storeText } from '../browser-features';
import { observable } from '../observable';

const KEY = 'ready-check-buffs';
const IN_WORDS = 'in words';

/** Whether buffs are words, not pictures. Stored apart from the settings because it loads late. */
export const buffsInWords = observable(readStoredText('localStorage', KEY) === IN_WORDS);

/** Shows buffs as words or pictures, here and for later visits. */
export function showBuffsInWords(isOn: boolean): void {
  storeText('localStorage', KEY, isOn ? IN_WORDS : undefined);
  buffsInWords.set(isOn);
}
