import { cpus } from 'node:os';
import type { UserConfig } from 'vite';
import { benchAudit } from './audit';
import { benchCoverage } from './coverage';
import { below, type Figure, type Section } from './figure';
import { benchHeap } from './heap';
import { benchLayoutShift } from './layout-shift';
import { benchSavedFights } from './saved-fights';
import { benchScores } from './scores';
import { toTable } from './table';
import { type TestServers, withTestServers } from './test-servers';
import { benchVisits } from './visits';

/** Measures all, prints one table, and fails when a ratio that is asked for is missed. */
export async function runBench(imports: UserConfig['resolve']): Promise<void> {
  await withTestServers(imports, async (servers) => {
    const sections = await measure(servers);
    const [cpu] = cpus();
    const browser = `Chromium ${servers.browser.version()} slowed down 4 times`;
    console.log(`\n${cpus().length} × ${cpu?.model}, ${browser}, Node ${process.version}\n`);
    console.log(toTable(sections));
    const figures = sections.flatMap((section) => section.figures);
    const isBroken = ({ target }: Figure) => target?.isBinding && !target.isMet;
    process.exitCode = figures.some(isBroken) ? 1 : 0;
  });
}

async function measure(servers: TestServers): Promise<Section[]> {
  const visits = await timed('visits', () => benchVisits(servers));
  const saved = await timed('saved fights', () => benchSavedFights(servers));
  const shifts = await timed('layout shift', () => benchLayoutShift(servers));
  const heap = await timed('heap', () => benchHeap(servers));
  const rules = await timed('rules', async () => [benchAudit(), ...coverage()]);
  const scores = await timed('Lighthouse', () => benchScores(servers));
  return [
    visits,
    { figures: saved, yardstick: visits.yardstick },
    { figures: shifts },
    heap,
    { figures: [...rules, ...scores] },
  ];
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
