import { createHash } from 'node:crypto';
import { details } from './locators';
import { RAID } from './reports';
import { untilStarted } from './saved';
import { expect, expectConsole, test } from './test';

test('external links send neither opener nor referrer', async ({ page, appServer }) => {
  await page.goto(`./?report=${RAID}&fight=12&player=Nyxara`);
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

const hashOf = (script: string): string => createHash('sha256').update(script).digest('base64');

test('the content policy allows only what the app needs', async ({ page, logSite }) => {
  const html = (await (await page.goto('./'))?.text()) ?? '';
  const [meta = '', policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)" \/>/.exec(html) ?? [];

  const [, inline = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];

  const { api, freshApi, foreverApi, icons } = logSite;
  const connectable = [api, freshApi, foreverApi, icons];
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' 'sha256-${hashOf(inline)}'`,
    "style-src 'self'",
    `img-src 'self' data: blob: ${logSite.icons.origin}`,
    "font-src 'self'",
    `connect-src 'self' ${connectable.map(({ origin }) => origin).join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types ready-check',
  ]);
  await test.step('the policy comes before every script of the page', async () => {
    expect(html.indexOf(meta)).toBeLessThan(html.search(/<(script|link)/));
  });
  await test.step('the page has one inline script and no inline style', async () => {
    expect(html.match(/<script(?![^>]*\ssrc=)/g)).toHaveLength(1);
    expect(html).not.toMatch(/\s(on\w+|style)=/);
  });
});

test('the policy blocks injected elements and requests', async ({
  page,
  logSite,
  appServer,
  request,
}) => {
  expectConsole(/Content Security Policy/, /TrustedHTML/);
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      refused.push(effectiveDirective);
    });
  });
  const refused = () => page.evaluate(() => Reflect.get(window, 'refused'));

  // The policy allows each host for other purposes only.
  const attempts: Record<string, string> = {
    'script-src-elem': `<script>document.title = 'owned'</script>`,
    'script-src-attr': `<img src="./icons/favicon.svg" alt="" onload="document.title = 'owned'">`,
    'style-src-attr': `<p style="position: fixed">`,
    'img-src': `<img src="${logSite.api.origin}/x.png" alt="">`,
    'frame-src': `<iframe src="${logSite.api.origin}/"></iframe>`,
    'object-src': `<object data="./icons/favicon.svg"></object>`,
    'base-uri': `<base href="${logSite.api.origin}/">`,
  };
  const html = await (await request.get('./')).text();
  const markup = Object.values(attempts).join('');
  appServer.fault(/^\/$/, { body: html.replace('</body>', () => `${markup}</body>`) });
  await test.step('the policy refuses every injected element and request', async () => {
    await page.goto('./');
    await untilStarted(page);
    await page.evaluate((address) => fetch(address).catch(() => {}), logSite.signIn.origin);
    for (const directive of [...Object.keys(attempts), 'connect-src']) {
      await expect.poll(refused).toContain(directive);
    }
  });
  await test.step('text assigned as HTML is refused', async () => {
    const insert = () =>
      page.evaluate(() => {
        document.body.innerHTML = '<p>owned</p>';
      });
    await expect(insert()).rejects.toThrow('TrustedHTML');
  });
  await expect(page).toHaveTitle('Ready Check');
});

test('in a frame of another site the app only links to its own window', async ({
  page,
  logSite,
  appServer,
}) => {
  logSite.icons.fault(/^\/frame$/, {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: `<iframe src="${appServer.address}?report=${RAID}"></iframe>`,
  });
  await page.goto(`${logSite.icons.origin}/frame`);
  const framed = page.frameLocator('iframe');
  const opened = page.waitForEvent('popup');
  await framed.getByRole('link', { name: 'Ready Check' }).click();
  await expect(framed.getByRole('button')).toHaveCount(0);
  const alone = await opened;
  await expect(alone).toHaveURL(`${appServer.address}?report=${RAID}`);
  await expect(alone.getByRole('button', { name: 'Fetch Fights' })).toBeVisible();
});
