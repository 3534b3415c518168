import type { Verdict } from '#domain/audit/verdict';
import { ERAS } from '#domain/eras/era-list';
import { slotsInWords, titleWithSlots } from '#domain/gear/slots';
import {
  columnOfShared,
  type SharedAudit,
  type SharedFinding,
  type SharedPlayer,
} from '#domain/hand-over/shared-audit';

interface Column {
  sharedAudit: SharedAudit;
  verdict: Verdict;
}

/** Lists a column's findings: slots alone, except among other faults. */
export function sharedFaultsInColumn(
  { findings }: SharedPlayer,
  { sharedAudit, verdict }: Column,
): string {
  const ofColumn = findings.filter(
    (finding) => columnOfShared(finding, sharedAudit.counts) === verdict,
  );
  return verdict === 'OTHER FAULTS'
    ? byTitle(ofColumn, sharedAudit)
    : slotsOf(ofColumn, sharedAudit);
}

/** Returns `Empty Socket: Belt, Legs. No Tinker: Gloves`. */
export const adviceOf = ({ advice }: SharedPlayer, sharedAudit: SharedAudit): string =>
  byTitle(advice, sharedAudit);

function byTitle(findings: readonly SharedFinding[], sharedAudit: SharedAudit): string {
  const titles = [...new Set(findings.map(({ title }) => title))];
  return titles
    .map((title) => {
      const same = findings.filter((finding) => finding.title === title);
      return titleWithSlots(title, slotsOf(same, sharedAudit));
    })
    .join('. ');
}

function slotsOf(findings: readonly SharedFinding[], { era: id }: SharedAudit): string {
  const slots = ERAS.find((era) => era.id === id)?.slots ?? [];
  return slotsInWords({ slots }, findings);
}
