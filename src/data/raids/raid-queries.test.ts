import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import { openTab } from '#test/open-tab';
import { loadSample, network, startEachWithSample } from '#test/sample-tab';
import { until } from '#test/until';
import { untilAborted } from '#test/until-aborted';
import { untilReleased } from '#test/until-released';
import fights from '../../../public/sample/fights.json';

const killsOf = (report: typeof fights) => report.fights.filter(({ kill }) => kill).length;
/** The report while its raid was still logged. */
const early = { ...fights, fights: fights.fights.slice(0, 4) };

const OTHER_CODE = 'Thursday00000001';
const ATTEMPT = {
  kind: 'attempt',
  boss: 'Maloriak',
  zone: '',
  difficulty: 3,
  startedAt: 0,
  endedAt: 1000,
} as const;

const respondWithEarly = () => network.mockImplementationOnce(async () => Response.json(early));

/** Makes the site refuse requests. Returns the lines of the console. */
function refuse() {
  network.mockImplementation(async () => Response.json({}, { status: 400 }));
  return vi.spyOn(console, 'error').mockReturnValue();
}

/** Keeps requests unanswered until the returned function is called. */
function holdSite(): () => void {
  const [held, respond] = untilReleased();
  network.mockImplementation(async (_address, options) => {
    await Promise.race([held, untilAborted(options ?? {})]);
    return Response.json(fights);
  });
  return respond;
}

const signalOf = (request: number) => network.mock.calls[request]?.[1]?.signal;

/** Opens a tab with its own modules and cache. */
const openColdApp = () =>
  openTab(async () => {
    const { fetchFights, loadFetchRaid, raiderQueries, reportQueries } = await import(
      './raid-queries'
    );
    const tab = await loadSample();
    const { deviceStore, query, queryClient, raidersKey } = tab;
    const { queryKey } = query;
    const { isRaidSaved } = await import('../device/raids/saved-list');
    const { changeSettings } = await import('../settings/settings');
    const { BUILD_SETTINGS } = await import('../build-settings');
    changeSettings({ apiKey: 'key' });
    return {
      ...tab,
      loadFetchRaid,
      freshHost: new URL(BUILD_SETTINGS.apiUrls.fresh).origin,
      fetchReport: fetchFights,
      fetchAttempt: (nth: number, more: object = {}) =>
        queryClient.fetchQuery(
          raiderQueries.ofFight(SAMPLE_CODE, { ...ATTEMPT, id: nth, nth, ...more }),
        ),
      readRaiders: (fightId: number) => deviceStore.read(raidersKey(SAMPLE_CODE, fightId)),
      view: (code?: string) => {
        const view = new QueryObserver(queryClient, reportQueries.ofOpen(code));
        view.subscribe(() => {});
        return () => view.getCurrentResult();
      },
      fetchFights: () => fetchFights({ code: SAMPLE_CODE }),
      saved: (code = SAMPLE_CODE) => until(async () => expect(await isRaidSaved(code)).toBe(true)),
      leave: () => queryClient.cancelQueries({ queryKey }),
      raid: () => queryClient.getQueryData(queryKey),
    };
  });

/** Keeps the next look into IndexedDB waiting until the returned function is called. */
function holdRead({ deviceStore }: Awaited<ReturnType<typeof openColdApp>>): () => void {
  const [held, release] = untilReleased();
  const { read } = deviceStore;
  vi.spyOn(deviceStore, 'read').mockImplementationOnce(async (key) => {
    await held;
    return read(key);
  });
  return release;
}

/** Opens a tab that has loaded the chunk that requests raids. */
async function openApp() {
  const tab = await openColdApp();
  await tab.loadFetchRaid();
  return tab;
}

/** Saves the report while its raid was still logged. */
async function saveEarly(): Promise<void> {
  const tab = await openApp();
  respondWithEarly();
  await tab.fetchFights();
  await tab.saved();
}

startEachWithSample();
// Mocks are not reset: data are saved after their test has ended.

test('a saved report is shown from IndexedDB while it is fetched again', async () => {
  await saveEarly();
  const tab = await openApp();
  const respond = holdSite();
  const fetching = tab.fetchFights();
  await until(() => expect(tab.raid()?.kills).toHaveLength(killsOf(early)));
  respond();
  await fetching;
  expect(network).toHaveBeenCalledTimes(2);
  expect(tab.raid()?.kills).toHaveLength(killsOf(fights));
});

test('a saved report is fetched again although another report was opened before', async () => {
  await saveEarly();
  const tab = await openApp();
  await tab.fetchReport({ code: OTHER_CODE });
  await tab.fetchFights();
  expect(tab.raid()?.kills).toHaveLength(killsOf(fights));
});

test('a saved report is fetched again from its own host', async () => {
  const before = await openApp();
  await before.fetchReport({ code: OTHER_CODE, host: 'fresh' });
  await before.saved(OTHER_CODE);

  network.mockClear();
  const tab = await openColdApp();
  await tab.fetchReport({ code: OTHER_CODE });
  expect(network.mock.calls.map(([address]) => new URL(address).origin)).toEqual([tab.freshHost]);
});

