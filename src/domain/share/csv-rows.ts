import type { Audit } from '../audit/audit';
import { adviceLines, resultLines } from '../audit/audit-lines';
import type { AuditedFight } from '../audit/night';
import type { AuditContext } from '../audit/rule/audit-context';
import { titlesOf } from '../audit/rule/rule';
import { type Standards, settingOf } from '../audit/rule/standards';
import { RULES } from '../audit/rule-list';
import { averageItemLevel } from '../gear/item-level';
import { inEnglish } from '../language';
import type { ReportCode } from '../log-site/report-link';
import { type AtThePull, shownStateByKey } from '../pull/at-the-pull';
import type { PullCategory } from '../pull/categories';
import { pullStateText } from '../pull/pull-words';
import { CLASSES } from '../raid/classes';
import { difficultyText } from '../raid/fight-title';
import type { Fight, Raid } from '../raid/raid';
import { roleOf } from '../raid/roles';
import type { CsvCell } from './csv';
import { fightsToShare, type ShareOptions } from './players-to-share';

interface CsvSubject {
  code: ReportCode;
  raid: Pick<Raid, 'title'>;
  fights: readonly AuditedFight[];
  context: AuditContext;
}

const FACTS = [
  'Report',
  'Raid',
  'Boss',
  'Zone',
  'Difficulty',
  'Kill',
  'Player',
  'Server',
  'Class',
  'Spec',
  'Role',
  'Verdict',
  'Item level',
] as const;

/**
 * Returns a header, and a row per player and fight with a column per title that counts. It is in
 * English, so that programs can read it.
 */
export const csvRows = (
  subject: CsvSubject,
  options: Pick<ShareOptions, 'notShared' | 'withPull'>,
): CsvCell[][] => inEnglish(() => rowsInEnglish(subject, options));

function rowsInEnglish(
  subject: CsvSubject,
  { notShared, withPull }: Pick<ShareOptions, 'notShared' | 'withPull'>,
): CsvCell[][] {
  const titles = countingTitles(subject.context.standards);
  const pullColumns = withPull ? pullCategories(subject.fights) : [];
  const attempt = subject.fights.some(({ fight }) => fight.kind === 'attempt') ? ['attempt'] : [];
  const rows = fightsToShare(subject.fights, { notShared }).flatMap((audited) =>
    'audits' in audited
      ? audited.audits.map((audit) => [
          ...csvRow(subject, audited.fight, audit),
          ...pullCells(audit, audited.pull, pullColumns),
          ...attempt.map(() => nthOf(audited.fight)),
        ])
      : [],
  );
  return [[...FACTS, ...titles, 'Worth a look', 'deaths', ...pullColumns, ...attempt], ...rows];
}

const nthOf = (fight: Fight): CsvCell => (fight.kind === 'attempt' ? fight.nth : undefined);

/** Returns the categories of the fights' pulls. Flask and food are always included. */
const pullCategories = (fights: readonly AuditedFight[]): PullCategory[] => {
  const looked = fights.flatMap(
    (audited) => ('audits' in audited && audited.pull?.categories) || [],
  );
  return [...new Set<PullCategory>(['flask', 'food', ...looked])];
};

const pullCells = (
  { raider }: Audit,
  pull: AtThePull | undefined,
  columns: readonly PullCategory[],
): CsvCell[] =>
  columns.map((category) => pull && pullStateText(shownStateByKey(raider.key, category, pull)));

const countingTitles = (standards: Standards): string[] =>
  titlesOf(RULES.filter((rule) => settingOf(rule, standards) === 'counts'));

function csvRow({ code, raid, context }: CsvSubject, fight: Fight, audit: Audit): CsvCell[] {
  const { raider, era } = audit;
  const slotsByTitle = new Map(
    resultLines(audit).map(({ title, slots }) => [title, slots || title]),
  );
  const level = context.facts && averageItemLevel(raider, era, context.facts);
  return [
    code,
    raid.title,
    fight.boss,
    fight.zone,
    difficultyText(fight.difficulty),
    fight.id,
    raider.name,
    raider.server,
    raider.classKey && CLASSES[raider.classKey].name,
    raider.spec,
    roleOf(raider),
    audit.verdicts.join(', '),
    level && Math.round(level * 10) / 10,
    ...countingTitles(context.standards).map((title) => slotsByTitle.get(title)),
    adviceLines(audit)
      .map(({ line }) => line)
      .join('. '),
    raider.deaths?.length,
  ];
}
