import { QueryObserver } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import { emptyDisk, openTab } from '#test/open-tab';
import { until } from '#test/until';
import fights from '../../../../public/sample/fights.json';
import { playerDetails } from '../../../../public/sample/summary-12.json';
import { killRange } from '../../device/records/stored-records';

const KILLS = 12;
const OTHER_CODE = 'Thursday00000001';
/** Five of the sample's raiders. */
const summary = { playerDetails: { dps: playerDetails.dps.slice(0, 5) } };

/** The response for a summary; counted, and held back if a test says so. */
let response: (address: string) => Promise<Response>;
let requested: string[];
/** The same for a pull. */
let respondToPull: (address: string) => Promise<Response>;
let pullsRequested: string[];
let atOnce: number;
let mostAtOnce: number;

async function network(address: string): Promise<Response> {
  if (address.includes('fights')) return Response.json(fights);
  const isPull = address.includes('events');
  (isPull ? pullsRequested : requested).push(address);
  atOnce += 1;
  mostAtOnce = Math.max(mostAtOnce, atOnce);
  try {
    return await (isPull ? respondToPull : response)(address);
  } finally {
    atOnce -= 1;
  }
}
const good = async () => {
  await new Promise((resolve) => setImmediate(resolve));
  return Response.json(summary);
};
/** The pull of one of the sample's raiders. */
const goodPull = async (address: string) => {
  const fight = fights.fights.find(({ id }) => address.endsWith(`-${id}.json`));
  const event = { type: 'combatantinfo', timestamp: fight?.start_time, fight: fight?.id };
  return Response.json({ events: [{ ...event, sourceID: 1, auras: [] }] });
};
const tooMany = async (seconds: number) =>
  Response.json({}, { status: 429, headers: { 'retry-after': `${seconds}` } });

/** Item icons that the worker was to store. */
let icons: string[];
let isIconThere: (address: string) => boolean;

/** The page's worker, as far as icons matter. */
const worker = {
  postMessage({ url }: { url: string }, [port]: MessagePort[]) {
    icons.push(url);
    port?.postMessage(isIconThere(url));
  },
};
const caches = {
  has: async () => true,
  open: async (name: string) => ({
    keys: async () =>
      name.endsWith('opaque') ? [] : icons.filter(isIconThere).map((url) => ({ url })),
  }),
};

/** A tab with the sample raid open. */
const openApp = () =>
  openTab(async () => {
    const { queryClient } = await import('../../query-client');
    const { reportQueries } = await import('../raid-queries');
    const { readSavedRaids, savedRaidQueries } = await import('../saved-raid-queries');
    const {
      saveKillsInView,
      saveKillsOnly,
      saveNight,
      savePullsInView,
      saveKillsAndPulls,
      ...night
    } = await import('./save-night');
    const { savingOf } = await import('../saving-progress');
    const { stopSaving } = await import('./saving-run');
    const { savedIconQueries } = await import('./icons-on-device');
    const { raiderQueries } = await import('../raid-queries');
    const { deviceStore, storageTrouble } = await import('../../device/device-store');
    const { connectRaids } = await import('../connect-raids');
    connectRaids(queryClient);
    const raid = await queryClient.fetchQuery(reportQueries.raid(SAMPLE_CODE));
    const { kills } = raid;
    const shown = savingOf(SAMPLE_CODE);
    return {
      kills,
      raid,
      saveRaid: (await import('../../device/raids/saved-raids')).saveRaid,
      saveWaiting: (await import('../raid-persister')).saveWaiting,
      raidLifecycle: (await import('../raid-lifecycle')).raidLifecycle,
      storageTrouble,
      deviceStore,
      shown: () => shown.get(),
      open: () => queryClient.fetchQuery(reportQueries.raid(SAMPLE_CODE)),
      save: () => saveNight(SAMPLE_CODE, kills),
      saveKills: () => saveKillsOnly(SAMPLE_CODE, kills),
      savePulls: () => saveKillsAndPulls(SAMPLE_CODE, kills),
      saveKillsInView: () => saveKillsInView(SAMPLE_CODE, kills),
      savePullsInView: () => savePullsInView(SAMPLE_CODE, kills),
      waitsForUser: () => night.waitsForUser(SAMPLE_CODE),
      showEveryKill: () => night.showEveryKill(SAMPLE_CODE),
      savedPulls: () =>
        deviceStore.readTogether((records) =>
          promisifyRequest(records.count(killRange('pull', SAMPLE_CODE))),
        ),
      saveOther: () => saveNight(OTHER_CODE, []),
      shownOfOther: () => savingOf(OTHER_CODE).get(),
      stop: () => stopSaving(SAMPLE_CODE),
      ...(await import('../delete-raids')),
      ...(await import('../../undo')),
      /** Views a kill, as its boss row does. Returns a function that leaves it. */
      look: (kill: (typeof kills)[number]) =>
        new QueryObserver(queryClient, raiderQueries.ofFight(SAMPLE_CODE, kill)).subscribe(
          () => {},
        ),
      savedIcons: () =>
        queryClient.fetchQuery(
          savedIconQueries.ofRaid(
            SAMPLE_CODE,
            kills.map(({ id }) => id),
          ),
        ),
      /** From now on each change cancels reading the list. */
      interruptList: async () => {
        await queryClient.prefetchQuery(savedRaidQueries.list());
        queryClient.getQueryCache().subscribe(({ query: { queryKey, state } }) => {
          if (queryKey[0] !== 'saved-raids' || state.fetchStatus !== 'fetching') return;
          queueMicrotask(() => void queryClient.cancelQueries({ queryKey }));
        });
      },
      listed: async () => (await readSavedRaids())[0],
    };
  });

