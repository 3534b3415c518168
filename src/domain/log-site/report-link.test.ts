import { expect, test } from 'vitest';
import { readReportLink } from './report-link';

const CODE = 'aBcDeFgH12345678';
const OTHER = 'zYxWvUtS87654321';

test.each([
  { text: CODE, link: { code: CODE } },
  { text: `  ${CODE}\n`, link: { code: CODE } },
  { text: `a:${CODE}`, link: { code: `a:${CODE}` } },
  { text: `${CODE}#fight=3`, link: { code: CODE, fight: 3 } },
  { text: `a:${CODE}?fight=last`, link: { code: `a:${CODE}`, fight: 'last' } },
  { text: `${CODE}/#type=healing&fight=7`, link: { code: CODE, fight: 7 } },
  { text: `${CODE}#`, link: { code: CODE } },
  {
    text: `https://classic.warcraftlogs.com/reports/${CODE}`,
    link: { code: CODE, host: 'classic' },
  },
  {
    text: `https://classic.warcraftlogs.com/reports/${CODE}/`,
    link: { code: CODE, host: 'classic' },
  },
  { text: `classic.warcraftlogs.com/reports/${CODE}`, link: { code: CODE, host: 'classic' } },
  {
    text: `https://de.classic.warcraftlogs.com/reports/${CODE}#fight=3&type=damage-done`,
    link: { code: CODE, fight: 3, host: 'classic' },
  },
  {
    text: `https://www.warcraftlogs.com/reports/${CODE}?fight=12&type=healing&source=5`,
    link: { code: CODE, fight: 12, host: 'www' },
  },
  {
    text: `https://vanilla.warcraftlogs.com/reports/${CODE}#fight=last`,
    link: { code: CODE, fight: 'last', host: 'vanilla' },
  },
  {
    text: `https://classic.warcraftlogs.com/reports/${CODE}?fight=last`,
    link: { code: CODE, fight: 'last', host: 'classic' },
  },
  {
    text: `https://classic.warcraftlogs.com/reports/${CODE}#type=healing&fight=7`,
    link: { code: CODE, fight: 7, host: 'classic' },
  },
  {
    text: `https://classic.warcraftlogs.com/reports/a:${CODE}#fight=2`,
    link: { code: `a:${CODE}`, fight: 2, host: 'classic' },
  },
  {
    text: `https://classic.warcraftlogs.com/reports/a%3A${CODE}`,
    link: { code: `a:${CODE}`, host: 'classic' },
  },
  {
    text: `https://www.warcraftlogs.com/reports/${CODE} https://www.warcraftlogs.com/reports/${OTHER}#fight=5`,
    link: { code: CODE, host: 'www' },
  },
  {
    text: `https://www.warcraftlogs.com/reports/${CODE}#fight=3, https://www.warcraftlogs.com/reports/${OTHER}#fight=5`,
    link: { code: CODE, fight: 3, host: 'www' },
  },
  {
    text: `www.warcraftlogs.com/reports/${CODE},www.warcraftlogs.com/reports/${OTHER}?fight=last`,
    link: { code: CODE, host: 'www' },
  },
  {
    text: `https://fresh.warcraftlogs.com/reports/${CODE}#fight=3`,
    link: { code: CODE, fight: 3, host: 'fresh' },
  },
  { text: `fresh.warcraftlogs.com/reports/${CODE}`, link: { code: CODE, host: 'fresh' } },
  {
    text: `our night: https://de.Fresh.warcraftlogs.com/reports/a:${CODE}?fight=last`,
    link: { code: `a:${CODE}`, fight: 'last', host: 'fresh' },
  },
  {
    text: `https://refresh.warcraftlogs.com/reports/${CODE}`,
    link: { code: CODE, host: 'refresh' },
  },
  {
    text: `https://classic.warcraftlogs.com/reports/${CODE} https://fresh.warcraftlogs.com/reports/${OTHER}`,
    link: { code: CODE, host: 'classic' },
  },
  {
    text: `our night: https://classic.warcraftlogs.com/reports/${CODE} gg`,
    link: { code: CODE, host: 'classic' },
  },
  {
    text: `HTTPS://CLASSIC.WARCRAFTLOGS.COM/REPORTS/${CODE}#fight=3`,
    link: { code: CODE, fight: 3, host: 'classic' },
  },
  {
    text: `HTTPS://FRESH.WARCRAFTLOGS.COM/REPORTS/A:${CODE}`,
    link: { code: `a:${CODE}`, host: 'fresh' },
  },
  { text: `\u200b${CODE}\ufeff`, link: { code: CODE } },
  {
    text: `https://classic.warcraftlogs.com/reports/\u200b${CODE}`,
    link: { code: CODE, host: 'classic' },
  },
  { text: `\`${CODE}\``, link: { code: CODE } },
  { text: `**<${CODE}>**`, link: { code: CODE } },
  { text: `"${CODE}#fight=3"`, link: { code: CODE, fight: 3 } },
  { text: `${CODE}&fight=3`, link: { code: CODE, fight: 3 } },
  { text: `${CODE}%23fight%3D3`, link: { code: CODE, fight: 3 } },
  {
    text: `https://classic.warcraftlogs.com/reports/${CODE}%23fight%3D3%26type%3Dhealing`,
    link: { code: CODE, fight: 3, host: 'classic' },
  },
  {
    text: `https%3A%2F%2Ffresh.warcraftlogs.com%2Freports%2F${CODE}%3Ffight%3Dlast`,
    link: { code: CODE, fight: 'last', host: 'fresh' },
  },
  {
    text: `https://forever.warcraftlogs.com/reports/${CODE}#fight=3`,
    link: { code: CODE, fight: 3, host: 'forever' },
  },
  { text: `de.forever.warcraftlogs.com/reports/${CODE}`, link: { code: CODE, host: 'forever' } },
  { text: `https://next.warcraftlogs.com:443/reports/${CODE}`, link: { code: CODE, host: 'next' } },
  {
    text: `(https://Forever.WarcraftLogs.com/reports/${CODE})`,
    link: { code: CODE, host: 'forever' },
  },
  { text: `https://warcraftlogs.com/reports/${CODE}`, link: { code: CODE } },
  { text: `https://forever.warcraftlogs.com.example.org/reports/${CODE}`, link: { code: CODE } },
  { text: `https://evil-warcraftlogs.com/reports/${CODE}`, link: { code: CODE } },
  { text: `https://forever.evil-warcraftlogs.com/reports/${CODE}`, link: { code: CODE } },
  { text: `https://example.org/forever.warcraftlogs.com/reports/${CODE}`, link: { code: CODE } },
  { text: `https://192.168.0.1/reports/${CODE}`, link: { code: CODE } },
  { text: `https://[::1]:8080/reports/${CODE}`, link: { code: CODE } },
  { text: `https://${'x'.repeat(200)}.warcraftlogs.com/reports/${CODE}`, link: { code: CODE } },
  { text: `https://-x-.warcraftlogs.com/reports/${CODE}`, link: { code: CODE } },
  { text: `https://a_b.warcraftlogs.com/reports/${CODE}`, link: { code: CODE } },
])('the text $text is read as $link', ({ text, link }) => {
  expect(readReportLink(text)).toEqual(link);
});

test.each([
  ['nothing', ''],
  ['fifteen characters', CODE.slice(1)],
  ['seventeen characters', `${CODE}9`],
  ['seventeen characters before a fight', `${CODE}9#fight=3`],
  ['a code with a word behind it', `${CODE} #fight=3`],
  ['sixteen, one of them neither letter nor digit', 'aBcDeFgH1234567!'],
  ['a link to seventeen characters', `https://classic.warcraftlogs.com/reports/${CODE}9`],
  ['a link to a guild', 'https://classic.warcraftlogs.com/guild/id/123456'],
  ['an anonymous code too short', `a:${CODE.slice(1)}`],
  ['a mark that surrounds nothing', `${CODE}!`],
  ['fifteen characters in quotes', '`aBcDeFgH1234567`'],
])('$0 names no report', (_, text) => {
  expect(readReportLink(text)).toBeUndefined();
});
