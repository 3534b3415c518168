import type { Audit } from './audit';
import { adviceLines, faultsText, unseenLines } from './audit-lines';
import { columnOf, type Verdict } from './verdict';

/** The content of a raider's tile in a column, on the page and in a picture. */
interface TileContent {
  /** The column's faults: `Legs, Cloak`. */
  faults: string;
  /** The raider's further columns; `count` is absent for a single fault. */
  others: readonly { column: Verdict; count: number | undefined }[];
  advice: number;
  /** Consumables not seen at the pull; in PASSED `advice` counts them. */
  unseen: ReturnType<typeof unseenLines>;
}

export function tileContent(audit: Audit, verdict: Verdict): TileContent {
  const others = audit.verdicts.filter((column) => column !== verdict);
  return {
    faults: faultsText(verdict, audit),
    others: others.map((column) => {
      const { length } = audit.findings.filter(({ rule }) => columnOf(rule) === column);
      return { column, count: length > 1 ? length : undefined };
    }),
    advice: adviceLines(audit).length,
    unseen: verdict === 'PASSED' ? [] : unseenLines(audit),
  };
}