beforeEach(() => {
  emptyDisk();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: worker } });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', network);
  vi.spyOn(console, 'error').mockReturnValue();
  response = good;
  respondToPull = goodPull;
  isIconThere = () => true;
  [requested, pullsRequested, icons, atOnce, mostAtOnce] = [[], [], [], 0, 0];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Waits for everything that needs no clock. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    await vi.advanceTimersByTimeAsync(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('every kill and every distinct icon is saved, two requests at a time', async () => {
  const { save, shown, listed, savedIcons } = await openApp();
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));

  expect(requested).toHaveLength(KILLS);
  expect(mostAtOnce).toBe(2);
  expect(icons.length).toBeGreaterThan(30);
  expect(new Set(icons).size).toBe(icons.length);
  expect(shown()).toMatchObject({ missing: [], why: undefined, whyNoIcons: undefined });
  expect((await listed())?.savedKills).toHaveLength(KILLS);
  expect(await savedIcons()).toEqual({ all: icons.length, saved: icons.length });
});

test('saving kills only fetches every kill and no icons', async () => {
  const { saveKills, shown, listed } = await openApp();
  void saveKills();
  await until(() => expect(shown()?.phase).toBe('ended'));

  expect(requested).toHaveLength(KILLS);
  expect(icons).toEqual([]);
  expect((await listed())?.savedKills).toHaveLength(KILLS);
});

test('a request for icons while the kills are fetched saves the icons too', async () => {
  const { save, saveKills, shown } = await openApp();
  void saveKills();
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));

  expect(requested).toHaveLength(KILLS);
  expect(icons.length).toBeGreaterThan(30);
});

test('the pulls follow the kills, one request each, and are saved with them', async () => {
  const killsBefore: number[] = [];
  respondToPull = (address) => {
    killsBefore.push(requested.length);
    return goodPull(address);
  };
  const { save, shown, savedPulls } = await openApp();
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));

  expect(killsBefore[0]).toBe(KILLS);
  expect(pullsRequested).toHaveLength(KILLS);
  expect(mostAtOnce).toBe(2);
  expect(await savedPulls()).toBe(KILLS);
});

test('kills are complete without their pulls, and the outcome says why those are missing', async () => {
  respondToPull = async () => Response.json({ status: 400, error: 'no' }, { status: 400 });
  const { save, shown, listed, savedPulls } = await openApp();
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));

  expect(shown()).toMatchObject({ missing: [], why: undefined });
  expect(shown()?.whyNoPulls?.message).toContain('does not exist or is private');
  expect((await listed())?.savedKills).toHaveLength(KILLS);
  expect(await savedPulls()).toBe(0);
  expect(icons.length).toBeGreaterThan(30);
});

