/**
 * Checks the build in dist/ against its budgets, in brotli bytes. Exits 1 if one is exceeded.
 *
 * First page: the page with its scripts and stylesheets. Main job: also an open raid and one
 * player's details. An era's facts load only with a report of that era. The typeface counts by itself.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const KILOBYTE = 1000;
const SCRIPTS = 'dist/static/js';
const STYLES = 'dist/static/css';

interface Budget {
  what: string;
  /** Root chunks; their static imports count too. */
  chunks: readonly string[];
  /** A chunk that has loaded before: its files do not count. */
  after?: string;
  limit: number;
}

const JOBS: readonly Budget[] = [
  { what: 'first page', chunks: ['index', 'main'], limit: 125 * KILOBYTE },
  {
    what: 'main job',
    chunks: ['index', 'main', 'fetch-raid', 'SavedRaidList', 'OpenRaid', 'PlayerDetails'],
    limit: 190 * KILOBYTE,
  },
];

/** Returns each era's chunk of a kind of tables. */
const chunksOf = (kind: 'facts' | 'to-buy'): string[] =>
  readdirSync('src/domain/eras').flatMap((era) =>
    existsSync(`src/domain/eras/${era}/${era}-${kind}.ts`) ? `${era}-${kind}` : [],
  );

const FACTS = chunksOf('facts');
const TABLES: readonly Budget[] = [
  ...FACTS.map((chunk) => ({
    what: chunk,
    chunks: [chunk],
    limit: (chunk === 'burning-crusade-facts' ? 20 : 45) * KILOBYTE,
  })),
  ...chunksOf('to-buy').map((chunk) => ({ what: chunk, chunks: [chunk], limit: 12 * KILOBYTE })),
];

/** Every language but English, without its buff words, which load with the buffs. */
const LANGUAGES: readonly Budget[] = readdirSync('src/texts', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    what: `language ${name}`,
    chunks: [`language-${name}`],
    after: 'main',
    limit: 20 * KILOBYTE,
  }));

const names = readdirSync(SCRIPTS);

/** Adds a script's static imports. A dynamic import has `import(` before its name. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const code = readFileSync(`${SCRIPTS}/${name}`, 'utf8');
  for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    withImports(imported, found);
  }
  return found;
}

const bytesOf = (path: string): number => brotliCompressSync(readFileSync(path)).length;
const pageBytes = bytesOf('dist/index.html');
const styles = readdirSync(STYLES);

/** A file's name without its hash. The hash may contain a hyphen. */
const chunkOf = (file: string): string => file.replace(/-.{8}\.\w+$/, '');

function scriptOf(chunk: string): string {
  const name = names.find((file) => chunkOf(file) === chunk);
  if (!name) throw new Error(`The build has no chunk ${chunk}, which has a budget`);
  return name;
}

/** A chunk's stylesheet has the chunk's name. */
const styleBytes = (script: string): number => {
  const style = styles.find((file) => chunkOf(file) === chunkOf(script));
  return style ? bytesOf(`${STYLES}/${style}`) : 0;
};

for (const { what, chunks, after, limit } of [...JOBS, ...TABLES, ...LANGUAGES]) {
  const isTable = !chunks.includes('index');
  const scripts = new Set<string>();
  for (const chunk of chunks) {
    withImports(scriptOf(chunk), scripts);
  }
  if (after) {
    for (const name of withImports(scriptOf(after))) scripts.delete(name);
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

/** The files of the typeface that a first visit loads, by language. They are compressed already. */
const TYPEFACE = [
  { what: 'typeface', files: ['latin'], limit: 26 * KILOBYTE },
  { what: 'typeface in Russian', files: ['latin', 'cyrillic'], limit: 42 * KILOBYTE },
];
const fonts = readdirSync('dist/static/woff2');
for (const { what, files, limit } of TYPEFACE) {
  const found = fonts.filter((file) => files.includes(chunkOf(file)));
  const total = found.reduce((sum, file) => sum + statSync(`dist/static/woff2/${file}`).size, 0);
  const isOver = total > limit || found.length < files.length;
  console.log(`${what}: ${total} of ${limit} bytes${isOver ? ', over the budget or missing' : ''}`);
  if (isOver) process.exitCode = 1;
}
