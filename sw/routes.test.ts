import { describe, expect, test } from 'vitest';
import { fits, isOutdated, isOwnPage, pageAddress, type RoutedRequest, routeFor } from './routes';

const SCOPE = 'https://raid.example/app/';
const FILES = ['index.html', 'static/js/main-1.js', 'icons/Mage.png', 'sample/fights.json'];
const isAppFile = (url: string) => FILES.some((file) => url === SCOPE + file);
const BUILD = { scope: SCOPE, isAppFile };

const visit = (path: string): RoutedRequest => ({
  method: 'GET',
  mode: 'navigate',
  destination: 'document',
  url: SCOPE + path,
});
const script = (path: string): RoutedRequest => ({
  ...visit(path),
  mode: 'cors',
  destination: 'script',
});
const call = (url: string): RoutedRequest => ({
  method: 'GET',
  mode: 'cors',
  destination: '',
  url,
});
const picture = (url: string): RoutedRequest => ({
  method: 'GET',
  mode: 'no-cors',
  destination: 'image',
  url,
});

test.each([
  { request: visit(''), result: 'page', why: 'the start' },
  { request: visit('?report=SampleRaid000001&fight=4'), result: 'page', why: 'a raid by link' },
  { request: visit('?text=Raid&url=https%3A%2F%2Fa.b'), result: 'page', why: 'a shared link' },
  { request: visit('?open=latest'), result: 'page', why: 'a shortcut' },
  { request: visit('new-page'), result: 'page', why: 'the other screen' },
  { request: visit('new-page/'), result: 'page', why: 'the other screen with a slash' },
  { request: visit('forum/'), result: 'unknown page', why: 'another page of the host' },
  { request: visit('no/new-page'), result: 'unknown page', why: 'an unknown address' },
  {
    request: visit(`?report=${'x'.repeat(100_000)}`),
    result: 'network',
    why: 'an address that is longer than any link',
  },
  { request: visit('icons/Mage.png'), result: 'app file', why: 'a file opened in a tab' },
  { request: script('static/js/main-1.js'), result: 'app file', why: 'a chunk' },
  { request: script('static/js/gone-0.js'), result: 'network', why: "another build's chunk" },
  { request: picture(`${SCOPE}icons/Mage.png`), result: 'app file', why: 'a class icon' },
  { request: call(`${SCOPE}sample/fights.json`), result: 'app file', why: 'the sample raid' },
  {
    request: picture('https://icons.example/inv_axe_02.jpg'),
    result: 'item icon',
    why: 'a picture of another host',
  },
  {
    request: picture('https://raid.example/mirror/inv_axe_02.jpg'),
    result: 'item icon',
    why: 'a picture of an icon host on our own origin',
  },
  {
    request: picture('https://logs.example/v1/x.jpg?api_key=secret'),
    result: 'network',
    why: 'a picture whose address carries a key',
  },
  {
    request: call('https://logs.example/v1/report/fights/a?api_key=secret'),
    result: 'network',
    why: 'log data',
  },
  {
    request: call(`${SCOPE}v1/report/fights/a?api_key=secret`),
    result: 'network',
    why: 'log data through our own origin',
  },
  {
    request: call('https://icons.example/inv_axe_02.jpg'),
    result: 'network',
    why: 'a picture fetched by a script',
  },
  { request: { ...visit(''), method: 'POST' }, result: 'network', why: 'a form that is sent' },
])('the worker answers $why with: $result', ({ request, result }) => {
  expect(routeFor(request, BUILD)).toBe(result);
});

test.each([
  { requested: '', stands: '', why: 'the start stays' },
  { requested: '?report=abc#fight=3', stands: '?report=abc#fight=3', why: 'the view stays' },
  { requested: 'new-page', stands: 'new-page', why: 'the other screen stays' },
  { requested: 'new-page/?a=1', stands: 'new-page?a=1', why: 'a slash at the end goes' },
  { requested: 'no/such/page?a=1', stands: 'no%2Fsuch%2Fpage?a=1', why: 'a deep address moves up' },
  { requested: '/', stands: '', why: 'a doubled slash goes' },
])('the page at $requested moves to $stands: $why', ({ requested, stands }) => {
  expect(pageAddress(SCOPE + requested, SCOPE)).toBe(SCOPE + stands);
});

