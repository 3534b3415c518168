import type { Locator, Page } from '@playwright/test';
import { HOSTILE, HOSTILE_REPORT, hostileReport } from './hostile';
import { bossRows, column, details, players, reportField } from './places';
import { NIGHT } from './reports';
import { openReport } from './steps';
import { expect, test } from './test';

const ITEM_PAGE = 'https://www.wowhead.com/cata/item=';
const WIDTHS = [390, 320];

/** Characters that are never seen, and that a title has to do without. */
const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** A place's whole text as the page holds it. */
const readText = async (place: Locator): Promise<string> =>
  withoutIsolates(await place.evaluate(({ textContent }) => textContent ?? ''));

/** How far the page can be scrolled sideways at each width. */
async function measureOverhangs(page: Page): Promise<number[]> {
  const overhangs: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    overhangs.push(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    );
  }
  return overhangs;
}

/** The app's own texts of which a letter does not stand right of the one before it. */
const findTurnedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isTurned = (text: Node): boolean => {
      const range = document.createRange();
      const letters = [...(text.textContent ?? '')].map((_, at) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect();
      });
      return letters.some(({ top, left, width }, at) => {
        const before = letters[at - 1];
        return width > 0 && before && before.top === top && left < before.left - 0.5;
      });
    };
    const turned: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      if (text.parentElement?.localName !== 'bdi' && isTurned(text))
        turned.push(`${text.textContent}`);
    }
    return turned;
  });

/** Where links and images of the page lead. */
const readAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement | HTMLImageElement>('a, img')].map((element) =>
      element instanceof HTMLImageElement ? element.src : element.href,
    ),
  );

for (const [kind, name] of Object.entries(HOSTILE)) {
  test(`${kind}: shown as text, in its place, and leading nowhere`, async ({
    page,
    logSite,
    appServer,
  }) => {
    logSite.reports.set(HOSTILE_REPORT, hostileReport(name));
    const known = [appServer.address, `${logSite.icons.origin}/icons/`, ITEM_PAGE];

    await openReport(page, HOSTILE_REPORT);
    await expect(bossRows(page)).toHaveCount(3);
    expect(await readText(bossRows(page).first())).toContain(withoutIsolates(name));
    expect(await measureOverhangs(page)).toEqual([0, 0]);

    await bossRows(page).first().click();
    await players(page).getByRole('button', { name: 'Buffs/Debuffs' }).click();
    await expect(players(page).getByText('Class unknown')).toBeVisible();
    await players(page).getByRole('button', { name: '+Stamina:' }).focus();
    await expect(page.getByRole('tooltip')).toContainText('Power Word: Fortitude');
    expect(await measureOverhangs(page)).toEqual([0, 0]);
    expect(await findTurnedTexts(page)).toEqual([]);
    for (const place of [1, 2]) {
      const player = column(page, 'MISSING ENCHANTS').getByRole('button').nth(place);
      expect(await readText(player)).toContain(withoutIsolates(name));
      await player.click();
      await expect(details(page)).toContainText('Missing Enchant: Head');
      await expect(details(page)).toContainText('Low Item Level: Neck');
      expect(await readText(details(page))).toContain(withoutIsolates(name));

      expect(await measureOverhangs(page)).toEqual([0, 0]);
      expect(await findTurnedTexts(page)).toEqual([]);
      const strays = (await readAddresses(page)).filter(
        (address) => !known.some((base) => address.startsWith(base)),
      );
      expect(strays).toEqual([]);
    }

    await page.goto('./');
    await expect(page.getByRole('region', { name: 'Saved raids' })).toContainText('3 kills kept');
    expect(await measureOverhangs(page)).toEqual([0, 0]);
    expect(await findTurnedTexts(page)).toEqual([]);
    await expect(page).toHaveTitle('Ready Check');
  });
}