test('no pull is requested during a demanded pause', async () => {
  respondToPull = async (address) => (pullsRequested.length <= 2 ? tooMany(20) : goodPull(address));
  const { save, shown, savedPulls } = await openApp();
  void save();
  await until(() => expect(shown()?.pause).toBe(20));
  await vi.advanceTimersByTimeAsync(19_000);
  await settle();
  expect(pullsRequested).toHaveLength(2);

  await vi.advanceTimersByTimeAsync(1000);
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect(await savedPulls()).toBe(KILLS);
});

test('after a stop no further pull is requested', async () => {
  const responses: (() => void)[] = [];
  respondToPull = (address) =>
    new Promise((resolve) => responses.push(() => resolve(goodPull(address))));
  const { save, stop, shown } = await openApp();
  void save();
  await until(() => expect(pullsRequested).toHaveLength(2));
  stop();
  for (const release of responses) release();
  await settle();
  expect(shown()?.phase).toBe('stopped');
  expect(pullsRequested).toHaveLength(2);
});

test('missing pulls of saved kills are requested only when they are wanted', async () => {
  respondToPull = async () => Response.json({ status: 400, error: 'no' }, { status: 400 });
  const before = await openApp();
  void before.saveKills();
  await until(() => expect(before.shown()?.phase).toBe('ended'));

  respondToPull = goodPull;
  pullsRequested = [];
  const after = await openApp();
  void after.saveKills();
  await until(() => expect(after.shown()?.phase).toBe('ended'));
  expect(pullsRequested).toEqual([]);

  void after.savePulls();
  await until(() => expect(after.shown()?.phase).toBe('ended'));
  expect(pullsRequested).toHaveLength(KILLS);
  expect(await after.savedPulls()).toBe(KILLS);
});

test('the progress counts finished kills', async () => {
  const responses: (() => void)[] = [];
  response = () => new Promise((resolve) => responses.push(() => resolve(Response.json(summary))));
  const { save, shown } = await openApp();
  void save();
  await settle();
  expect(shown()).toMatchObject({ phase: 'kills', done: 0, total: KILLS });

  responses[0]?.();
  await settle();
  expect(shown()).toMatchObject({ phase: 'kills', done: 1, total: KILLS });
  expect(requested).toHaveLength(3);
});

test('the progress counts finished pulls after the kills', async () => {
  const responses: (() => void)[] = [];
  respondToPull = (address) =>
    new Promise((resolve) => responses.push(() => resolve(goodPull(address))));
  const { save, shown } = await openApp();
  void save();
  await until(() => expect(pullsRequested).toHaveLength(2));
  expect(shown()).toMatchObject({ phase: 'pulls', done: 0, total: KILLS });

  responses[0]?.();
  await until(() => expect(shown()).toMatchObject({ phase: 'pulls', done: 1, total: KILLS }));
});

test('the progress counts saved icons at the end', async () => {
  const ports: (MessagePort | undefined)[] = [];
  vi.spyOn(worker, 'postMessage').mockImplementation((_, [port]) => void ports.push(port));
  const { save, shown, savedIcons } = await openApp();
  void save();
  await until(() => expect(ports.length).toBeGreaterThan(0));
  const { all } = await savedIcons();
  expect(shown()).toMatchObject({ phase: 'icons', done: 0, total: all });

  ports[0]?.postMessage(true);
  await until(() => expect(shown()).toMatchObject({ phase: 'icons', done: 1, total: all }));
});

test('during a demanded pause neither request is repeated', async () => {
  response = async () => (requested.length <= 2 ? tooMany(20) : good());
  const { save, shown, listed } = await openApp();
  void save();
  await settle();
  expect(shown()).toMatchObject({ phase: 'kills', done: 0, pause: 20 });
  expect(requested).toHaveLength(2);

  await vi.advanceTimersByTimeAsync(19_000);
  await settle();
  expect(requested).toHaveLength(2);

  await vi.advanceTimersByTimeAsync(1000);
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect(shown()?.pause).toBeUndefined();
  expect((await listed())?.savedKills).toHaveLength(KILLS);
  expect(requested).toHaveLength(KILLS + 2);
});

test('saving ends at a site that never stops demanding pauses', async () => {
  response = () => tooMany(1);
  const { save, shown } = await openApp();
  void save();
  for (let pause = 0; pause < 6; pause += 1) {
    await settle();
    await vi.advanceTimersByTimeAsync(1000);
  }
  await settle();

  expect(shown()?.phase).toBe('ended');
  expect(requested.length).toBeLessThanOrEqual(2 + 2 * 5);
  expect(shown()?.missing).toHaveLength(KILLS);
  expect(shown()?.why?.message).toContain('too many requests');
});

