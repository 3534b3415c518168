import type { Page } from '@playwright/test';
import { RAID } from './reports';
import { untilServed } from './saved';
import { comeBack, goOffline, openSettings } from './steps';
import { expect, test } from './test';

/** Texts on the way to a verdict, by language. */
const WORDS = {
  de: {
    locale: 'de-DE',
    name: 'Deutsch',
    report: 'Code oder Link des Berichts',
    fetch: 'Kämpfe abrufen',
    kills: 'Bosskills',
    passed: 'Bestanden',
    missing: 'Fehlende Verzauberungen',
    details: 'Spielerdetails',
    line: 'Fehlende Verzauberung: Füße, Umhang',
    settings: 'Optionen',
    language: 'Sprache',
    inUse: 'Sprache: Deutsch',
  },
  fr: {
    locale: 'fr-FR',
    name: 'Français',
    report: 'Code ou lien du rapport',
    fetch: 'Charger les combats',
    kills: 'Boss tués',
    passed: 'En règle',
    missing: 'Enchantements manquants',
    details: 'Détails du joueur',
    line: 'Enchantement manquant : Pieds, Cape',
    settings: 'Options',
    language: 'Langue',
    inUse: 'Langue : Français',
  },
  es: {
    locale: 'es-ES',
    name: 'Español',
    report: 'Código o enlace del informe',
    fetch: 'Cargar combates',
    kills: 'Kills de jefes',
    passed: 'Listos',
    missing: 'Sin encantar',
    details: 'Detalles del jugador',
    line: 'Falta encantamiento: Pies, Capa',
    settings: 'Opciones',
    language: 'Idioma',
    inUse: 'Idioma: Español',
  },
  ru: {
    locale: 'ru-RU',
    name: 'Русский',
    report: 'Код отчета или ссылка',
    fetch: 'Загрузить бои',
    kills: 'Убитые боссы',
    passed: 'Готовы',
    missing: 'Нет чар',
    details: 'Сведения об игроке',
    line: 'Нет чар: Ступни, Спина',
    settings: 'Настройки',
    language: 'Язык',
    inUse: 'Язык: Русский',
  },
} as const;

type Words = (typeof WORDS)[keyof typeof WORDS];

/** Russian has one more chunk, which both others need. */
const chunksOf = (tag: string): string[] =>
  tag === 'ru' ? ['ru', 'ru-buffs', 'ru-plural'] : [tag, `${tag}-buffs`];

const LANGUAGE_FILE = /\/language-/;

/** Marks the page to detect a reload. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const marked = (page: Page) => page.locator('body[data-marked]');

const choose = (page: Page, label: string, language: string) =>
  page.getByRole('combobox', { name: label }).selectOption(language);

/** Waits until the app has replaced the first page. */
async function untilStartedIn(page: Page, { report }: Words): Promise<void> {
  await expect(page.getByPlaceholder(report)).toBeVisible();
  await expect(page.locator('#first-page')).toHaveCount(0);
}

for (const [tag, words] of Object.entries(WORDS)) {
  test.describe(words.name, () => {
    test.use({ locale: words.locale });

    test(`a browser in ${words.name} fetches and judges a report in that language`, async ({
      page,
    }) => {
      await page.goto('./');
      await untilStartedIn(page, words);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);

      await page.getByPlaceholder(words.report).fill(RAID);
      await page.getByRole('button', { name: words.fetch }).click();
      const kills = page.getByRole('region', { name: words.kills });
      await kills.getByRole('button', { name: /^Magmaw \(/ }).click();
      await expect(page.getByRole('region', { name: words.passed, exact: true })).toBeVisible();
      const missing = page.getByRole('region', { name: words.missing, exact: true });
      await missing.getByRole('button', { name: /^Tavarin/ }).click();
      await expect(page.getByRole('region', { name: words.details })).toContainText(words.line);
    });

    test(`the next start of a browser in ${words.name} is in that language from the first paint on, offline too`, async ({
      page,
      context,
      app,
    }) => {
      await page.goto('./');
      await untilStartedIn(page, words);
      const example = page.getByRole('img', { name: /Magmaw/ });
      await expect(example).toContainText('Nyxara');
      await expect(example).not.toContainText(/Legs|Shoulders/);
      await untilServed(page);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('ready-check-first-page')))
        .not.toBeNull();
      await expect.poll(() => savedChunks(page)).toEqual(chunksOf(tag));
      await page.close();
      await goOffline(app);

      await context.addInitScript(recordFrames);
      const cold = await app.open();
      await untilStartedIn(cold, words);
      const frames = await cold.evaluate(() => Reflect.get(window, 'frameTexts'));
      expect(frames.filter((text: string) => text !== '').length).toBeGreaterThan(0);
      expect(frames.filter((text: string) => /Fetch Fights|Settings/.test(text))).toEqual([]);
    });
  });

  test(`${words.name} is chosen without a reload, in every tab`, async ({ page, app }) => {
    await page.goto('./');
    const other = await app.open();
    await mark(page);
    const dialog = await openSettings(page);
    await page.getByRole('combobox', { name: 'Language' }).focus();
    await choose(page, 'Language', tag);

    const select = page.getByRole('combobox', { name: words.language });
    await expect(select).toBeFocused();
    await expect(page.getByRole('dialog', { name: words.settings })).toContainText(words.inUse);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByPlaceholder(words.report)).toHaveCount(1);
    await expect(marked(page)).toHaveCount(1);
    await expect(dialog).toHaveCount(0);
    await untilStartedIn(other, words);

    await choose(page, words.language, 'en');
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(other.getByPlaceholder('Enter Report Code or URL')).toBeVisible();
  });
}

test('in English no other language is loaded', async ({ page, appServer }) => {
  await page.goto('./');
  await untilServed(page);
  expect(appServer.requests.filter(({ pathname }) => LANGUAGE_FILE.test(pathname))).toEqual([]);
});

test('a language that fails to load is reported, and a reload applies it', async ({
  page,
  app,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|ERR_CONNECTION_REFUSED/);
  await page.goto('./');
  await untilServed(page);
  await openSettings(page);
  await goOffline(app);
  await choose(page, 'Language', 'de');
  await expect(page.getByRole('alert')).toContainText('Deutsch could not be loaded');
  await comeBack(app);
  await page.reload();
  await expect(page.getByRole('dialog', { name: WORDS.de.settings })).toBeVisible();
});

/** The languages' saved chunks: `de`, `de-buffs`. */
const savedChunks = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('ready-check-languages');
    const urls = (await cache.keys()).map(({ url }) => url);
    return urls.map((url) => url.replace(/.*\/language-(.*)-.{8}\.js$/, '$1')).sort();
  });

/** Records the page's text before each paint. */
function recordFrames(): void {
  const texts: string[] = [];
  Reflect.set(window, 'frameTexts', texts);
  const record = () => {
    texts.push(document.body?.innerText ?? '');
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}