test('a cached report stays in view if refetching it fails', async () => {
  const tab = await openApp();
  await tab.fetchFights();
  await tab.saved();
  const raid = tab.raid();
  refuse();
  await tab.fetchFights();
  expect(network).toHaveBeenCalledTimes(2);
  expect(tab.raid()).toBe(raid);
});

test('a request that the site refuses is sent once', async () => {
  const tab = await openApp();
  const spoken = refuse();
  await tab.fetchFights();
  expect(network).toHaveBeenCalledTimes(1);
  expect(tab.raid()).toBeUndefined();
  expect(spoken).toHaveBeenCalledExactlyOnceWith('Error fetching fights:', expect.any(Error));

  spoken.mockClear();
  await expect(tab.fetchAttempt(1)).rejects.toThrow();
  expect(spoken).toHaveBeenCalledExactlyOnceWith('Error fetching player data:', expect.any(Error));
});

test('a request is aborted if its report is left before IndexedDB has answered', async () => {
  const tab = await openApp();
  const release = holdRead(tab);
  holdSite();
  const fetching = tab.fetchFights();
  await until(() => expect(network).toHaveBeenCalledTimes(1));
  await tab.leave();
  release();
  await fetching;
  expect(signalOf(0)?.aborted).toBe(true);
});

test('a request is aborted if its report is left while the site is slow', async () => {
  const tab = await openApp();
  const read = vi.spyOn(tab.deviceStore, 'read');
  holdSite();
  const fetching = tab.fetchFights();
  await until(() => expect(read).toHaveBeenCalled());
  await read.mock.results[0]?.value;
  await new Promise((resolve) => setImmediate(resolve));
  expect(signalOf(0)?.aborted).toBe(false);
  await tab.leave();
  await fetching;
  expect(signalOf(0)?.aborted).toBe(true);
});

test('a click during a refetch joins the request under way', async () => {
  const tab = await openApp();
  await tab.fetchFights();
  const respond = holdSite();
  void tab.refetch();
  await until(() => expect(network).toHaveBeenCalledTimes(2));
  const clicked = tab.fetchFights();
  respond();
  await clicked;
  expect(network).toHaveBeenCalledTimes(2);
  expect(signalOf(1)?.aborted).toBe(false);
});

test('refetching a report requests no other cached report', async () => {
  const tab = await openApp();
  await tab.fetchReport({ code: OTHER_CODE });
  await tab.fetchFights();
  network.mockClear();
  await tab.fetchFights();
  expect(network).toHaveBeenCalledTimes(1);
});

test('a report is requested from the host that its link named', async () => {
  const tab = await openApp();
  await tab.fetchReport({ code: OTHER_CODE, host: 'fresh' });
  await tab.fetchReport({ code: OTHER_CODE });
  const hosts = network.mock.calls.map(([address]) => new URL(address).origin);
  expect(hosts).toEqual([tab.freshHost, tab.freshHost]);
});

test('no request is sent while no report is open', async () => {
  const tab = await openApp();
  expect(tab.view()()).toMatchObject({ status: 'pending', fetchStatus: 'idle' });
  expect(network).not.toHaveBeenCalled();

  const shown = tab.view(SAMPLE_CODE);
  await until(() => expect(shown().data?.kills).toHaveLength(killsOf(fights)));
});

test('an attempt’s raiders are requested without being saved', async () => {
  const tab = await openApp();
  expect(await tab.fetchAttempt(1)).not.toHaveLength(0);
  await tab.fetchAttempt(2);
  expect(network).toHaveBeenCalledTimes(2);
  expect(await tab.readRaiders(1)).toBeUndefined();
});

test('an attempt with a reused number has its own raiders', async () => {
  const tab = await openApp();
  await tab.fetchAttempt(1);
  await tab.fetchAttempt(1);
  expect(network).toHaveBeenCalledTimes(1);
  await tab.fetchAttempt(1, { startedAt: 5000, endedAt: 6000 });
  expect(network.mock.calls[1]?.[0]).toContain('summary-1');
  expect(network).toHaveBeenCalledTimes(2);
});

test('a reopened report is looked up in IndexedDB once before its request', async () => {
  await saveEarly();
  const tab = await openApp();
  const read = vi.spyOn(tab.deviceStore, 'read');
  await tab.fetchFights();
  expect(read).toHaveBeenCalledTimes(1);
});

test('two clicks fetch a report once even if IndexedDB is late', async () => {
  const tab = await openApp();
  await tab.fetchFights();
  await tab.saved();
  network.mockClear();

  const { read } = tab.deviceStore;
  vi.spyOn(tab.deviceStore, 'read').mockImplementationOnce(read);
  const arrive = holdRead(tab);
  const first = tab.fetchFights();
  const second = tab.fetchFights();
  await first;
  arrive();
  await second;
  expect(network).toHaveBeenCalledTimes(1);
});

test('a report left while loading is fetched when it is reopened', async () => {
  const tab = await openApp();
  network.mockImplementationOnce((_address, options) => untilAborted(options ?? {}));
  const first = tab.fetchFights();
  await until(() => expect(network).toHaveBeenCalledTimes(1));
  await tab.leave();
  await first;
  expect(tab.raid()).toBeUndefined();

  await tab.fetchFights();
  expect(tab.raid()?.kills).toHaveLength(killsOf(fights));
});