test('without a connection not every kill is tried', async () => {
  response = async () => {
    throw new TypeError('Failed to fetch');
  };
  vi.stubGlobal('navigator', { onLine: false });
  const { save, shown } = await openApp();
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect(requested.length).toBeLessThanOrEqual(3);
  expect(shown()?.missing).toHaveLength(KILLS);
  expect(shown()?.why?.message).toContain('offline');
});

test('kills without players do not keep the others from being saved', async () => {
  response = async () =>
    requested.length <= 4 ? Response.json({ playerDetails: [] }) : Response.json(summary);
  const { kills, save, shown } = await openApp();
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect(shown()?.missing).toEqual(kills.slice(0, 4));
});

test('after a stop no request is sent, and responses under way are saved', async () => {
  const responses: (() => void)[] = [];
  response = () => new Promise((resolve) => responses.push(() => resolve(Response.json(summary))));
  const { save, stop, shown, listed } = await openApp();
  void save();
  await settle();
  stop();
  for (const release of responses) release();
  await settle();

  expect(shown()?.phase).toBe('stopped');
  expect(requested).toHaveLength(2);
  expect((await listed())?.savedKills).toHaveLength(2);
  expect(icons).toEqual([]);
});

test('a raid that waits for its turn shows the pause', async () => {
  response = () => tooMany(3600);
  const { save, saveOther, shownOfOther } = await openApp();
  void save();
  await settle();
  void saveOther();
  expect(shownOfOther()).toMatchObject({ phase: 'kills', pause: 3600 });

  response = good;
  await vi.advanceTimersByTimeAsync(3_600_000);
  await until(() => expect(shownOfOther()).toMatchObject({ phase: 'ended' }));
  expect(shownOfOther()?.pause).toBeUndefined();
});

test('a pause demanded by the log site still applies after a stop, to the same raid and the next', async () => {
  response = () => tooMany(3600);
  const { save, stop, shown, saveOther, shownOfOther } = await openApp();
  void save();
  await settle();
  void saveOther();
  stop();
  void save();
  await settle();
  expect(shownOfOther()?.pause).toBe(3600);
  expect(shown()).toMatchObject({ phase: 'kills', pause: 3600 });
  expect(requested).toHaveLength(2);

  response = good;
  await vi.advanceTimersByTimeAsync(3_600_000);
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect(shown()?.missing).toEqual([]);
});

test('a stop during a pause ends saving at once', async () => {
  response = () => tooMany(3600);
  const { save, stop, shown } = await openApp();
  const saving = save();
  await settle();
  stop();
  await settle();
  await saving;
  expect(shown()).toMatchObject({ phase: 'stopped', pause: undefined });
  expect(requested).toHaveLength(2);
});

test('resumed after a reload, only missing data is requested', async () => {
  response = async () => (requested.length <= 5 ? good() : Response.json({}, { status: 400 }));
  const before = await openApp();
  void before.save();
  await until(() => expect(before.shown()?.phase).toBe('ended'));
  expect((await before.listed())?.savedKills).toHaveLength(5);

  response = good;
  requested = [];
  const after = await openApp();
  expect(after.shown()).toBeUndefined();
  void after.save();
  await until(() => expect(after.shown()?.phase).toBe('ended'));
  expect(requested).toHaveLength(KILLS - 5);
  expect((await after.listed())?.savedKills).toHaveLength(KILLS);
});

test('a failed kill is listed with its reason, and saved the next time', async () => {
  const bad = async () => Response.json({ status: 400, error: 'no' }, { status: 400 });
  response = async () => (requested.length === 3 ? bad() : good());
  const { kills, save, shown, listed } = await openApp();
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect(shown()?.missing).toEqual([kills[2]]);
  expect(shown()?.why?.message).toContain('does not exist or is private');

  response = good;
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect(shown()?.missing).toEqual([]);
  expect((await listed())?.savedKills).toHaveLength(KILLS);
  expect(requested).toHaveLength(KILLS + 1);
});

