import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { raidQuery } from '#domain/paths';
import { isReportCode, type ReportCode, type ReportLink } from '#domain/report-link';

/** What the address says is open: `/?report=CODE&fight=ID&player=NAME`. */
export interface RaidAddress {
  /** As it stands in the address, if anything does. */
  typedCode?: string;
  /** The same, when it is a report code. */
  code?: ReportCode;
  /** A fight's id, `last`, or empty. */
  fight: string;
  /** The chosen player's key; empty when nobody is chosen. */
  player: string;
}

/** Reads it from an address's query. */
export function readRaidAddress(params: URLSearchParams): RaidAddress {
  const typedCode = params.get('report') ?? undefined;
  return {
    ...(typedCode !== undefined && { typedCode }),
    ...(typedCode !== undefined && isReportCode(typedCode) && { code: typedCode }),
    fight: params.get('fight') ?? '',
    player: params.get('player') ?? '',
  };
}

/**
 * The address is the main page's state: back, forward, reload and a shared link bring it again.
 *
 * What changes it stays the same while what it keeps does, so that a part given one need not be drawn again.
 */
export function useRaidAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readRaidAddress(params);
  const { typedCode, fight } = address;

  const open = useCallback(
    (view: Record<string, string>) => navigate({ search: `${new URLSearchParams(view)}` }),
    [navigate],
  );
  const openReport = useCallback((link: ReportLink) => open(raidQuery(link)), [open]);
  const openKill = useCallback(
    (killId: number) => open({ report: typedCode ?? '', fight: `${killId}` }),
    [open, typedCode],
  );
  /** Chooses a player, or nobody. */
  const choosePlayer = useCallback(
    (player?: string) => open({ report: typedCode ?? '', fight, ...(player && { player }) }),
    [open, typedCode, fight],
  );
  return { address, openReport, openKill, choosePlayer };
}
