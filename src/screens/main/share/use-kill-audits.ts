import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { raiderQueries } from '#data/log-site/raider-queries';
import { audit } from '#domain/audit';
import type { Era } from '#domain/eras/era';
import type { AuditedKill } from '#domain/night';
import type { Kill } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
import { useJudging } from '../use-judging';

/** One kill with the audits of everybody in it, as a list of kills; nothing until they are there. */
export function useKillAudits(code: ReportCode, kill: Kill, era: Era): AuditedKill[] | undefined {
  const judging = useJudging(era);
  const { data } = useQuery(raiderQueries.ofKill(code, kill));
  return useMemo(
    () =>
      data && [{ kill, audits: data.map((raider) => audit(raider, { ...judging, fight: kill })) }],
    [data, judging, kill],
  );
}
