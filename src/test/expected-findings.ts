import type { Finding } from '#domain/audit/finding';

/** The app's titles for grades that another program gave. */
const TITLE_OF: Readonly<Record<string, string>> = {
  'gem-grade low': 'Weak Gem',
  'gem-grade old': 'Weak Gem',
  'gem-grade pvp': 'PvP Gem',
  'enchant-grade weak': 'Weak Enchant',
  'enchant-grade old': 'Weak Enchant',
  'enchant-grade pvp': 'PvP Enchant',
  'enchant-grade lesser': 'Lesser Enchant',
};

/** Reads another program's finding: `enchant-grade 14 983: old` → `enchant-grade 14 Weak Enchant`. */
export function expectedFinding(finding: string): string {
  const [rule = '', slot = '', ...detail] = finding.split(' ');
  if (rule === 'empty-socket') return finding;
  const title = TITLE_OF[`${rule} ${detail.at(-1)}`];
  return [rule, slot, ...(title ? [title] : [])].join(' ');
}

/** Returns the app's finding in the words of `expectedFinding`. */
export function foundFinding({ rule, slot, count, title }: Finding): string {
  if (rule === 'empty-socket') return `${rule} ${slot} ${count} empty`;
  return rule.endsWith('-grade') ? `${rule} ${slot} ${title}` : `${rule} ${slot}`;
}