test('the page’s address takes no longer than its slashes are many', () => {
  const before = performance.now();
  expect(pageAddress(`${SCOPE}a${'/'.repeat(100_000)}b`, SCOPE)).toBe(`${SCOPE}a%2Fb`);
  expect(performance.now() - before).toBeLessThan(1000);
});

describe('isOutdated', () => {
  const current = 'workbox-precache-v2-https://raid.example/';
  test.each([
    { name: current, outdated: false, why: 'the precache in use' },
    {
      name: 'workbox-precache-v1-https://raid.example/',
      outdated: true,
      why: 'an older precache of ours',
    },
    {
      name: 'workbox-precache-v1-https://raid.example/app/',
      outdated: false,
      why: "another app's below ours",
    },
    { name: 'ready-check-item-icons', outdated: false, why: 'the cache of item icons' },
  ])('$why is an outdated cache: $outdated', ({ name, outdated }) => {
    expect(isOutdated(name, 'https://raid.example/', current)).toBe(outdated);
  });
});

test.each([
  {
    file: 'static/js/main-1.js',
    type: 'text/javascript; charset=utf-8',
    result: true,
    why: 'a script',
  },
  {
    file: 'static/js/main-1.js',
    type: 'application/javascript',
    result: true,
    why: 'a script by its old name',
  },
  {
    file: 'static/js/main-1.js',
    type: 'text/html; charset=utf-8',
    result: false,
    why: 'a page in a script’s place',
  },
  {
    file: 'static/js/main-1.js',
    type: 'text/plain',
    result: false,
    why: 'a script that no browser runs',
  },
  { file: 'static/js/main-1.js', type: null, result: false, why: 'a script without a type' },
  { file: 'static/css/main-1.css', type: 'text/css', result: true, why: 'a stylesheet' },
  {
    file: 'static/css/main-1.css',
    type: 'text/html',
    result: false,
    why: 'a page in a stylesheet’s place',
  },
  { file: 'index.html', type: 'text/html', result: true, why: 'the page' },
  {
    file: 'index.html',
    type: 'application/json',
    result: false,
    why: 'a refusal in the page’s place',
  },
  {
    file: 'sample/fights.json',
    type: 'text/plain',
    result: true,
    why: 'the sample as a host may name it',
  },
  {
    file: 'sample/fights.json',
    type: 'TEXT/HTML',
    result: false,
    why: 'a page in the sample’s place',
  },
  {
    file: 'icons/Mage.png?__WB_REVISION__=a.js',
    type: 'image/png',
    result: true,
    why: 'a picture with a revision',
  },
  { file: 'icons/Mage.png', type: null, result: true, why: 'a picture without a type' },
])('$why may be cached: $result', ({ file, type, result }) => {
  expect(fits(SCOPE + file, type)).toBe(result);
});

const OWN = '<script type="module" crossorigin src="./static/js/main-1.js"></script>';
test.each([
  { page: `<script>1</script>${OWN}<link href="a.js">`, result: true, why: 'this build’s page' },
  { page: '<script src="./static/js/main-2.js"></script>', result: false, why: 'another build’s' },
  { page: `${OWN}<script src="/forum.js"></script>`, result: false, why: 'one with more scripts' },
  { page: '<h1>Down for maintenance</h1>', result: false, why: 'a page without scripts' },
  { page: '<script src="'.repeat(20_000), result: false, why: 'a page of unclosed scripts' },
])('$why is the app: $result', ({ page, result }) => {
  expect(isOwnPage(page, BUILD)).toBe(result);
});