test('a saved kill is not reported as missing if the list is reread meanwhile', async () => {
  const bad = async () => Response.json({ status: 400, error: 'no' }, { status: 400 });
  response = async () => (requested.length === 3 ? bad() : good());
  const { kills, saveKills, shown, interruptList } = await openApp();
  await interruptList();
  void saveKills();
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect(shown()?.missing).toEqual([kills[2]]);
});

/** Makes IndexedDB refuse records after this many more. */
function leaveRoomFor(records: number): { makeRoom: () => void } {
  const put = IDBObjectStore.prototype.put;
  let room = records;
  const refusal = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...what
  ) {
    if (what[1] !== 'index') room -= 1;
    if (room < 0) this.transaction.abort();
    return put.apply(this, what);
  });
  return { makeRoom: () => refusal.mockRestore() };
}

test('on a full disk the kills still load into memory', async () => {
  const { saveKills, shown } = await openApp();
  await settle();
  leaveRoomFor(3);
  void saveKills();
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect(requested).toHaveLength(KILLS);
});

test('a full disk ends saving, and unsaved kills are listed', async () => {
  const { kills, save, shown, storageTrouble, listed } = await openApp();
  await settle();
  leaveRoomFor(3);
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));

  expect(storageTrouble.get()).toBe('full');
  const saved = (await listed())?.savedKills ?? [];
  expect(shown()?.missing.length).toBe(kills.length - saved.length);
  expect(requested.length).toBeLessThan(KILLS);
  expect(icons).toEqual([]);
});

test('icons that their host lacks are counted, and requested alone the next time', async () => {
  isIconThere = (address) => !address.includes('inv_helm');
  const { save, shown, savedIcons } = await openApp();
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));

  const lost = icons.filter((icon) => !isIconThere(icon));
  expect(lost.length).toBeGreaterThan(0);
  const [all, saved] = [icons.length, icons.length - lost.length];
  expect(await savedIcons()).toEqual({ all, saved });

  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect(icons.slice(all).sort()).toEqual(lost.sort());
});

test('an unreachable icon host gets few requests', async () => {
  isIconThere = () => false;
  const { save, shown, savedIcons } = await openApp();
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));

  expect(icons.length).toBeLessThan(10);
  const { all, saved } = await savedIcons();
  expect(all).toBeGreaterThan(30);
  expect(saved).toBe(0);
});

test('without a worker no icon is saved, and the outcome says so', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { save, shown, savedIcons } = await openApp();
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));

  expect(shown()).toMatchObject({ missing: [], whyNoIcons: { name: 'NoWorker' } });
  expect((await savedIcons()).saved).toBe(0);
});

test('a worker that takes no message stores no icon, and blocks no later save', async () => {
  const refuse = () => {
    throw new DOMException('The worker is redundant', 'InvalidStateError');
  };
  vi.spyOn(worker, 'postMessage').mockImplementation(refuse);
  const { save, shown, savedIcons } = await openApp();
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect((await savedIcons()).saved).toBe(0);

  vi.mocked(worker.postMessage).mockRestore();
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));
  const { all, saved } = await savedIcons();
  expect(saved).toBe(all);
});

test('a failed save blocks no other raid’s', async () => {
  const { save, saveOther, shownOfOther } = await openApp();
  const { raidPersister } = await import('../raid-persister');
  const broken = new TypeError('x is not a function');
  vi.spyOn(raidPersister, 'persistQueryByKey').mockRejectedValueOnce(broken);
  await expect(save()).rejects.toBe(broken);

  void saveOther();
  await until(() => expect(shownOfOther()?.phase).toBe('ended'));
});

test('a kill opened and left while it is being saved is saved', async () => {
  const responses: (() => void)[] = [];
  response = () => new Promise((resolve) => responses.push(() => resolve(Response.json(summary))));
  const { kills, look, save, shown, listed } = await openApp();
  const leaves = kills.slice(0, 2).map(look);
  void save();
  await settle();
  for (const leave of leaves) leave();
  response = good;
  for (const release of responses) release();
  await until(() => expect(shown()?.phase).toBe('ended'));

  expect(shown()).toMatchObject({ missing: [], why: undefined });
  expect((await listed())?.savedKills).toHaveLength(KILLS);
  expect(requested).toHaveLength(KILLS);
});

