import { afterEach, expect, test } from 'vitest';
import { MISTS } from '#domain/eras/mists/mists';
import { speak } from '#domain/language';
import { TRANSLATION as GERMAN } from '#texts/de/language-de';
import { EraFactsNotLoaded } from '../eras/era-facts';
import * as failures from './failure-kinds';

afterEach(() => speak());

test.each([
  { failure: new failures.KeyRefused(), words: 'Warcraft Logs hat den Schlüssel nicht angenommen' },
  { failure: new failures.LogSiteFailed(503), words: '(Fehler 503)' },
  { failure: new failures.RequestRefused(418, 'no tea'), words: 'abgelehnt (418: no tea)' },
  { failure: new failures.DeviceOffline(), words: 'Dieses Gerät ist offline' },
  {
    failure: new failures.ResponseMisshapen({ path: '', expected: 'Array', received: 'null' }),
    words: 'die Antwort sollte eine Liste sein, ist aber null',
  },
  { failure: new EraFactsNotLoaded(MISTS), words: 'Die Tabellen für Mists of Pandaria' },
])('a failure speaks the language that is chosen after it: $words', ({ failure, words }) => {
  expect(failure.message).not.toContain(words);
  speak(GERMAN);
  expect(failure.message).toContain(words);
});
