import { expect, test } from 'vitest';
import { readReportLink } from './report-link';

const CODE = 'aBcDeFgH12345678';
const ANONYMOUS = `a:${CODE}`;
const OTHER = 'zYxWvUtS87654321';
const REPORTS = 'warcraftlogs.com/reports';

test.each<[text: string, more?: object]>([
  [CODE],
  [`  ${CODE}\n`],
  [`a:${CODE}`, { code: ANONYMOUS }],
  [`A:${CODE}`, { code: ANONYMOUS }],
  [`${CODE}#fight=3`, { fight: 3 }],
  [`a:${CODE}?fight=last`, { code: ANONYMOUS, fight: 'last' }],
  [`${CODE}/#type=healing&fight=7`, { fight: 7 }],
  [`${CODE}#`],
  [`https://classic.${REPORTS}/${CODE}`, { host: 'classic' }],
  [`https://classic.${REPORTS}/${CODE}/`, { host: 'classic' }],
  [`classic.${REPORTS}/${CODE}`, { host: 'classic' }],
  [`https://de.classic.${REPORTS}/${CODE}#fight=3&type=damage-done`, { fight: 3, host: 'classic' }],
  [`https://www.${REPORTS}/${CODE}?fight=12&type=healing&source=5`, { fight: 12, host: 'www' }],
  [`https://vanilla.${REPORTS}/${CODE}#fight=last`, { fight: 'last', host: 'vanilla' }],
  [`https://classic.${REPORTS}/${CODE}?fight=last`, { fight: 'last', host: 'classic' }],
  [`https://classic.${REPORTS}/${CODE}#type=healing&fight=7`, { fight: 7, host: 'classic' }],
  [`https://classic.${REPORTS}/a:${CODE}#fight=2`, { code: ANONYMOUS, fight: 2, host: 'classic' }],
  [`https://classic.${REPORTS}/a%3A${CODE}`, { code: ANONYMOUS, host: 'classic' }],
  [`https://www.${REPORTS}/${CODE} https://www.${REPORTS}/${OTHER}#fight=5`, { host: 'www' }],
  [
    `https://www.${REPORTS}/${CODE}#fight=3, https://www.${REPORTS}/${OTHER}#fight=5`,
    { fight: 3, host: 'www' },
  ],
  [`www.${REPORTS}/${CODE},www.${REPORTS}/${OTHER}?fight=last`, { host: 'www' }],
  [`https://fresh.${REPORTS}/${CODE}#fight=3`, { fight: 3, host: 'fresh' }],
  [`fresh.${REPORTS}/${CODE}`, { host: 'fresh' }],
  [
    `our night: https://de.Fresh.${REPORTS}/a:${CODE}?fight=last`,
    { code: ANONYMOUS, fight: 'last', host: 'fresh' },
  ],
  [`https://refresh.${REPORTS}/${CODE}`, { host: 'refresh' }],
  [`https://classic.${REPORTS}/${CODE} https://fresh.${REPORTS}/${OTHER}`, { host: 'classic' }],
  [`our night: https://classic.${REPORTS}/${CODE} gg`, { host: 'classic' }],
  [`HTTPS://CLASSIC.WARCRAFTLOGS.COM/REPORTS/${CODE}#fight=3`, { fight: 3, host: 'classic' }],
  [`HTTPS://FRESH.WARCRAFTLOGS.COM/REPORTS/A:${CODE}`, { code: ANONYMOUS, host: 'fresh' }],
  [`\u200b${CODE}\ufeff`],
  [`https://classic.${REPORTS}/\u200b${CODE}`, { host: 'classic' }],
  [`\`${CODE}\``],
  [`**<${CODE}>**`],
  [`"${CODE}#fight=3"`, { fight: 3 }],
  [`${CODE}&fight=3`, { fight: 3 }],
  [`${CODE}%23fight%3D3`, { fight: 3 }],
  [`https://classic.${REPORTS}/${CODE}%23fight%3D3%26type%3Dx`, { fight: 3, host: 'classic' }],
  [
    `https%3A%2F%2Ffresh.warcraftlogs.com%2Freports%2F${CODE}%3Ffight%3Dlast`,
    { fight: 'last', host: 'fresh' },
  ],
  [`https://forever.${REPORTS}/${CODE}#fight=3`, { fight: 3, host: 'forever' }],
  [`de.forever.${REPORTS}/${CODE}`, { host: 'forever' }],
  [`https://next.warcraftlogs.com:443/reports/${CODE}`, { host: 'next' }],
  [`(https://Forever.WarcraftLogs.com/reports/${CODE})`, { host: 'forever' }],
  [`https://${REPORTS}/${CODE}`],
  [`https://forever.warcraftlogs.com.example.org/reports/${CODE}`],
  [`https://evil-${REPORTS}/${CODE}`],
  [`https://forever.evil-${REPORTS}/${CODE}`],
  [`https://example.org/forever.${REPORTS}/${CODE}`],
  [`https://192.168.0.1/reports/${CODE}`],
  [`https://[::1]:8080/reports/${CODE}`],
  [`https://${'x'.repeat(200)}.${REPORTS}/${CODE}`],
  [`https://-x-.${REPORTS}/${CODE}`],
  [`https://a_b.${REPORTS}/${CODE}`],
  [`https://raids.example/?report=${CODE}`],
  [`see https://raids.example/app/?report=${CODE}&fight=12&player=Anna+B, gg`, { fight: 12 }],
  [`https://raids.example/?report=a%3A${CODE}&fight=last`, { code: ANONYMOUS, fight: 'last' }],
])('the text %s is read as a link with %j', (text, more) => {
  expect(readReportLink(text)).toEqual({ code: CODE, ...more });
});

test.each([
  ['an empty text', ''],
  ['fifteen characters', CODE.slice(1)],
  ['seventeen characters', `${CODE}9`],
  ['seventeen characters before a fight', `${CODE}9#fight=3`],
  ['a code with a word behind it', `${CODE} #fight=3`],
  ['sixteen, one of them neither letter nor digit', 'aBcDeFgH1234567!'],
  ['a link to seventeen characters', `https://classic.warcraftlogs.com/reports/${CODE}9`],
  ['a link to a guild', 'https://classic.warcraftlogs.com/guild/id/123456'],
  ['an anonymous code too short', `a:${CODE.slice(1)}`],
  ['a code before an exclamation mark', `${CODE}!`],
  ['fifteen characters in quotes', '`aBcDeFgH1234567`'],
])('$0 names no report', (_, text) => {
  expect(readReportLink(text)).toBeUndefined();
});
