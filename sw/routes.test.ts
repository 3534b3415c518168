import { describe, expect, test } from 'vitest';
import { type Asked, answerFor, fits, isOutdated, pageAddress, scriptsIn } from './routes';

const SCOPE = 'https://raid.example/app/';
const FILES = ['index.html', 'static/js/main-1.js', 'icons/Mage.png', 'sample/fights.json'];
const isAppFile = (url: string) => FILES.some((file) => url === SCOPE + file);

const visit = (path: string): Asked => ({
  method: 'GET',
  mode: 'navigate',
  destination: 'document',
  url: SCOPE + path,
});
const script = (path: string): Asked => ({
  ...visit(path),
  mode: 'cors',
  destination: 'script',
});
const call = (url: string): Asked => ({ method: 'GET', mode: 'cors', destination: '', url });
const picture = (url: string): Asked => ({
  method: 'GET',
  mode: 'no-cors',
  destination: 'image',
  url,
});

describe('answerFor', () => {
  test.each([
    { request: visit(''), answer: 'page', why: 'the start' },
    { request: visit('?report=SampleRaid000001&fight=4'), answer: 'page', why: 'a raid by link' },
    { request: visit('?text=Raid&url=https%3A%2F%2Fa.b'), answer: 'page', why: 'a shared link' },
    { request: visit('?open=latest'), answer: 'page', why: 'a shortcut' },
    { request: visit('new-page'), answer: 'page', why: 'the other screen' },
    { request: visit('nowhere/at/all'), answer: 'page', why: 'an unknown address' },
    { request: visit('icons/Mage.png'), answer: 'app file', why: 'a file opened in a tab' },
    { request: script('static/js/main-1.js'), answer: 'app file', why: 'a chunk' },
    { request: script('static/js/gone-0.js'), answer: 'network', why: "another build's chunk" },
    { request: picture(`${SCOPE}icons/Mage.png`), answer: 'app file', why: 'a class icon' },
    { request: call(`${SCOPE}sample/fights.json`), answer: 'app file', why: 'the sample raid' },
    {
      request: picture('https://icons.example/inv_axe_02.jpg'),
      answer: 'item icon',
      why: 'a picture of another host',
    },
    {
      request: picture('https://raid.example/mirror/inv_axe_02.jpg'),
      answer: 'item icon',
      why: 'a picture of an icon host on our own origin',
    },
    {
      request: picture('https://logs.example/v1/x.jpg?api_key=secret'),
      answer: 'network',
      why: 'a picture whose address carries a key',
    },
    {
      request: call('https://logs.example/v1/report/fights/a?api_key=secret'),
      answer: 'network',
      why: 'log data',
    },
    {
      request: call(`${SCOPE}v1/report/fights/a?api_key=secret`),
      answer: 'network',
      why: 'log data through our own origin',
    },
    {
      request: call('https://icons.example/inv_axe_02.jpg'),
      answer: 'network',
      why: 'a picture fetched by a script',
    },
    {
      request: { ...visit(''), method: 'POST' },
      answer: 'network',
      why: 'a form that is sent',
    },
  ])('$why → $answer', ({ request, answer }) => {
    expect(answerFor(request, isAppFile)).toBe(answer);
  });
});

describe('pageAddress', () => {
  test.each([
    { asked: '', stands: '', why: 'the start stays' },
    { asked: '?report=abc#fight=3', stands: '?report=abc#fight=3', why: 'the view stays' },
    { asked: 'new-page', stands: 'new-page', why: 'the other screen stays' },
    { asked: 'new-page/?a=1', stands: 'new-page?a=1', why: 'a slash at the end goes' },
    { asked: 'no/such/page?a=1', stands: 'no%2Fsuch%2Fpage?a=1', why: 'a deep address moves up' },
    { asked: '/', stands: '', why: 'a doubled slash goes' },
  ])('$why: $asked → $stands', ({ asked, stands }) => {
    expect(pageAddress(SCOPE + asked, SCOPE)).toBe(SCOPE + stands);
  });
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
    { name: 'ready-check-item-icons', outdated: false, why: 'the item icons' },
  ])('$why → $outdated', ({ name, outdated }) => {
    expect(isOutdated(name, 'https://raid.example/', current)).toBe(outdated);
  });
});

describe('fits', () => {
  test.each([
    {
      file: 'static/js/main-1.js',
      type: 'text/javascript; charset=utf-8',
      answer: true,
      why: 'a script',
    },
    {
      file: 'static/js/main-1.js',
      type: 'application/javascript',
      answer: true,
      why: 'a script by its old name',
    },
    {
      file: 'static/js/main-1.js',
      type: 'text/html; charset=utf-8',
      answer: false,
      why: 'a page in a script’s place',
    },
    {
      file: 'static/js/main-1.js',
      type: 'text/plain',
      answer: false,
      why: 'a script that no browser runs',
    },
    { file: 'static/js/main-1.js', type: null, answer: false, why: 'a script without a type' },
    { file: 'static/css/main-1.css', type: 'text/css', answer: true, why: 'a stylesheet' },
    {
      file: 'static/css/main-1.css',
      type: 'text/html',
      answer: false,
      why: 'a page in a stylesheet’s place',
    },
    { file: 'index.html', type: 'text/html', answer: true, why: 'the page' },
    {
      file: 'index.html',
      type: 'application/json',
      answer: false,
      why: 'a refusal in the page’s place',
    },
    {
      file: 'sample/fights.json',
      type: 'text/plain',
      answer: true,
      why: 'the sample as a host may name it',
    },
    {
      file: 'sample/fights.json',
      type: 'TEXT/HTML',
      answer: false,
      why: 'a page in the sample’s place',
    },
    {
      file: 'icons/Mage.png?__WB_REVISION__=a.js',
      type: 'image/png',
      answer: true,
      why: 'a picture with a revision',
    },
    { file: 'icons/Mage.png', type: null, answer: true, why: 'a picture without a type' },
  ])('$why → $answer', ({ file, type, answer }) => {
    expect(fits(SCOPE + file, type)).toBe(answer);
  });
});

test('the scripts of a page are those with an address', () => {
  const page =
    '<script type="module" crossorigin src="./static/js/index-1.js"></script><script>1</script><link href="a.js">';
  expect(scriptsIn(page)).toEqual(['./static/js/index-1.js']);
});
