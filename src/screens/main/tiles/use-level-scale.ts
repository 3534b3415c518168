import { useMemo } from 'react';
import type { Audit } from '#domain/audit/audit';
import { type LevelScale, levelScale } from '#domain/audit/barcode';
import type { AuditContext } from '#domain/audit/rule/audit-context';
import { minimumItemLevelIn } from '#domain/audit/rule/standards';
import { raidOfFight } from '#domain/eras/raid-of-fight';
import type { Fight } from '#domain/raid/raid';

/** Returns the scale of the barcodes in a fight; undefined until it is audited, or without rules. */
export function useLevelScale(
  audits: readonly Audit[] | undefined,
  fight: Fight,
  { era, standards }: AuditContext,
): LevelScale | undefined {
  return useMemo(() => {
    if (!audits || !era.tables) return undefined;
    const fought = raidOfFight(fight, era.tables.raids);
    return levelScale(audits, minimumItemLevelIn(standards, era.tables, fought));
  }, [audits, era, fight, standards]);
}
