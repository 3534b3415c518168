import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CATACLYSM_CONSUMABLES } from '#domain/eras/cataclysm/consumables';
import { raidOf } from '#test/recorded';
import {
  ALIKE_FAULT_CASES,
  FAULT_CASES,
  type FaultCase,
  PLAYERS_FAULT_CASES,
  PULL_FAULT_CASES,
  REPORT_FAULT_CASES,
} from '../../../../e2e/faults';
import { E2E_KEY, LogSite } from '../../../../e2e/log-site';
import { RAID, tierElevenRaid } from '../../../../e2e/reports';
import { changeSettings } from '../../settings/settings';
import { fetchPull } from '../fetch-pull';
import { fetchRaid, fetchRaiders } from '../fetch-raid';
import { LogSiteFailure } from './log-site-failure';

/**
 * Whether a failure cannot occur in Node: CORS is not checked there, and the time limit has its own
 * test.
 */
const isOfBrowser = ({ fault: { way } }: FaultCase) =>
  way === 'without CORS' || way === 'never comes';

let logSite: LogSite;

const { signal } = new AbortController();
const [kill] = raidOf(tierElevenRaid().fights).kills;
if (!kill) throw new Error('The raid has no kill');

beforeEach(async () => {
  logSite = new LogSite();
  await logSite.start();
  const servers = {
    'https://classic.warcraftlogs.com': logSite.api.origin,
    'https://fresh.warcraftlogs.com': logSite.freshApi.origin,
  };
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', ({ origin, href }: URL, request: RequestInit) =>
    fetch(href.replace(origin, servers[origin as keyof typeof servers]), request),
  );
  vi.stubGlobal('navigator', { onLine: true });
  changeSettings({ apiKey: E2E_KEY });
});
afterEach(async () => {
  await logSite.stop();
});

const { raiders, consumables } = { raiders: [], consumables: CATACLYSM_CONSUMABLES };

describe.each([
  ['a report', () => fetchRaid(RAID, signal), [...REPORT_FAULT_CASES, ...ALIKE_FAULT_CASES]],
  [
    'a fight’s players',
    () => fetchRaiders(RAID, kill, signal),
    [...PLAYERS_FAULT_CASES, ...ALIKE_FAULT_CASES],
  ],
  [
    'a pull',
    () => fetchPull({ code: RAID, fight: kill, raiders, consumables }, signal),
    [...PULL_FAULT_CASES, ...ALIKE_FAULT_CASES],
  ],
])('a request for $0', (subject, request, cases) => {
  const all = new Set([...FAULT_CASES, ...cases]);

  test.each([...all].filter((faultCase) => !isOfBrowser(faultCase)))(
    `a request for ${subject} that meets $why fails with its sentence`,
    async ({ fault, says, requests }) => {
      logSite.fault(/./, fault);
      const failure = await request().catch((error) => error);
      expect(failure).toBeInstanceOf(LogSiteFailure);
      expect(failure.message).toBe(says);
      expect(failure.isTransient).toBe(requests > 1);
    },
  );
});
