import { expect, test } from 'vitest';
import { fits, isOutdated, isOwnPage, pageAddress, type RoutedRequest, routeFor } from './routes';

const SCOPE = 'https://raid.example/app/';
const FILES = ['index.html', 'static/js/main-1.js', 'icons/Mage.png', 'sample/fights.json'];
const isAppFile = (url: string) => FILES.some((file) => url === SCOPE + file);
const BUILD = { scope: SCOPE, isAppFile };

const requestOf = (
  url: string,
  mode: RequestMode,
  destination: RequestDestination = '',
): RoutedRequest => ({ method: 'GET', mode, destination, url });
const visit = (path: string) => requestOf(SCOPE + path, 'navigate', 'document');
const script = (path: string) => requestOf(SCOPE + path, 'cors', 'script');
const call = (url: string) => requestOf(url, 'cors');
const picture = (url: string) => requestOf(url, 'no-cors', 'image');

test.each([
  ['the start', visit(''), 'page'],
  ['a raid by link', visit('?report=SampleRaid000001&fight=4'), 'page'],
  ['a shared link', visit('?text=Raid&url=https%3A%2F%2Fa.b'), 'page'],
  ['a shortcut', visit('?open=latest'), 'page'],
  ['the other screen', visit('new-page'), 'page'],
  ['the other screen with a slash', visit('new-page/'), 'page'],
  ['another page of the host', visit('forum/'), 'unknown page'],
  ['an unknown address', visit('no/new-page'), 'unknown page'],
  ['an address that is longer than any link', visit(`?report=${'x'.repeat(100_000)}`), 'network'],
  ['a file opened in a tab', visit('icons/Mage.png'), 'app file'],
  ['a chunk', script('static/js/main-1.js'), 'app file'],
  ["another build's chunk", script('static/js/gone-0.js'), 'network'],
  ['a class icon', picture(`${SCOPE}icons/Mage.png`), 'app file'],
  ['the sample raid', call(`${SCOPE}sample/fights.json`), 'app file'],
  ['a picture of another host', picture('https://icons.example/inv_axe_02.jpg'), 'item icon'],
  [
    'a picture of an icon host on our own origin',
    picture('https://raid.example/mirror/inv_axe_02.jpg'),
    'item icon',
  ],
  [
    'a picture whose address carries a key',
    picture('https://logs.example/v1/x.jpg?api_key=secret'),
    'network',
  ],
  ['log data', call('https://logs.example/v1/report/fights/a?api_key=secret'), 'network'],
  ['log data through our own origin', call(`${SCOPE}v1/report/fights/a?api_key=secret`), 'network'],
  ['a picture fetched by a script', call('https://icons.example/inv_axe_02.jpg'), 'network'],
  ['a form that is sent', { ...visit(''), method: 'POST' }, 'network'],
])('the route of $0 is: $2', (_, request, result) => {
  expect(routeFor(request, BUILD)).toBe(result);
});

test.each([
  { requested: '', stands: '', why: 'the start stays' },
  { requested: '?report=abc#fight=3', stands: '?report=abc#fight=3', why: 'the view stays' },
  { requested: 'new-page', stands: 'new-page', why: 'the other screen stays' },
  { requested: 'new-page/?a=1', stands: 'new-page?a=1', why: 'a slash at the end goes' },
  { requested: 'no/such/page?a=1', stands: 'no%2Fsuch%2Fpage?a=1', why: 'a deep address moves up' },
  { requested: '/', stands: '', why: 'a doubled slash goes' },
])('the page at $requested is redirected to $stands: $why', ({ requested, stands }) => {
  expect(pageAddress(SCOPE + requested, SCOPE)).toBe(SCOPE + stands);
});

test('the time to redirect an address grows linearly with its number of slashes', () => {
  const before = performance.now();
  expect(pageAddress(`${SCOPE}a${'/'.repeat(100_000)}b`, SCOPE)).toBe(`${SCOPE}a%2Fb`);
  expect(performance.now() - before).toBeLessThan(1000);
});

test.each([
  ['the precache in use', 'workbox-precache-v2-https://raid.example/', false],
  ['an older precache of ours', 'workbox-precache-v1-https://raid.example/', true],
  ["another app's below ours", 'workbox-precache-v1-https://raid.example/app/', false],
  ['the cache of item icons', 'ready-check-item-icons', false],
])('$0 is an outdated cache: $2', (_, name, outdated) => {
  const current = 'workbox-precache-v2-https://raid.example/';
  expect(isOutdated(name, 'https://raid.example/', current)).toBe(outdated);
});

test.each([
  ['a script', 'static/js/main-1.js', 'text/javascript; charset=utf-8', true],
  ['a script by its old name', 'static/js/main-1.js', 'application/javascript', true],
  ['a page in a script’s place', 'static/js/main-1.js', 'text/html; charset=utf-8', false],
  ['a script that no browser runs', 'static/js/main-1.js', 'text/plain', false],
  ['a script without a type', 'static/js/main-1.js', null, false],
  ['a stylesheet', 'static/css/main-1.css', 'text/css', true],
  ['a page in a stylesheet’s place', 'static/css/main-1.css', 'text/html', false],
  ['the page', 'index.html', 'text/html', true],
  ['a refusal in the page’s place', 'index.html', 'application/json', false],
  ['the sample as a host may name it', 'sample/fights.json', 'text/plain', true],
  ['a page in the sample’s place', 'sample/fights.json', 'TEXT/HTML', false],
  ['a picture with a revision', 'icons/Mage.png?__WB_REVISION__=a.js', 'image/png', true],
  ['a picture without a type', 'icons/Mage.png', null, true],
])('$0 may be cached: $3', (_, file, type, result) => {
  expect(fits(SCOPE + file, type)).toBe(result);
});

const OWN = '<script type="module" crossorigin src="./static/js/main-1.js"></script>';
test.each([
  { page: `<script>1</script>${OWN}<link href="a.js">`, result: true, why: 'this build’s page' },
  { page: '<script src="./static/js/main-2.js"></script>', result: false, why: 'another build’s' },
  { page: `${OWN}<script src="/forum.js"></script>`, result: false, why: 'one with more scripts' },
  { page: '<h1>Down for maintenance</h1>', result: false, why: 'a page without scripts' },
  { page: '<script src="'.repeat(20_000), result: false, why: 'a page of unclosed scripts' },
])('$why counts as the app: $result', ({ page, result }) => {
  expect(isOwnPage(page, BUILD)).toBe(result);
});
