import { readFileSync } from 'node:fs';
import { QueryObserver } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import { beforeEach, expect, vi } from 'vitest';
import { killRange } from '#data/device/records/stored-records';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import { emptyDisk, openTab } from './open-tab';
import { loadSample } from './sample-tab';
import { until } from './until';

/** The number of kills of the sample raid. */
export const KILLS = 12;
export const OTHER_CODE = 'Thursday00000001';

const readSample = (name: string) => JSON.parse(readFileSync(`public/sample/${name}.json`, 'utf8'));
const fights: { fights: { id: number; start_time: number }[] } = readSample('fights');
const { playerDetails } = readSample('summary-12');
/** Five of the sample's raiders. */
const summary = { playerDetails: { dps: playerDetails.dps.slice(0, 5) } };

type Respond = (address: string) => Promise<Response>;

export const goodSummary = async () => {
  await new Promise((resolve) => setImmediate(resolve));
  return Response.json(summary);
};
/** The pull of one of the sample's raiders. */
export const goodPull: Respond = async (address) => {
  const fight = fights.fights.find(({ id }) => address.endsWith(`-${id}.json`));
  const event = { type: 'combatantinfo', timestamp: fight?.start_time, fight: fight?.id };
  return Response.json({ events: [{ ...event, sourceID: 1, auras: [] }] });
};
export const refusal = async () => Response.json({ status: 400, error: 'no' }, { status: 400 });
export const tooManyRequests = async (seconds: number) =>
  Response.json({}, { status: 429, headers: { 'retry-after': `${seconds}` } });

const freshLogSite = () => ({
  summary: goodSummary as Respond,
  pull: goodPull,
  requested: [] as string[],
  pullsRequested: [] as string[],
  mostAtOnce: 0,
});
/** The log site, with responses that a test may change, and a list of what was requested. */
export const logSite = freshLogSite();
let requestsUnderWay = 0;

async function network(address: string): Promise<Response> {
  if (address.includes('fights')) return Response.json(fights);
  const isPull = address.includes('events');
  (isPull ? logSite.pullsRequested : logSite.requested).push(address);
  requestsUnderWay += 1;
  logSite.mostAtOnce = Math.max(logSite.mostAtOnce, requestsUnderWay);
  try {
    return await (isPull ? logSite.pull : logSite.summary)(address);
  } finally {
    requestsUnderWay -= 1;
  }
}

/** Holds the log site's responses back until they are released. */
export function hold(kind: 'summary' | 'pull', respond = logSite[kind]) {
  const held: (() => void)[] = [];
  logSite[kind] = (address) => new Promise((resolve) => held.push(() => resolve(respond(address))));
  return {
    releaseFirst: () => held[0]?.(),
    release: () => {
      for (const release of held) release();
    },
  };
}

/** The part of the page's worker that icons need. */
export const worker = {
  /** Item icons that the worker was to store. */
  icons: [] as string[],
  hasIcon: (_address: string): boolean => true,
  postMessage({ url }: { url: string }, [port]: MessagePort[]) {
    worker.icons.push(url);
    port?.postMessage(worker.hasIcon(url));
  },
};
const caches = {
  has: async () => true,
  open: async (name: string) => ({
    keys: async () =>
      name.endsWith('opaque') ? [] : worker.icons.filter(worker.hasIcon).map((url) => ({ url })),
  }),
};

/** Starts each test with an empty disk, a log site and a worker that do well, and a held clock. */
export function startEachWithGoodSite(): void {
  beforeEach(() => {
    emptyDisk();
    vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: worker } });
    vi.stubGlobal('caches', caches);
    vi.stubGlobal('fetch', network);
    vi.spyOn(console, 'error').mockReturnValue();
    Object.assign(logSite, freshLogSite());
    Object.assign(worker, { icons: [], hasIcon: () => true });
    requestsUnderWay = 0;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
}

/** Waits for all work that needs no clock. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    await vi.advanceTimersByTimeAsync(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export type Tab = Awaited<ReturnType<typeof openApp>>;

/** Opens a tab in which the sample raid is open. */
export const openApp = () =>
  openTab(async () => {
    const tab = await loadSample();
    const { deviceStore, queryClient, open } = tab;
    const { raiderQueries } = await import('#data/raids/raid-queries');
    const { savedRaidQueries } = await import('#data/raids/saved-raid-queries');
    const { saveNight, ...night } = await import('#data/raids/saving/save-night');
    const { savingProgressOf } = await import('#data/raids/saving-progress');
    const { stopSaving } = await import('#data/raids/saving/saving-run');
    (await import('#data/raids/connect-raids')).connectRaids();
    const raid = await open();
    const { kills } = raid;
    const shown = savingProgressOf(SAMPLE_CODE);
    return {
      ...tab,
      kills,
      raid,
      saveRaid: (await import('#data/device/raids/saved-raids')).saveRaid,
      shown: () => shown.get(),
      /** Saves, and waits until saving has ended. */
      toTheEnd: (save: () => unknown) => {
        void save();
        return until(() => expect(shown.get()?.phase).toBe('ended'));
      },
      save: () => saveNight(SAMPLE_CODE, kills),
      saveKills: () => saveNight(SAMPLE_CODE, kills, { what: 'kills' }),
      savePulls: () => saveNight(SAMPLE_CODE, kills, { what: 'kills and pulls' }),
      saveKillsInView: () => saveNight(SAMPLE_CODE, kills, { what: 'kills', isForView: true }),
      savePullsInView: () =>
        saveNight(SAMPLE_CODE, kills, { what: 'kills and pulls', isForView: true }),
      waitsForUser: () => night.waitsForUser(SAMPLE_CODE),
      noteNightView: () => night.noteNightView(SAMPLE_CODE),
      savedPulls: () =>
        deviceStore.readTogether((records) =>
          promisifyRequest(records.count(killRange('pull', SAMPLE_CODE))),
        ),
      saveOther: () => saveNight(OTHER_CODE, []),
      shownOfOther: () => savingProgressOf(OTHER_CODE).get(),
      stop: () => stopSaving(SAMPLE_CODE),
      /** Views a kill as its row in the boss list does. Returns a function that leaves the view. */
      view: (kill: (typeof kills)[number]) =>
        new QueryObserver(queryClient, raiderQueries.ofFight(SAMPLE_CODE, kill)).subscribe(
          () => {},
        ),
      /** Makes every later change cancel the reading of the list. */
      interruptList: async () => {
        await queryClient.prefetchQuery(savedRaidQueries.list());
        queryClient.getQueryCache().subscribe(({ query: { queryKey, state } }) => {
          if (queryKey[0] !== 'saved-raids' || state.fetchStatus !== 'fetching') return;
          queueMicrotask(() => void queryClient.cancelQueries({ queryKey }));
        });
      },
      listed: async () => (await tab.raids())[0],
    };
  });

/** Opens a tab that saves the sample raid, while the log site's responses are held back. */
export async function openSaving(kind: 'summary' | 'pull' = 'summary') {
  const held = hold(kind);
  const tab = await openApp();
  void tab.save();
  const requests = kind === 'pull' ? 'pullsRequested' : 'requested';
  await until(() => expect(logSite[requests]).toHaveLength(2));
  return { ...tab, ...held };
}