test('a failure that is none of the app’s own is described in the app’s own words', async () => {
  const { kills, save, shown } = await openApp();
  await settle();
  const { queryClient } = await import('../../query-client');
  const fetchQuery = queryClient.fetchQuery.bind(queryClient);
  let isFirst = true;
  vi.spyOn(queryClient, 'fetchQuery').mockImplementation((query) => {
    if (query.queryKey?.[0] !== 'raiders' || !isFirst) return fetchQuery(query);
    isFirst = false;
    return Promise.reject(new TypeError('x is not a function'));
  });
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect(shown()?.missing).toEqual([kills[0]]);
  expect(shown()?.why).toMatchObject({
    message: expect.stringContaining('Try again'),
    cause: expect.any(TypeError),
  });
});

test('after a stop a late demand for a pause is ignored', async () => {
  const responses: (() => void)[] = [];
  response = () => new Promise((resolve) => responses.push(() => void tooMany(3600).then(resolve)));
  const { save, stop, shown } = await openApp();
  const stopped = save();
  await settle();
  stop();
  for (const release of responses) release();
  await stopped;
  expect(shown()).toMatchObject({ phase: 'stopped', pause: undefined });

  response = good;
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect(requested).toHaveLength(2 + KILLS);
});

test('saving started twice runs once', async () => {
  const { save, shown } = await openApp();
  void save();
  void save();
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect(requested).toHaveLength(KILLS);
});

/** Holds responses back until `release`. */
function holdResponses(): { release: () => void } {
  const responses: (() => void)[] = [];
  response = () => new Promise((resolve) => responses.push(() => resolve(Response.json(summary))));
  return {
    release: () => {
      for (const come of responses) come();
    },
  };
}

test.each([
  { what: 'the raid', remove: (tab: Tab) => tab.deleteRaid(SAMPLE_CODE) },
  { what: 'every raid', remove: (tab: Tab) => tab.deleteAllRaids() },
])('deleting $what ends its saving and stays deleted', async ({ remove }) => {
  const { release } = holdResponses();
  const tab = await openApp();
  void tab.save();
  await settle();
  expect(await remove(tab)).toBe(true);
  release();
  await settle();

  expect(tab.shown()).toBeUndefined();
  expect(await tab.listed()).toBeUndefined();
  expect(requested).toHaveLength(2);
  expect(icons).toEqual([]);

  response = good;
  await tab.open();
  void tab.save();
  await until(() => expect(tab.shown()?.phase).toBe('ended'));
  expect((await tab.listed())?.savedKills).toHaveLength(KILLS);
});

test('deleting another raid does not end saving', async () => {
  const tab = await openApp();
  await tab.saveRaid(OTHER_CODE, { data: { ...tab.raid, kills: [] }, fetchedAt: 1 });
  const { release } = holdResponses();
  void tab.saveKills();
  await settle();
  expect(await tab.deleteRaid(OTHER_CODE)).toBe(true);
  response = good;
  release();
  await until(() => expect(tab.shown()?.phase).toBe('ended'));
  expect((await tab.listed())?.savedKills).toHaveLength(KILLS);
});

test('kills fetched on a full disk are saved once there is room', async () => {
  const { saveKills, shown, listed, saveWaiting, raidLifecycle } = await openApp();
  await settle();
  const { makeRoom } = leaveRoomFor(3);
  void saveKills();
  await until(() => expect(shown()?.phase).toBe('ended'));
  makeRoom();
  await saveWaiting();
  expect((await listed())?.savedKills).toHaveLength(KILLS);
  expect(raidLifecycle.waiting()).toEqual([]);
});

test.each([
  { channel: 'with a channel', prepare: () => {} },
  {
    channel: 'without one',
    prepare: () => vi.stubGlobal('BroadcastChannel', undefined),
  },
])('a raid deleted in another tab, $channel, is no longer saved', async ({ prepare }) => {
  prepare();
  const other = await openApp();
  const { release } = holdResponses();
  const tab = await openApp();
  void tab.save();
  await settle();
  expect(await other.deleteRaid(SAMPLE_CODE)).toBe(true);
  release();
  await until(() => expect(tab.shown()).toBeUndefined());

  await settle();
  release();
  await settle();
  expect(await tab.listed()).toBeUndefined();
  expect(requested.length).toBeLessThan(5);
});

