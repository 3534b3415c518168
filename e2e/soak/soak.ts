import type { Page } from '@playwright/test';
import { FAULT_CASES, REPORT_FAULT_CASES } from '../faults';
import type { Fault } from '../loopback-server';
import { untilServed, untilStarted } from '../saved';
import { expect, expectConsole, test } from '../test';
import { readTraces } from '../traces';
import { ACTIONS } from './actions';
import { diceFrom } from './dice';
import { holdReports, type Run, readView, settle, type View } from './run';

const SEED = Number(process.env.SOAK_SEED ?? 411);
/** Actions before the first measurement: enough to meet most faults and compile all code. */
const WARM_UP = 300;
const ACTION_COUNT = 500;
const MAX_GROWTH = 1.2;

const FAULTS = [...FAULT_CASES, ...REPORT_FAULT_CASES];

/** Every line that a failure logs. Any other line fails the run. */
const LOGGED_LINES =
  /^(Failed to load resource: |Error fetching (fights|player data):|No (fights|players) found|Access to fetch at )/;

const tally = new Map<string, number>();
const count = (what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1);

/** Makes the next few responses fail, half of the time. */
function failResponses({ dice, logSite }: Run): Fault | undefined {
  const faultCase = dice.roll(2) === 0 ? undefined : dice.pick(FAULTS);
  if (!faultCase) return undefined;
  logSite.fault(/./, faultCase.fault, 1 + dice.roll(3));
  count(`fault: ${faultCase.why}`);
  return faultCase.fault;
}

async function takeAction(run: Run, view: View): Promise<View> {
  const { dice, logSite, page } = run;
  const possible = ACTIONS.filter(({ canBeDone }) => canBeDone(view));
  const action = dice.pick(
    possible.flatMap((one) => Array.from({ length: one.weight }, () => one)),
  );
  if (!action) throw new Error(`Nothing can be done: ${JSON.stringify(view)}`);

  const fault = failResponses(run);
  await action.act(run, view);
  count(`action: ${action.name}`);
  // Half of the time the run does not wait for a response that never comes.
  if (fault?.way === 'never comes' && dice.roll(2) === 0) return readView(page);
  const after = await settle(run);
  if (dice.roll(2) === 0) logSite.api.endFaults();
  return after;
}

async function takeActions(run: Run, actions: number): Promise<void> {
  let view = await settle(run);
  for (let done = 0; done < actions; done++) view = await takeAction(run, view);
}

/** Goes home without faults, gives up Undo, and waits until every cache has expired. */
async function settleAtHome({ page, logSite, ...run }: Run): Promise<void> {
  logSite.api.endFaults();
  await page.getByRole('link', { name: 'Ready Check' }).click();
  await settle({ page, logSite, ...run });
  const close = page.getByRole('button', { name: 'Close this notice' }).first();
  while (await close.isVisible()) await close.click();
  // React keeps a component's last output until it renders again or unmounts.
  await page.getByRole('link', { name: 'Season', exact: true }).click();
  await page.getByRole('heading', { name: 'Season', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Ready Check' }).click();
  await settle({ page, logSite, ...run });
  await page.clock.fastForward(10 * 60_000);
  await settle({ page, logSite, ...run });
}

/**
 * Reads the saved raids with kill ids, once from the list and once from the records, and the kills
 * with a saved pull.
 */
async function readSaved(page: Page) {
  const traces = await readTraces(page);
  const records = Object.entries(traces).flatMap(([key, record]) =>
    key.startsWith('IndexedDB ready-check ') ? [JSON.parse(record)] : [],
  );
  const index: { code: string; savedKills: number[] }[] =
    records.find(([key]) => key === 'index')?.[1]?.raids ?? [];
  const keys = records.map(([key]) => `${key}`).filter((key) => key.startsWith('kept-'));
  const isPull = (key: string) => key.startsWith('kept-["pull"');
  return {
    saved: {
      index: Object.fromEntries(index.map(({ code, savedKills }) => [code, sortedIds(savedKills)])),
      records: keys.filter((key) => !isPull(key)).sort(),
    },
    pulled: keys.filter(isPull).map((key) => key.replace('pull', 'raiders')),
  };
}

const sortedIds = (ids: Iterable<number>): number[] => [...ids].sort((one, other) => one - other);

const expectedRecords = ({ saved }: Run) => ({
  index: Object.fromEntries([...saved].map(([code, kills]) => [code, sortedIds(kills)])),
  records: [...saved]
    .flatMap(([code, kills]) => [
      `kept-["report","${code}"]`,
      ...[...kills].map((id) => `kept-["raiders","${code}",${id}]`),
    ])
    .sort(),
});

/** Returns a page's heap in bytes after garbage collection. */
async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // The browser itself holds logged values.
  await session.send('Runtime.discardConsoleEntries');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

test('a long run of faults loses no raid that was shown', async ({ page, logSite }) => {
  expectConsole(LOGGED_LINES);
  holdReports(logSite);
  await page.clock.install();
  await page.goto('./');
  await untilStarted(page);
  await untilServed(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const run: Run = { page, logSite, dice: diceFrom(SEED), saved: new Map() };

  await takeActions(run, WARM_UP);
  await settleAtHome(run);
  const before = await measureHeap(page);

  await takeActions(run, ACTION_COUNT);
  await settleAtHome(run);
  const after = await measureHeap(page);

  const megabytes = [before, after].map((bytes) => (bytes / 1e6).toFixed(2));
  console.log(`seed ${SEED}, ${WARM_UP} actions to warm up, ${ACTION_COUNT} more`);
  for (const [what, times] of [...tally].sort()) console.log(`${`${times}`.padStart(5)} ${what}`);
  console.log(
    `requests ${logSite.requests.length}, of them broken off ${logSite.api.brokenOff.length}`,
  );
  console.log(`saved raids ${run.saved.size}: ${JSON.stringify(expectedRecords(run).index)}`);
  console.log(`heap ${megabytes.join(' MB → ')} MB, × ${(after / before).toFixed(3)}`);

  const { saved, pulled } = await readSaved(page);
  expect(saved).toEqual(expectedRecords(run));
  expect(saved.records).toEqual(expect.arrayContaining(pulled));
  expect(after / before).toBeLessThan(MAX_GROWTH);
});
