import { useMemo } from 'react';
import type { Audit } from '#domain/audit/audit';
import { type LevelScale, levelScale } from '#domain/audit/barcode';
import { type AuditContext, minimumInFight } from '#domain/audit/rule/audit-context';
import type { Fight } from '#domain/raid/raid';

/** Returns the scale of the barcodes in a fight; undefined without rules. */
export const scaleInFight = (
  audits: readonly Audit[],
  fight: Fight,
  context: AuditContext,
): LevelScale | undefined =>
  context.era.tables && levelScale(audits, minimumInFight(fight, context));

export const useLevelScale = (
  audits: readonly Audit[],
  fight: Fight,
  context: AuditContext,
): LevelScale | undefined =>
  useMemo(() => scaleInFight(audits, fight, context), [audits, fight, context]);
