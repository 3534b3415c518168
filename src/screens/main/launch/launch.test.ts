import { expect, test } from 'vitest';
import { readLaunch } from './launch';

const CODE = 'TierElevenNight1';
const LINK = `https://classic.warcraftlogs.com/reports/${CODE}`;
const read = (values: Record<string, string>) => readLaunch(new URLSearchParams(values));

test.each([
  { address: { url: LINK }, link: { host: 'classic' }, why: 'an address' },
  {
    address: { title: 'Raid', text: `Look: ${LINK}#fight=12 !` },
    link: { host: 'classic', fight: 12 },
    why: 'a text',
  },
  {
    address: { title: `${LINK}?fight=last`, text: '' },
    link: { host: 'classic', fight: 'last' },
    why: 'a title',
  },
  {
    address: { url: 'https://discord.com', text: LINK },
    link: { host: 'classic' },
    why: 'a text beside another address',
  },
  { address: { text: CODE }, link: {}, why: 'a bare code' },
])('the report is found in $why shared to the app', ({ address, link }) => {
  const found = { kind: 'shared', link: { code: CODE, ...link } };
  expect(read(address as Record<string, string>)).toEqual(found);
});

test('the report is found in a link submitted by the first page', () => {
  const link = { code: CODE, host: 'classic', fight: 12 };
  expect(read({ report: `${LINK}#fight=12` })).toEqual({ kind: 'shared', link });
  expect(read({ report: CODE })).toBeUndefined();
});

test.each([
  { text: `Look: https://example.org/#share=1abc` },
  { title: 'Blackwing Descent', url: 'https://example.org/app/#share=1abc' },
  { report: 'https://example.org/#share=1abc' },
])('a link to a shared result in %o opens the result', (address) => {
  const found = { kind: 'shared result', fragment: '#share=1abc' };
  expect(read(address as Record<string, string>)).toEqual(found);
});

test('no report is found in a shared text without a code', () => {
  const shared = read({ title: 'Hello', text: 'https://www.wowhead.com/cata' });
  expect(shared).toEqual({ kind: 'shared', link: undefined });
});

test('the app’s shortcut opens the latest raid', () => {
  expect(read({ open: 'latest' })).toEqual({ kind: 'latest' });
});

test('any other address opens nothing at launch', () => {
  expect(read({ report: CODE, fight: '12' })).toBeUndefined();
  expect(read({ open: 'sesame' })).toBeUndefined();
});
