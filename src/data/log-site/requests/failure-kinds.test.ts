import { afterEach, expect, test } from 'vitest';
import { MISTS } from '#domain/eras/mists/mists';
import { setLanguage } from '#domain/language';
import { FAILURE_KINDS, failureOf, MISFIT } from '#test/failures';
import { TRANSLATION as GERMAN } from '#texts/de/language-de';
import { EraFactsNotLoaded } from '../../eras/era-queries';
import { failure, requestRefused, responseMisshapen } from './failure-kinds';
import type { FailureTraits } from './log-site-failure';

afterEach(() => setLanguage());

test.each([
  { failed: () => failureOf('keyRefused'), words: 'hat den Schlüssel nicht angenommen' },
  { failed: () => failureOf('logSiteFailed'), words: '(Fehler 503)' },
  { failed: () => failureOf('requestRefused'), words: 'abgelehnt (418: no tea)' },
  { failed: () => failureOf('offline'), words: 'Dieses Gerät ist offline' },
  {
    failed: () => responseMisshapen({ ...MISFIT, path: '' }),
    words: 'die Antwort sollte eine Liste sein, ist aber null',
  },
  { failed: () => new EraFactsNotLoaded(MISTS), words: 'Die Tabellen für Mists of Pandaria' },
])('a failure is described in a language that is chosen later: $words', (row) => {
  const failed = row.failed();
  expect(failed.message).not.toContain(row.words);
  setLanguage(GERMAN);
  expect(failed.message).toContain(row.words);
});

test('each failure has complete sentences of its own', () => {
  const messages = FAILURE_KINDS.map((kind) => failureOf(kind).message);
  expect(new Set(messages).size).toBe(FAILURE_KINDS.length);
  for (const message of messages) expect(message).toMatch(/^[A-Z].+\.$/);
});

test.each([
  { kind: 'noApiKey', offer: 'Put your own in Settings' },
  { kind: 'keyRefused', offer: 'Check it in Settings' },
  { kind: 'searchNeedsKey', offer: 'open a report by its link' },
  { kind: 'realmNotReached', offer: 'put a v1 key in Settings' },
  { kind: 'notSignedIn', offer: 'Sign in with Warcraft Logs' },
  { kind: 'signInEnded', offer: 'Sign in again' },
  { kind: 'reportArchived', offer: 'for a file or a link' },
  { kind: 'reportNotFound', offer: 'make it public or unlisted' },
  { kind: 'guildNotFound', offer: 'Check the realm, region and spelling' },
  { kind: 'characterNotFound', offer: 'Check the realm, region and spelling' },
  { kind: 'noPlayersFound', offer: 'pick another boss' },
  { kind: 'unreachable', offer: 'what is saved on this device still opens' },
] as const)('the message of $kind tells the user what to do: $offer', ({ kind, offer }) => {
  expect(failureOf(kind).message).toContain(offer);
});

test('only failures with a pause promise an automatic retry', () => {
  const promising = FAILURE_KINDS.filter((kind) =>
    /retry automatically/.test(failureOf(kind).message),
  );
  expect(promising.map((kind) => [kind, failureOf(kind).retriesIn])).toEqual([
    ['hourlyLimit', undefined],
    ['stillProcessing', 20],
    ['tooManyRequests', undefined],
    ['underMaintenance', 120],
  ]);
  expect(failure('tooManyRequests', { retriesIn: 7 }).retriesIn).toBe(7);
});

test('an unreachable log site is requested again after 30 s', () => {
  expect(failureOf('unreachable').retriesIn).toBe(30);
});

test('a response of an unknown kind is described by the schema’s word for it', () => {
  const { message } = responseMisshapen({ ...MISFIT, expected: 'never' });
  expect(message).toContain('fights.0 should be never, but is null');
});

test('a refusal without a message from the site states only its status', () => {
  expect(requestRefused(418).message).toContain('rejected the request (418).');
});

const kindsThat = (trait: keyof FailureTraits) =>
  FAILURE_KINDS.filter((kind) => failureOf(kind)[trait]);

test.each([
  {
    trait: 'stopsSaving',
    why: 'would hit every kill',
    kinds:
      'noApiKey notSignedIn signInEnded hourlyLimit keyRefused tooManyRequests underMaintenance unreachable tooSlow offline',
  },
  {
    trait: 'isAboutKey',
    why: 'offers Settings for a key',
    kinds: 'noApiKey searchNeedsKey realmNotReached keyRefused',
  },
  { trait: 'demandsPause', why: 'demands a pause', kinds: 'hourlyLimit tooManyRequests' },
] as const)('the trait $trait belongs to each failure that $why', ({ trait, kinds }) => {
  expect(kindsThat(trait).join(' ')).toBe(kinds);
});
