import * as v from 'valibot';
import { LoggedSummary } from '#data/log-site/logged-summary';
import { toRaiders } from '#data/log-site/to-raiders';
import { audit } from '#domain/audit/audit';
import { DEFAULT_STANDARDS } from '#domain/audit/standards';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '#domain/eras/cataclysm/cataclysm-facts';
import { tierElevenRaid } from '../e2e/reports';
import { below, type Figure } from './figure';
import { median } from './rounds';

const WARM_UP_RUNS = 200;
const MEASURED_RUNS = 500;

const judging = { era: CATACLYSM, facts: CATACLYSM_FACTS, standards: DEFAULT_STANDARDS };

/** The audit of one player by every rule, out of a raid's 300. */
export function benchAudit(): Figure {
  const raiders = [...tierElevenRaid().summaries.values()].flatMap((summary) =>
    toRaiders(v.parse(LoggedSummary, summary)),
  );
  const microsecondsEach = () => {
    const start = performance.now();
    for (const raider of raiders) audit(raider, judging);
    return ((performance.now() - start) * 1000) / raiders.length;
  };
  for (let run = 0; run < WARM_UP_RUNS; run++) microsecondsEach();
  const values = [median(Array.from({ length: MEASURED_RUNS }, microsecondsEach))];
  return below(60, { name: 'audit of one player, in Node', values, unit: 'µs' });
}
