import { afterEach, expect, test } from 'vitest';
import { MISTS } from '#domain/eras/mists/mists';
import { setLanguage } from '#domain/language';
import { FAILURE_KINDS, failureOf, MISFIT } from '#test/failures';
import { TRANSLATION as GERMAN } from '#texts/de/language-de';
import { EraFactsNotLoaded } from '../eras/era-queries';
import * as failures from './failure-kinds';

afterEach(() => setLanguage());

test.each([
  {
    failure: () => new failures.KeyRefused(),
    words: 'Warcraft Logs hat den Schlüssel nicht angenommen',
  },
  { failure: () => new failures.LogSiteFailed(503), words: '(Fehler 503)' },
  { failure: () => new failures.RequestRefused(418, 'no tea'), words: 'abgelehnt (418: no tea)' },
  { failure: () => new failures.DeviceOffline(), words: 'Dieses Gerät ist offline' },
  {
    failure: () => new failures.ResponseMisshapen({ ...MISFIT, path: '' }),
    words: 'die Antwort sollte eine Liste sein, ist aber null',
  },
  { failure: () => new EraFactsNotLoaded(MISTS), words: 'Die Tabellen für Mists of Pandaria' },
])('a failure is described in the language chosen after it: $words', (row) => {
  const failure = row.failure();
  expect(failure.message).not.toContain(row.words);
  setLanguage(GERMAN);
  expect(failure.message).toContain(row.words);
});

test.each(FAILURE_KINDS.map((kind) => ({ kind })))(
  'a $kind.name has its own name, since a minified build renames its class',
  ({ kind }) => {
    expect(failureOf(kind).name).toBe(kind.name);
  },
);

test('no two failures have the same message, and each is whole sentences', () => {
  const messages = FAILURE_KINDS.map((kind) => failureOf(kind).message);
  expect(new Set(messages).size).toBe(FAILURE_KINDS.length);
  for (const message of messages) expect(message).toMatch(/^[A-Z].+\.$/);
});

test.each([
  { kind: failures.NoApiKey, offer: 'Put your own in Settings' },
  { kind: failures.KeyRefused, offer: 'Check it in Settings' },
  { kind: failures.SearchNeedsKey, offer: 'open a report by its link' },
  { kind: failures.NotFoundBySignIn, offer: 'put a v1 key in Settings' },
  { kind: failures.NotSignedIn, offer: 'Sign in with Warcraft Logs' },
  { kind: failures.SignInEnded, offer: 'Sign in again' },
  { kind: failures.ReportArchived, offer: 'for a file or a link' },
  { kind: failures.ReportNotFound, offer: 'make it public or unlisted' },
  { kind: failures.GuildNotFound, offer: 'Check the realm, region and spelling' },
  { kind: failures.CharacterNotFound, offer: 'Check the realm, region and spelling' },
  { kind: failures.NoPlayersFound, offer: 'pick another boss' },
  { kind: failures.LogSiteUnreachable, offer: 'what is saved on this device still opens' },
])('a $kind.name tells its reader what to do: $offer', ({ kind, offer }) => {
  expect(failureOf(kind).message).toContain(offer);
});

test('the failures that promise a retry on their own are those of a pause', () => {
  const promising = FAILURE_KINDS.filter((kind) =>
    /ask again on its own/.test(failureOf(kind).message),
  );
  expect(promising.map((kind) => [kind, failureOf(kind).retriesIn])).toEqual([
    [failures.ReportStillProcessing, 20],
    [failures.TooManyRequests, 7],
    [failures.UnderMaintenance, 120],
  ]);
});

test('an unreachable log site is retried while no event tells that it is back', () => {
  expect(failureOf(failures.LogSiteUnreachable).retriesIn).toBe(30);
});

test('a misshapen response of an unknown kind is described with the schema’s own word', () => {
  const failure = new failures.ResponseMisshapen({ ...MISFIT, expected: 'never' });
  expect(failure.message).toContain('fights.0 should be never, but is null');
});

test('a refusal without words of the site says only its status', () => {
  expect(new failures.RequestRefused(418, '').message).toContain('refused the request (418).');
});
