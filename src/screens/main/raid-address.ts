import { useSearchParams } from 'react-router-dom';
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

/** The address is the main page's state: back, forward, reload and a shared link bring it again. */
export function useRaidAddress() {
  const [params, setParams] = useSearchParams();
  const typedCode = params.get('report') ?? undefined;
  const address: RaidAddress = {
    ...(typedCode !== undefined && { typedCode }),
    ...(typedCode !== undefined && isReportCode(typedCode) && { code: typedCode }),
    fight: params.get('fight') ?? '',
    player: params.get('player') ?? '',
  };

  return {
    address,
    openReport: ({ code, fight, player }: ReportLink) =>
      setParams({
        report: code,
        ...(fight !== undefined && { fight: `${fight}` }),
        ...(player && { player }),
      }),
    openKill: (killId: number) => setParams({ report: typedCode ?? '', fight: `${killId}` }),
    /** Chooses a player, or nobody. */
    choosePlayer: (player?: string) =>
      setParams({ report: typedCode ?? '', fight: address.fight, ...(player && { player }) }),
  };
}