test('a hostile address is shown as text and breaks nothing', async ({ page }) => {
  for (const kind of ['markup', 'turned writing direction', 'ten thousand letters']) {
    const text = HOSTILE[kind] ?? '';
    await test.step(kind, async () => {
      const params = new URLSearchParams({ report: NIGHT, fight: text, player: text });
      await page.goto(`./?${params}`);
      await expect(bossRows(page)).toHaveCount(12);
      await expect(page.getByText('is no boss kill of this report')).toBeVisible();
      expect(await measureOverhangs(page)).toEqual([0, 0]);
      expect(await findTurnedTexts(page)).toEqual([]);

      params.set('fight', '12');
      await page.goto(`./?${params}`);
      await expect(details(page)).toContainText('Not in this fight');
      expect(await measureOverhangs(page)).toEqual([0, 0]);
      expect(await findTurnedTexts(page)).toEqual([]);

      await page.goto(`./?${new URLSearchParams({ report: text })}`);
      await expect(reportField(page)).toBeVisible();
      expect(await measureOverhangs(page)).toEqual([0, 0]);
    });
  }
});

test('links out hand over neither window nor address', async ({ page, appServer }) => {
  await page.goto(`./?report=${NIGHT}&fight=12&player=Nyxara`);
  await expect(details(page).getByRole('link').first()).toBeVisible();

  const links = await page.getByRole('link').evaluateAll((found) =>
    found.map((link) => ({
      href: (link as HTMLAnchorElement).href,
      rel: link.getAttribute('rel'),
      target: link.getAttribute('target'),
    })),
  );
  const out = links.filter(({ href }) => !href.startsWith(appServer.address));
  expect(out.length).toBeGreaterThan(10);
  for (const link of out) {
    expect(link).toMatchObject({ rel: 'noopener noreferrer', target: '_blank' });
  }
});

test('the page comes with a content policy, ahead of every script, and none of its own is inline', async ({
  page,
  logSite,
}) => {
  const html = (await (await page.goto('./'))?.text()) ?? '';
  const [meta = '', policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)" \/>/.exec(html) ?? [];

  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${logSite.icons.origin}`,
    "font-src 'self'",
    `connect-src 'self' ${logSite.api.origin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]);
  expect(html.indexOf(meta)).toBeLessThan(html.search(/<(script|link)/));
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(html).not.toMatch(/\s(on\w+|style)=/);
});

test('the policy refuses what a page could be talked into', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole(/Content Security Policy/);
  await page.goto('./');
  await expect(reportField(page)).toBeVisible();
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      document.body.dataset.refused = `${document.body.dataset.refused ?? ''}${effectiveDirective} `;
    });
  });
  const refused = () => page.evaluate(() => document.body.dataset.refused?.trim());

  // Each of the other hosts may be asked, but not for this.
  const attempts: Record<string, string> = {
    'script-src-elem': `<script>document.title = 'owned'</script>`,
    'script-src-attr': `<img src="./icons/favicon.svg" alt="" onload="document.title = 'owned'">`,
    'style-src-attr': `<p style="position: fixed">`,
    'img-src': `<img src="${logSite.api.origin}/x.png" alt="">`,
    'frame-src': `<iframe src="${logSite.api.origin}/"></iframe>`,
    'object-src': `<object data="./icons/favicon.svg"></object>`,
    'base-uri': `<base href="${logSite.api.origin}/">`,
  };
  for (const [directive, html] of Object.entries(attempts)) {
    await test.step(directive, async () => {
      await page.evaluate((markup) => {
        delete document.body.dataset.refused;
        document.body.append(document.createRange().createContextualFragment(markup));
      }, html);
      await expect.poll(refused).toContain(directive);
    });
  }
  await test.step('connect-src', async () => {
    await page.evaluate((address) => fetch(address).catch(() => {}), logSite.icons.origin);
    await expect.poll(refused).toContain('connect-src');
  });
  await expect(page).toHaveTitle('Ready Check');
});
