import type { Verdict } from '#domain/audit/verdict';
import { ERAS } from '#domain/eras/era-list';
import { slotsInWords, titleWithSlots } from '#domain/gear/slots';
import {
  columnOfShared,
  type SharedFinding,
  type SharedJudgement,
  type SharedPlayer,
} from '#domain/hand-over/shared-judgement';

interface Column {
  judgement: SharedJudgement;
  verdict: Verdict;
}

/** What a player lacks in one column: only slots if its title says what. */
export function lackOf({ findings }: SharedPlayer, { judgement, verdict }: Column): string {
  const ofColumn = findings.filter(
    (finding) => columnOfShared(finding, judgement.counts) === verdict,
  );
  return verdict === 'OTHER FAULTS' ? byTitle(ofColumn, judgement) : slotsOf(ofColumn, judgement);
}

/** `Empty Socket: Belt, Legs. No Tinker: Gloves`. */
export const adviceOf = ({ advice }: SharedPlayer, judgement: SharedJudgement): string =>
  byTitle(advice, judgement);

function byTitle(findings: readonly SharedFinding[], judgement: SharedJudgement): string {
  const titles = [...new Set(findings.map(({ title }) => title))];
  return titles
    .map((title) => {
      const same = findings.filter((finding) => finding.title === title);
      return titleWithSlots(title, slotsOf(same, judgement));
    })
    .join('. ');
}

function slotsOf(findings: readonly SharedFinding[], { era: id }: SharedJudgement): string {
  const slots = ERAS.find((era) => era.id === id)?.slots ?? [];
  return slotsInWords({ slots }, findings);
}
