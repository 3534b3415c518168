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
  ['a picture with a key', picture('https://logs.example/v1/x.jpg?api_key=secret'), 'network'],
  ['log data', call('https://logs.example/v1/report/fights/a?api_key=secret'), 'network'],
  ['log data through our own origin', call(`${SCOPE}v1/report/fights/a?api_key=secret`), 'network'],
  ['a picture fetched by a script', call('https://icons.example/inv_axe_02.jpg'), 'network'],
  ['a form that is sent', { ...visit(''), method: 'POST' }, 'network'],
])('the route of $0 is: $2', (_, request, result) => {
  expect(routeFor(request, BUILD)).toBe(result);
});

test.each([
  { requested: '', final: '', why: 'the start stays' },
  { requested: '?report=abc#fight=3', final: '?report=abc#fight=3', why: 'the view stays' },
  { requested: 'new-page', final: 'new-page', why: 'the other screen stays' },
  { requested: 'new-page/?a=1', final: 'new-page?a=1', why: 'a final slash is dropped' },
  { requested: 'no/such/page?a=1', final: 'no%2Fsuch%2Fpage?a=1', why: 'a deep address moves up' },
  { requested: '/', final: '', why: 'a second slash is dropped' },
])('the page at $requested is redirected to $final: $why', ({ requested, final }) => {
  expect(pageAddress(SCOPE + requested, SCOPE)).toBe(SCOPE + final);
});

test('the time to redirect an address grows linearly with its number of slashes', () => {
  const before = performance.now();
  expect(pageAddress(`${SCOPE}a${'/'.repeat(100_000)}b`, SCOPE)).toBe(`${SCOPE}a%2Fb`);
  expect(performance.now() - before).toBeLessThan(1000);
});

test.each([
  ['the present precache', 'workbox-precache-v2-https://raid.example/', 'in use'],
  ['an older precache of ours', 'workbox-precache-v1-https://raid.example/', 'outdated'],
  ["another app's below ours", 'workbox-precache-v1-https://raid.example/app/', 'in use'],
  ['the cache of item icons', 'ready-check-item-icons', 'in use'],
])('$0 is $2', (_, name, outcome) => {
  const current = 'workbox-precache-v2-https://raid.example/';
  expect(isOutdated(name, 'https://raid.example/', current)).toBe(outcome === 'outdated');
});

test.each([
  ['a script', 'static/js/main-1.js', 'text/javascript; charset=utf-8', 'cached'],
  ['a script of an old type', 'static/js/main-1.js', 'application/javascript', 'cached'],
  ['a page in a script’s place', 'static/js/main-1.js', 'text/html; charset=utf-8', 'refused'],
  ['a script that no browser runs', 'static/js/main-1.js', 'text/plain', 'refused'],
  ['a script without a type', 'static/js/main-1.js', null, 'refused'],
  ['a stylesheet', 'static/css/main-1.css', 'text/css', 'cached'],
  ['a page in a stylesheet’s place', 'static/css/main-1.css', 'text/html', 'refused'],
  ['the page', 'index.html', 'text/html', 'cached'],
  ['a refusal in the page’s place', 'index.html', 'application/json', 'refused'],
  ['the sample of another type', 'sample/fights.json', 'text/plain', 'cached'],
  ['a page in the sample’s place', 'sample/fights.json', 'TEXT/HTML', 'refused'],
  ['a picture with a revision', 'icons/Mage.png?__WB_REVISION__=a.js', 'image/png', 'cached'],
  ['a picture without a type', 'icons/Mage.png', null, 'cached'],
])('$0 is $3', (_, file, type, outcome) => {
  expect(fits(SCOPE + file, type)).toBe(outcome === 'cached');
});

const OWN = '<script type="module" crossorigin src="./static/js/main-1.js"></script>';
test.each([
  { page: `<script>1</script>${OWN}<link href="a.js">`, verb: 'is', why: 'of this build' },
  { page: '<script src="./js/main-2.js"></script>', verb: 'is not', why: 'of another build' },
  { page: `${OWN}<script src="/forum.js"></script>`, verb: 'is not', why: 'with more scripts' },
  { page: '<h1>Down for maintenance</h1>', verb: 'is not', why: 'without scripts' },
  { page: '<script src="'.repeat(20_000), verb: 'is not', why: 'with unclosed scripts' },
])('a page $why $verb the app’s', ({ page, verb }) => {
  expect(isOwnPage(page, BUILD)).toBe(verb === 'is');
});
