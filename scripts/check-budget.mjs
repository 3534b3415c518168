/**
 * Holds the build in dist/ to its budgets, in bytes as brotli sends them, and exits 1 when one breaks.
 *
 * First page: the page, and the scripts that it imports, with their stylesheets. Main job: the same with
 * an open raid and one player's details. The buffs panel, closed at start, loads its own part when it is
 * opened. An era's facts come beside a report of that era, and only then.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const KILOBYTE = 1000;
const SCRIPTS = 'dist/static/js';
const STYLES = 'dist/static/css';

/** What each job loads, by chunk, beside what those chunks import. */
const JOBS = [
  { what: 'first page', chunks: ['index', 'main'], limit: 118 * KILOBYTE },
  {
    what: 'main job',
    chunks: ['index', 'main', 'fetch-raid', 'SavedRaidList', 'OpenRaid', 'PlayerDetails'],
    limit: 165 * KILOBYTE,
  },
];

/** The facts of each era with a folder, which no other job may load: the chunk of `mists/mists-facts.ts`. */
const FACTS = readdirSync('src/domain/eras', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `${name}-facts`);
const TABLES = FACTS.map((chunk) => ({
  what: chunk,
  chunks: [chunk],
  limit: 45 * KILOBYTE,
}));

const names = readdirSync(SCRIPTS);

/** A script with all that it imports before it runs; what it imports later has `import(` before its name. */
function withImports(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const code = readFileSync(`${SCRIPTS}/${name}`, 'utf8');
  for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    withImports(imported, found);
  }
  return found;
}

const bytesOf = (path) => brotliCompressSync(readFileSync(path)).length;
const pageBytes = bytesOf('dist/index.html');
const styles = readdirSync(STYLES);

/** A file's name without its hash, which may itself have a hyphen. */
const chunkOf = (file) => file.replace(/-.{8}\.\w+$/, '');

/** The stylesheet of a script's chunk bears its name. */
const styleBytes = (script) => {
  const style = styles.find((file) => chunkOf(file) === chunkOf(script));
  return style ? bytesOf(`${STYLES}/${style}`) : 0;
};

for (const { what, chunks, limit } of [...JOBS, ...TABLES]) {
  const isTable = !chunks.includes('index');
  const scripts = new Set();
  for (const chunk of chunks) {
    const name = names.find((file) => chunkOf(file) === chunk);
    if (!name) throw new Error(`There is no chunk ${chunk}: the budget counts what no longer is`);
    withImports(name, scripts);
  }
  const sizes = [...scripts].map((name) => ({ name, bytes: bytesOf(`${SCRIPTS}/${name}`) }));
  const sheets = isTable ? 0 : [...scripts].reduce((sum, name) => sum + styleBytes(name), 0);
  const shell = isTable ? 0 : pageBytes + sheets;
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, shell);
  for (const { name, bytes } of sizes) console.log(`${String(bytes).padStart(8)}  ${name}`);
  if (!isTable) {
    console.log(`${String(pageBytes).padStart(8)}  page`);
    console.log(`${String(sheets).padStart(8)}  stylesheets`);
  }
  console.log(`${what}: ${total} of ${limit} bytes${total > limit ? ', over the budget' : ''}\n`);
  const hasTables = !isTable && sizes.some(({ name }) => FACTS.includes(chunkOf(name)));
  if (hasTables) console.log(`${what} loads the facts of an era with it`);
  if (total > limit || hasTables) process.exitCode = 1;
}
