import { createRequire } from 'node:module';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SupportStatement,
} from '@mdn/browser-compat-data';
import OLDEST from '../src/texts/oldest-browsers.json';

export const MDN: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** Our oldest browsers by MDN's names. */
const OLDEST_BY_MDN: Readonly<Record<string, string>> = {
  chrome: OLDEST.chrome,
  chrome_android: OLDEST.chrome,
  edge: OLDEST.edge,
  firefox: OLDEST.firefox,
  firefox_android: OLDEST.firefox,
  safari: OLDEST.safari,
  safari_ios: OLDEST.ios,
};

/** Returns our oldest browsers that lack a feature; empty if MDN does not list the feature. */
export function browsersLacking(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support as CompatStatement['support'] | undefined;
  if (!support) return [];
  return Object.entries(OLDEST_BY_MDN)
    .filter(([browser, oldest]) => {
      const statements = support[browser as keyof typeof support];
      return ![statements ?? []].flat().some((statement) => isThere(statement, oldest));
    })
    .map(([browser, oldest]) => `${browser} ${oldest}`);
}

/** Whether a version has a feature unprefixed and without a flag. */
function isThere(support: SupportStatement, version: string): boolean {
  const { version_added, version_removed, flags, prefix, alternative_name } = support as Exclude<
    SupportStatement,
    unknown[]
  >;
  if (flags || prefix || alternative_name || typeof version_added !== 'string') return false;
  const isRemoved =
    typeof version_removed === 'string' && asNumber(version_removed) <= asNumber(version);
  return asNumber(version_added) <= asNumber(version) && !isRemoved;
}

/** Returns a version as a number: 37 for `≤37`, infinity for `preview`. */
const asNumber = (version: string): number => {
  const number = Number.parseFloat(version.replace('≤', ''));
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
};
