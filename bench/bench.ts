import { cpus } from 'node:os';
import type { UserConfig } from 'vite';
import { benchAudit } from './audit';
import { benchCoverage } from './coverage';
import { below, type Figure, type Section } from './figure';
import { benchFirstAnswer } from './first-answer';
import { benchHeap } from './heap';
import { benchLayoutShift } from './layout-shift';
import { benchNightMemory, benchNights } from './nights';
import { benchSavedFights } from './saved-fights';
import { benchScores } from './scores';
import { toTable } from './table';
import { benchTables } from './tables';
import { type TestServers, withTestServers } from './test-servers';
import { benchVisits } from './visits';

/** Measures the parts that are named, or all, prints one table, and fails when a ratio that is asked for is missed. */
export async function runBench(
  imports: UserConfig['resolve'],
  parts: readonly string[],
): Promise<void> {
  await withTestServers(imports, async (servers) => {
    const sections = await measure(servers, parts);
    const [cpu] = cpus();
    const browser = `Chromium ${servers.browser.version()} slowed down 4 times`;
    console.log(`\n${cpus().length} × ${cpu?.model}, ${browser}, Node ${process.version}\n`);
    console.log(toTable(sections));
    const figures = sections.flatMap((section) => section.figures);
    const isBroken = ({ target }: Figure) => target?.isBinding && !target.isMet;
    process.exitCode = figures.some(isBroken) ? 1 : 0;
  });
}

/** What can be measured by itself: `npm run bench first-answer`. */
const PARTS: Readonly<Record<string, (servers: TestServers) => Promise<Section[]>>> = {
  'first-answer': benchFirstAnswer,
  visits: benchVisitsAndSaved,
  tables: async (servers) => [{ figures: await benchTables(servers) }],
  nights: async (servers) => [{ figures: await benchNights(servers) }],
  'night-memory': async (servers) => [{ figures: [await benchNightMemory(servers)] }],
  shifts: async (servers) => [{ figures: await benchLayoutShift(servers) }],
  heap: async (servers) => [await benchHeap(servers)],
  rules: async () => [{ figures: [benchAudit(), ...coverage()] }],
  scores: async (servers) => [{ figures: await benchScores(servers) }],
};

async function measure(servers: TestServers, names: readonly string[]): Promise<Section[]> {
  const sections: Section[] = [];
  for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
    const part = PARTS[name];
    if (!part) throw new RangeError(`The bench has no part ${name}, but ${Object.keys(PARTS)}`);
    sections.push(...(await timed(name, () => part(servers))));
  }
  return sections;
}

async function benchVisitsAndSaved(servers: TestServers): Promise<Section[]> {
  const visits = await benchVisits(servers);
  const figures = await benchSavedFights(servers);
  return [visits, { figures, yardstick: visits.yardstick }];
}

/** Tells on the error stream what is being measured, since it takes minutes, and how long it took. */
async function timed<T>(subject: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.error(`${subject}: ${Math.round((performance.now() - start) / 1000)} s`);
  return result;
}

const coverage = (): Figure[] =>
  benchCoverage().map(({ name, microseconds }) =>
    below(2000, { name: `${name}, in Node`, values: [microseconds], unit: 'µs' }),
  );
