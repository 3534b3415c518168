import type { LogHost } from '../raid/log-host';

/** A report's code: 16 letters and digits, after `a:` if it is anonymous. */
export type ReportCode = string;

export interface ReportLink {
  code: ReportCode;
  fight?: number | 'last';
  /** A raider's key in the fight, from a search. */
  player?: string;
  /** The link's host; absent for a bare code and for links of other sites. */
  host?: LogHost;
}

/** The sample raid, which opens without key or network. */
export const SAMPLE_CODE: ReportCode = 'SampleRaid000001';

/** The sample raid at Magmaw, a kill with every kind of fault, and with flask and food. */
export const SAMPLE_LINK: ReportLink = { code: SAMPLE_CODE, fight: 12 };

const CODE = '(?:a:)?[A-Za-z0-9]{16}';
const BARE_CODE = new RegExp(`^${CODE}$`);
/** Quotes, brackets and chats' marks around a code. */
const SURROUNDINGS = '[`\'"“”„‘’«»<>()[\\]{}*_~|]*';
/** A code followed by the rest of its address: `CODE#fight=3`. */
const LONE_CODE = new RegExp(`^${SURROUNDINGS}(${CODE})(?:/?[#?&]\\S*|/?${SURROUNDINGS})$`, 'i');
/** A link of the log site or this app up to a space, or to a link that follows without a space. */
const LINK = new RegExp(
  `(?:reports/|[?&]report=)(${CODE})(?![A-Za-z0-9])(?:(?!reports/)\\S)*`,
  'i',
);
/** `#`, `&`, `/`, `:`, `=` and `?` in a link that was encoded again. */
const ENCODED_CHARACTERS = /%(2[36f]|3[adf])/gi;
/** The text before a link's path: `https://de.fresh.warcraftlogs.com/`. A host is a DNS label. */
const HOST =
  /(?:^|:\/\/|[^\w.\-/:@])(?:[\w-]+\.)*?([a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)\.warcraftlogs\.com(?::\d+)?\/$/;
/** More letters than any address has before its path. */
const MAX_HOST_LENGTH = 300;

/** How many letters of a text are searched for a link: someone may paste a book. */
const MAX_SEARCHED_LENGTH = 100_000;

/** Whether a text is a report code and nothing else. */
export const isReportCode = (text: string): text is ReportCode => BARE_CODE.test(text);

/** Whether a report is anonymous: its names are made up. */
export const isAnonymous = (code: string): boolean => code.startsWith('a:');

/**
 * Reads a code, `CODE#fight=3`, or the first report link of any host in a text. Undefined without a
 * code of 16 letters and digits. docs/log-site.md lists the forms.
 */
export function readReportLink(text: string): ReportLink | undefined {
  // Chats insert invisible characters where a line may break.
  const trimmed = text
    .slice(0, MAX_SEARCHED_LENGTH)
    .replace(/\p{Cf}+/gu, '')
    .replace(ENCODED_CHARACTERS, decodeURIComponent)
    .trim();
  const found = LONE_CODE.exec(trimmed) ?? LINK.exec(trimmed);
  const [link, code] = found ?? [];
  if (!found || link === undefined || code === undefined) return undefined;
  const [, host] =
    HOST.exec(trimmed.slice(0, found.index).slice(-MAX_HOST_LENGTH).toLowerCase()) ?? [];
  const fight = /[#?&]fight=(\d{1,9}|last)\b/.exec(link)?.[1];
  return {
    code: code.replace('A:', 'a:'),
    ...(fight && { fight: fight === 'last' ? ('last' as const) : Number(fight) }),
    ...(host && { host }),
  };
}