test('deleting a raid removes the result of its save', async () => {
  response = async () => Response.json({ status: 400, error: 'no' }, { status: 400 });
  const tab = await openApp();
  void tab.save();
  await until(() => expect(tab.shown()?.phase).toBe('ended'));
  await tab.deleteRaid(SAMPLE_CODE);
  expect(tab.shown()).toBeUndefined();
});

test('a view of every kill saves the kills, and a view of the pulls saves pulls too', async () => {
  respondToPull = async () => Response.json({ status: 400, error: 'no' }, { status: 400 });
  const before = await openApp();
  expect(before.waitsForUser()).toBe(false);
  void before.saveKillsInView();
  await until(() => expect(before.shown()?.phase).toBe('ended'));
  expect((await before.listed())?.savedKills).toHaveLength(KILLS);
  expect(icons).toEqual([]);

  respondToPull = goodPull;
  const after = await openApp();
  void after.savePullsInView();
  await until(() => expect(after.shown()?.phase).toBe('ended'));
  expect(await after.savedPulls()).toBe(KILLS);
});

test.each([
  { event: 'stopped', end: async (tab: Tab) => tab.stop() },
  { event: 'deleted', end: (tab: Tab) => tab.deleteRaid(SAMPLE_CODE) },
])('no view saves a raid that the user has $event until a click does', async ({ end }) => {
  const { release } = holdResponses();
  const tab = await openApp();
  void tab.saveKillsInView();
  await settle();
  await end(tab);
  release();
  await settle();
  expect(tab.waitsForUser()).toBe(true);
  requested = [];
  await tab.saveKillsInView();
  await tab.savePullsInView();
  expect(requested).toEqual([]);

  response = good;
  await tab.open();
  void tab.save();
  expect(tab.waitsForUser()).toBe(false);
  await until(() => expect(tab.shown()?.phase).toBe('ended'));
  expect((await tab.listed())?.savedKills).toHaveLength(KILLS);
});

test('saving the kills ends when the last view of every kill is left', async () => {
  const { release } = holdResponses();
  const tab = await openApp();
  const [leave, leaveOther] = [tab.showEveryKill(), tab.showEveryKill()];
  void tab.saveKillsInView();
  await settle();
  leave();
  await settle();
  expect(tab.shown()?.phase).toBe('kills');

  leaveOther();
  await settle();
  expect(tab.shown()).toBeUndefined();
  release();
  await settle();
  expect(requested).toHaveLength(2);
});

test('saving the kills goes on if a view of every kill opens as another closes', async () => {
  holdResponses();
  const tab = await openApp();
  const leave = tab.showEveryKill();
  void tab.saveKillsInView();
  await settle();
  leave();
  tab.showEveryKill();
  await settle();
  expect(tab.shown()?.phase).toBe('kills');
});

test('saving with icons goes on after every view of the kills is left', async () => {
  const { release } = holdResponses();
  const tab = await openApp();
  const leave = tab.showEveryKill();
  void tab.save();
  await settle();
  leave();
  await settle();
  response = good;
  release();
  await until(() => expect(tab.shown()?.phase).toBe('ended'));
  expect((await tab.listed())?.savedKills).toHaveLength(KILLS);
});

test('the outcome of saving stays after every view of the kills is left', async () => {
  const tab = await openApp();
  const leave = tab.showEveryKill();
  void tab.saveKillsInView();
  await until(() => expect(tab.shown()?.phase).toBe('ended'));
  leave();
  await settle();
  expect(tab.shown()?.phase).toBe('ended');
});

test('a view of the kills takes no icons from a save under way', async () => {
  const { save, saveKills, shown } = await openApp();
  void save();
  void saveKills();
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect(icons.length).toBeGreaterThan(30);
});

test('pulls wanted while the kills are fetched are saved for earlier kills too', async () => {
  respondToPull = async () => Response.json({ status: 400, error: 'no' }, { status: 400 });
  const before = await openApp();
  void before.saveKills();
  await until(() => expect(before.shown()?.phase).toBe('ended'));

  respondToPull = goodPull;
  const after = await openApp();
  void after.saveKills();
  void after.savePulls();
  await until(() => expect(after.shown()?.phase).toBe('ended'));
  expect(await after.savedPulls()).toBe(KILLS);
});

type Tab = Awaited<ReturnType<typeof openApp>>;
