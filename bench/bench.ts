/** Measures the named parts, by default every part. Exits 1 if a binding ratio is missed. */
import { cpus } from 'node:os';
import { benchAudit } from './audit';
import { benchCoverage } from './coverage';
import type { Figure, Section } from './figure';
import { benchFirstAnswer } from './first-answer';
import { benchLink } from './link';
import { benchPicture } from './picture';
import { benchPlayer } from './player';
import { benchSavedFights } from './saved-fights';
import { benchSeason } from './season';
import { toTable } from './table';
import { type TestServers, withTestServers } from './test-servers';
import { benchVisits } from './visits';

/** The parts by name, as in `npm run bench first-answer`. */
const PARTS: Readonly<Record<string, (servers: TestServers) => Promise<Section[]>>> = {
  'first-answer': benchFirstAnswer,
  link: async (servers) => [{ figures: await benchLink(servers) }],
  picture: async (servers) => [{ figures: await benchPicture(servers) }],
  visits: benchVisitsAndSaved,
  season: async (servers) => [{ figures: await benchSeason(servers) }],
  player: async (servers) => [{ figures: await benchPlayer(servers) }],
  rules: async () => [{ figures: [...benchAudit(), ...benchCoverage()] }],
};

async function measure(servers: TestServers, names: readonly string[]): Promise<Section[]> {
  const sections: Section[] = [];
  for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
    const part = PARTS[name];
    if (!part) throw new RangeError(`The bench has no part ${name}, but ${Object.keys(PARTS)}`);
    sections.push(...(await reportTime(name, () => part(servers))));
  }
  return sections;
}

async function benchVisitsAndSaved(servers: TestServers): Promise<Section[]> {
  const visits = await benchVisits(servers);
  const figures = await benchSavedFights(servers);
  return [visits, { figures, yardstick: visits.yardstick }];
}

/** Logs each part's duration to stderr, because a run takes minutes. */
async function reportTime<T>(subject: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.error(`${subject}: ${Math.round((performance.now() - start) / 1000)} s`);
  return result;
}

await withTestServers(async (servers) => {
  const sections = await measure(servers, process.argv.slice(2));
  const [cpu] = cpus();
  const browser = `Chromium ${servers.browser.version()} slowed down 4 times`;
  console.log(`\n${cpus().length} × ${cpu?.model}, ${browser}, Node ${process.version}\n`);
  console.log(toTable(sections));
  const figures = sections.flatMap((section) => section.figures);
  const isBroken = ({ target }: Figure) => target?.isBinding && !target.isMet;
  process.exitCode = figures.some(isBroken) ? 1 : 0;
});
