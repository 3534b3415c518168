import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadedLanguage } from '#domain/language';
import { openTab } from '#test/open-tab';
import { untilReleased } from '#test/until-released';

/** The window of the tab; `languages` are the browser's languages. */
let window: EventTarget;
let languages: string[] | undefined;
let loadGerman: () => Promise<LoadedLanguage>;

const TEXTS = { language: 'de', parts: {}, terms: { Legs: 'Beine' } } satisfies LoadedLanguage;
const BUFFS = { language: 'de', parts: {}, terms: { Stamina: 'Ausdauer' } };

beforeEach(() => {
  window = new EventTarget();
  languages = ['en-GB'];
  loadGerman = async () => TEXTS;
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', {
    get languages() {
      return languages;
    },
  });
  vi.doMock('#texts/de/language-de', () => loadGerman().then((TRANSLATION) => ({ TRANSLATION })));
  vi.doMock('#texts/de/language-de-buffs', () => ({ TRANSLATION: BUFFS }));
});
afterEach(() => {
  vi.doUnmock('#texts/de/language-de');
  vi.doUnmock('#texts/de/language-de-buffs');
});

const openApp = () =>
  openTab(async () => ({
    ...(await import('./language')),
    ...(await import('./settings')),
    ...(await import('../online')),
    ...(await import('#domain/language')),
  }));

test.each([
  { browser: ['de-AT', 'fr'], first: 'de' },
  { browser: ['nl', 'ru-RU', 'en'], first: 'ru' },
  { browser: ['nl', 'pt-BR'], first: 'en' },
  { browser: [], first: 'en' },
  { browser: undefined, first: 'en' },
  { browser: ['de_DE', 'DE-at'], first: 'de' },
  { browser: ['de@euro'], first: 'en' },
])('the app in a browser set to $browser starts in $first', async ({ browser, first }) => {
  languages = browser;
  expect((await openApp()).systemLanguage()).toBe(first);
});

test('a browser locale that is no language tag formats no date', async () => {
  languages = ['en-US@posix', 'en-GB'];
  const app = await openApp();
  await app.followLanguage();
  expect(app.currentLocale()).toBe('en-GB');
});

test('the browser’s language is used once its texts are loaded', async () => {
  languages = ['de'];
  const app = await openApp();
  const loading = app.followLanguage();
  expect([app.language.get(), app.term('Legs')]).toEqual(['en', 'Legs']);
  await loading;
  expect([app.language.get(), app.term('Legs')]).toEqual(['de', 'Beine']);
});

test('a language that loads after the buffs has translated buff names', async () => {
  languages = ['de'];
  const [arrived, arrive] = untilReleased();
  loadGerman = () => arrived.then(() => TEXTS);
  const app = await openApp();
  const loading = app.followLanguage();
  await app.loadBuffWords();
  arrive();
  await loading;
  expect([app.term('Legs'), app.term('Stamina')]).toEqual(['Beine', 'Ausdauer']);
});

test('the language in the settings takes precedence over the browser’s language', async () => {
  languages = ['de'];
  const app = await openApp();
  app.changeSettings({ language: 'en' });
  await app.followLanguage();
  expect(app.language.get()).toBe('en');
  app.changeSettings({ language: 'de' });
  await vi.waitFor(() => expect(app.language.get()).toBe('de'));
});

test('the app follows a change of the browser’s language', async () => {
  const app = await openApp();
  await app.followLanguage();
  expect(app.language.get()).toBe('en');
  languages = ['de'];
  window.dispatchEvent(new Event('languagechange'));
  await vi.waitFor(() => expect(app.language.get()).toBe('de'));
});

test('a language that fails to load is reported until the user chooses the current language', async () => {
  loadGerman = () => Promise.reject(new TypeError('Failed to fetch'));
  const app = await openApp();
  app.changeSettings({ language: 'de' });
  await app.followLanguage();
  expect([app.language.get(), app.failedLanguage.get()]).toEqual(['en', 'de']);
  app.changeSettings({ language: 'en' });
  await vi.waitFor(() => expect(app.failedLanguage.get()).toBeUndefined());
});

test('a language that fails to load offline is used once the network is back', async () => {
  loadGerman = () => Promise.reject(new TypeError('Failed to fetch'));
  const app = await openApp();
  app.online.set(false);
  app.changeSettings({ language: 'de' });
  await app.followLanguage();
  loadGerman = async () => TEXTS;
  app.online.set(true);
  await vi.waitFor(() => expect(app.language.get()).toBe('de'));
  expect([app.failedLanguage.get(), app.term('Legs')]).toEqual([undefined, 'Beine']);
});

test('a language that loads late is not used if another was chosen meanwhile', async () => {
  const [arrived, arrive] = untilReleased();
  loadGerman = () => arrived.then(() => TEXTS);
  const app = await openApp();
  app.changeSettings({ language: 'de' });
  const loading = app.followLanguage();
  app.changeSettings({ language: 'en' });
  arrive();
  await loading;
  expect([app.language.get(), app.term('Legs')]).toEqual(['en', 'Legs']);
});

test('the app starts in English if a language takes longer than three seconds', async () => {
  loadGerman = () => new Promise(() => {});
  languages = ['de'];
  const app = await openApp();
  vi.useFakeTimers();
  let isOver = false;
  void app.followLanguage().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(2_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([isOver, app.language.get()]).toEqual([true, 'en']);
});

test('buff names load in the current language and in later languages', async () => {
  const app = await openApp();
  await app.loadBuffWords();
  expect(app.term('Stamina')).toBe('Stamina');
  app.changeSettings({ language: 'de' });
  await app.followLanguage();
  expect([app.term('Legs'), app.term('Stamina')]).toEqual(['Beine', 'Ausdauer']);
});

test('buff names that load later are added to the current language', async () => {
  languages = ['de'];
  const app = await openApp();
  await app.followLanguage();
  expect(app.term('Stamina')).toBe('Stamina');
  await app.loadBuffWords();
  expect([app.term('Legs'), app.term('Stamina')]).toEqual(['Beine', 'Ausdauer']);
});
