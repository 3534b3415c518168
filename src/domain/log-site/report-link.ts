import type { LogHost } from './log-host';

/** A report's code: 16 letters and digits, with `a:` before them when the report is anonymous. */
export type ReportCode = string;

/** What a person asked for: a report, and the fight that the link pointed at, if any. */
export interface ReportLink {
  code: ReportCode;
  fight?: number | 'last';
  /** A player's key within that fight, where a search led to one. */
  player?: string;
  /** Where the link points. Absent for a bare code and for a link to the classic or an unknown host. */
  host?: LogHost;
}

/** The sample raid's code. It opens without key or network. */
export const SAMPLE_CODE: ReportCode = 'SampleRaid000001';

const CODE = '(?:a:)?[A-Za-z0-9]{16}';
const BARE_CODE = new RegExp(`^${CODE}$`);
/** A code alone, and what of its link was copied with it: `CODE#fight=3`. */
const LONE_CODE = new RegExp(`^(${CODE})/?(?:[#?]\\S*)?$`);
/** A link to a report as far as it goes: to the next space, or to the next link that is glued to it. */
const LINK = new RegExp(`reports/(${CODE})(?![A-Za-z0-9])(?:(?!reports/)\\S)*`);
/** What stands before such a link where it leads to the Anniversary realms: `https://de.fresh.warcraftlogs.com/`. */
const FRESH = /(?:^|[^\w-])fresh\.warcraftlogs\.com(?::\d+)?\/$/i;

/** Whether a text is a report code and nothing else. */
export const isReportCode = (text: string): text is ReportCode => BARE_CODE.test(text);

/**
 * Reads a bare code, `CODE#fight=3`, or any text with a link to a report in it, whatever the host or language.
 *
 * Returns nothing when there is no code of 16 letters and digits. Of several links the first is read.
 * The fight stands in the fragment or in the query: docs/log-site.md has the forms.
 */
export function readReportLink(text: string): ReportLink | undefined {
  const trimmed = text.trim().replace(/a%3a/i, 'a:');
  const found = LONE_CODE.exec(trimmed) ?? LINK.exec(trimmed);
  const [link, code] = found ?? [];
  if (!found || link === undefined || code === undefined) return undefined;
  const fight = /[#?&]fight=(\d{1,9}|last)\b/.exec(link)?.[1];
  return {
    code,
    ...(fight && { fight: fight === 'last' ? ('last' as const) : Number(fight) }),
    ...(FRESH.test(trimmed.slice(0, found.index)) && { host: 'fresh' as const }),
  };
}
