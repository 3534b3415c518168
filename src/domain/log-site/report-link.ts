import type { LogHost } from '../raid/log-host';

/** 16 letters and digits, after `a:` if the report is anonymous. */
export type ReportCode = string;

export interface ReportLink {
  code: ReportCode;
  fight?: number | 'last';
  /** A raider's key in that fight, from a search. */
  player?: string;
  /** Absent for a code alone and for links of other sites. */
  host?: LogHost;
}

/** Opens without key or network. */
export const SAMPLE_CODE: ReportCode = 'SampleRaid000001';

/** The sample raid at Magmaw, a kill with every kind of fault, and with flask and food. */
export const SAMPLE_LINK: ReportLink = { code: SAMPLE_CODE, fight: 12 };

const CODE = '(?:a:)?[A-Za-z0-9]{16}';
const BARE_CODE = new RegExp(`^${CODE}$`);
/** Quotes, brackets and a chat's marks for code or bold text. */
const AROUND = '[`\'"“”„‘’«»<>()[\\]{}*_~|]*';
/** A code with the part of the address copied after it: `CODE#fight=3`. */
const LONE_CODE = new RegExp(`^${AROUND}(${CODE})(?:/?[#?&]\\S*|/?${AROUND})$`);
/** A link up to the next space or glued link. */
const LINK = new RegExp(`reports/(${CODE})(?![A-Za-z0-9])(?:(?!reports/)\\S)*`, 'i');
/** `#`, `&`, `/`, `:`, `=` and `?` in a link that was encoded once more. */
const ENCODED = /%(2[36f]|3[adf])/gi;
/** Precedes such a link: `https://de.fresh.warcraftlogs.com/`. The host is one DNS label. */
const HOST =
  /(?:^|:\/\/|[^\w.\-/:@])(?:[\w-]+\.)*?([a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)\.warcraftlogs\.com(?::\d+)?\/$/;
/** No address before a path is longer. */
const MAX_HOST = 300;

/** Letters of a text in which a link is sought: someone may paste a whole book. */
const MAX_LENGTH = 100_000;

/** Whether a text is a report code and nothing else. */
export const isReportCode = (text: string): text is ReportCode => BARE_CODE.test(text);

/** Whether names in a report are made up: the site has hidden its players. */
export const isAnonymous = (code: string): boolean => code.startsWith('a:');

/**
 * Reads a code, `CODE#fight=3`, or the first report link of any host in a text. Undefined without a
 * code of 16 letters and digits. docs/log-site.md lists the forms.
 */
export function readReportLink(text: string): ReportLink | undefined {
  // Chats insert invisible characters where a line may break.
  const trimmed = text
    .slice(0, MAX_LENGTH)
    .replace(/\p{Cf}+/gu, '')
    .replace(ENCODED, decodeURIComponent)
    .trim();
  const found = LONE_CODE.exec(trimmed) ?? LINK.exec(trimmed);
  const [link, code] = found ?? [];
  if (!found || link === undefined || code === undefined) return undefined;
  const [, host] = HOST.exec(trimmed.slice(0, found.index).slice(-MAX_HOST).toLowerCase()) ?? [];
  const fight = /[#?&]fight=(\d{1,9}|last)\b/.exec(link)?.[1];
  return {
    code: code.replace('A:', 'a:'),
    ...(fight && { fight: fight === 'last' ? ('last' as const) : Number(fight) }),
    ...(host && { host }),
  };
}
