import { audit } from '#domain/audit/audit';
import { adviceLines } from '#domain/audit/audit-lines';
import type { AuditContext } from '#domain/audit/rule/audit-context';
import { DEFAULT_STANDARDS } from '#domain/audit/rule/standards';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '#domain/eras/cataclysm/cataclysm-facts';
import { MISTS } from '#domain/eras/mists/mists';
import { MISTS_FACTS } from '#domain/eras/mists/mists-facts';
import type { Fight, Piece, Raider } from '#domain/raid/raid';
import { raiderIn } from './gear';

const standards = DEFAULT_STANDARDS;

/** The facts that an audit has in an era. */
export const CATACLYSM_CONTEXT = { era: CATACLYSM, facts: CATACLYSM_FACTS, standards };
export const MISTS_CONTEXT = { era: MISTS, facts: MISTS_FACTS, standards };

const adviceIn =
  (context: AuditContext) =>
  (gear: readonly Piece[], more: Partial<Raider> = {}, fight?: Fight): string[] =>
    adviceLines(audit(raiderIn(gear, more), { ...context, fight })).map(({ line }) => line);

/** Returns an era's advice on gear, as lines. */
export const adviceInCataclysm = adviceIn(CATACLYSM_CONTEXT);
export const adviceInMists = adviceIn(MISTS_CONTEXT);
