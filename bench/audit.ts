import * as v from 'valibot';
import { LoggedSummary } from '#data/log-site/logged-summary';
import { toRaiders } from '#data/log-site/to-raiders';
import { audit } from '#domain/audit/audit';
import type { AuditContext } from '#domain/audit/rule/audit-context';
import { DEFAULT_STANDARDS } from '#domain/audit/rule/standards';
import { BURNING_CRUSADE } from '#domain/eras/burning-crusade/burning-crusade';
import { BURNING_CRUSADE_FACTS } from '#domain/eras/burning-crusade/burning-crusade-facts';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '#domain/eras/cataclysm/cataclysm-facts';
import { burningCrusadeNight, type ServedReport, tierElevenRaid } from '../e2e/reports';
import { type Figure, requireBelow } from './figure';
import { medianMicroseconds } from './rounds';

const RAIDS: readonly {
  name: string;
  report: ServedReport;
  context: Omit<AuditContext, 'standards'>;
}[] = [
  {
    name: 'audit of one player, in Node',
    report: tierElevenRaid(),
    context: { era: CATACLYSM, facts: CATACLYSM_FACTS },
  },
  {
    name: 'audit of one player of Burning Crusade, in Node',
    report: burningCrusadeNight(),
    context: { era: BURNING_CRUSADE, facts: BURNING_CRUSADE_FACTS },
  },
];

/** Audits one player by every rule, from raids of two eras. */
export const benchAudit = (): Figure[] => RAIDS.map(benchRaid);

function benchRaid({ name, report, context: era }: (typeof RAIDS)[number]): Figure {
  const context = { ...era, standards: DEFAULT_STANDARDS };
  const raiders = [...report.summaries.values()].flatMap((summary) =>
    toRaiders(v.parse(LoggedSummary, summary)),
  );
  const microseconds = medianMicroseconds(() => {
    for (const raider of raiders) audit(raider, context);
  });
  return requireBelow(60, { name, values: [microseconds / raiders.length], unit: 'µs' });
}
