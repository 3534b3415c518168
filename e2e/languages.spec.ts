import type { Page } from '@playwright/test';
import { RAID } from './reports';
import { untilServed } from './saved';
import { comeBack, comeBackAndTellBrowser, goOffline, goOfflineAndTellBrowser } from './steps';
import { expect, expectConsole, test } from './test';

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
  },
  es: {
    locale: 'es-ES',
    name: 'Español',
    report: 'Código o enlace del informe',
    fetch: 'Cargar combates',
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

/** Returns a language's chunks. Russian has a third chunk, which the other two import. */
const chunksOf = (tag: string): string[] =>
  tag === 'ru' ? ['ru', 'ru-buffs', 'ru-plural'] : [tag, `${tag}-buffs`];

const choose = (page: Page, label: string, language: string) =>
  page.getByRole('combobox', { name: label }).selectOption(language);

/** Waits until the app has replaced the first page. */
async function untilStartedIn(page: Page, { report }: { report: string }): Promise<void> {
  await expect(page.getByPlaceholder(report)).toBeVisible();
  await expect(page.locator('#first-page')).toHaveCount(0);
}

test('the first start is in the browser’s language', async ({ page, context, app }) => {
  await page.goto('./');
  await untilServed(page);
  const loaded = app.appServer.requests.filter(({ pathname }) => pathname.includes('/language-'));
  expect(loaded, 'languages loaded in English').toEqual([]);
  const browser = await context.newCDPSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const chunks: string[] = [];
  await page.addInitScript(recordFrames);
  for (const [tag, words] of Object.entries(WORDS)) {
    await test.step(`the first start of a ${words.name} browser is in ${words.name}`, async () => {
      // Playwright's option `locale` sets the language in the same way.
      const acceptLanguage = words.locale;
      await browser.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage });
      await page.goto('./');
      await untilStartedIn(page, words);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('button', { name: words.fetch })).toBeVisible();
      const example = page.getByRole('img', { name: /Magmaw/ });
      await expect(example).toContainText('Nyxara');
      await expect(example).not.toContainText(/Legs|Shoulders/);
      const firstPage = () => page.evaluate(() => localStorage.getItem('ready-check-first-page'));
      await expect.poll(firstPage).toContain(`"language":"${tag}"`);
      chunks.push(...chunksOf(tag));
      await expect.poll(() => savedChunks(page)).toEqual(chunks.toSorted());
    });
    await test.step(`the next start is in ${words.name} offline`, async () => {
      await goOffline(app);
      await page.goto('./');
      await untilStartedIn(page, words);
      const frames: string[] = await page.evaluate(() => Reflect.get(window, 'frameTexts'));
      expect(frames.filter((text) => text !== '').length).toBeGreaterThan(0);
      expect(frames.filter((text) => /Fetch Fights|Settings/.test(text))).toEqual([]);
      await comeBack(app);
    });
  }
  await test.step('the page tells assistive technology that it is in English again', async () => {
    await browser.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: 'en-US' });
    await page.goto('./');
    await untilStartedIn(page, { report: 'Enter Report Code or URL' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('a chosen language applies to every tab without a reload', async ({
  page,
  context,
  app,
  guard,
}) => {
  expectConsole(/Failed to load resource|ERR_CONNECTION_REFUSED/);
  // Chunks that the page loads when idle may meet the stopped server too.
  guard.allow(/Loading chunk follow-own-players failed/);
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const { de, ru } = WORDS;
  await page.goto('./#settings/look');
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();

  await test.step('a language that fails to load offline is applied once online', async () => {
    await goOfflineAndTellBrowser(context, app);
    await choose(page, 'Language', 'de');
    await expect(page.getByRole('alert')).toContainText('Deutsch could not be loaded');
    await comeBackAndTellBrowser(context, app);
    await expect(page.getByRole('dialog', { name: de.settings })).toBeVisible();
  });
  await test.step('a report’s verdicts are in the chosen language', async () => {
    await page.keyboard.press('Escape');
    await page.getByPlaceholder(de.report).fill(RAID);
    await page.getByRole('button', { name: de.fetch }).click();
    await region(de.kills)
      .getByRole('button', { name: /^Magmaw \(/ })
      .click();
    await region(de.missing)
      .getByRole('button', { name: /^Veyra/ })
      .click();
    await expect(region(de.details)).toContainText('Schildhand: leer');
    await region(de.missing)
      .getByRole('button', { name: /^Tavarin/ })
      .click();
    await expect(region(de.details)).toContainText(de.line);
  });
  await page.getByRole('link', { name: de.settings, exact: true }).click();
  await test.step('the rules describe findings in the chosen language', async () => {
    await page.getByRole('link', { name: 'Regeln' }).click();
    await expect(page.getByText('Ein Platz, der zählt, ist leer.')).toBeVisible();
  });
  await page.getByRole('link', { name: 'Aussehen und Sprache' }).click();
  await choose(page, de.language, 'en');
  const other = await app.open();
  await page.evaluate(() => document.body.setAttribute('data-marked', ''));
  for (const [tag, words] of Object.entries({ de, ru })) {
    await test.step(`both tabs change to ${words.name}`, async () => {
      await page.getByRole('combobox', { name: 'Language' }).focus();
      await choose(page, 'Language', tag);

      const select = page.getByRole('combobox', { name: words.language });
      await expect(select).toBeFocused();
      await expect(page.getByRole('dialog', { name: words.settings })).toContainText(words.inUse);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByPlaceholder(words.report)).toHaveCount(1);
      await expect(region(words.kills)).toContainText('Magmaw');
      await expect(region(words.passed)).toBeVisible();
      await expect(region(words.missing)).toContainText('Tavarin');
      await expect(region(words.details)).toContainText(words.line);
      await expect(page.locator('body[data-marked]')).toHaveCount(1);
      await expect(dialog).toHaveCount(0);
      await untilStartedIn(other, words);

      await choose(page, words.language, 'en');
      await expect(dialog).toBeVisible();
      await expect(other.getByPlaceholder('Enter Report Code or URL')).toBeVisible();
    });
  }
});

/** Lists the languages' saved chunks: `de`, `de-buffs`. */
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
