/**
 * Holds the build in dist/ to its budgets, in bytes as brotli sends them, and exits 1 when one breaks.
 * First page: the page with the scripts and styles it names, and the main screen that they load.
 * Main job: the same with all that an open raid with one player's details and its buffs takes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const KILOBYTE = 1000;
const BUDGETS = { 'first page': 105 * KILOBYTE, 'main job': 130 * KILOBYTE };

/** Chunks that the first page loads, by the name before the hash. */
const FIRST_PAGE = ['index', 'MainScreen'];
/** Chunks that only other parts load: they count towards neither budget. */
const ELSEWHERE = ['NewPageScreen', 'SettingsDialog', 'KeyboardHelp', 'web-vitals', 'workbox-window'];

const folders = ['dist/static/js', 'dist/static/css'];
const files = folders.flatMap((folder) =>
  readdirSync(folder).map((name) => ({
    name,
    chunk: name.replace(/-[\w-]{8}\.\w+$/, ''),
    bytes: brotliCompressSync(readFileSync(`${folder}/${name}`)).length,
  })),
);
const page = brotliCompressSync(readFileSync('dist/index.html')).length;

const sum = (list) => list.reduce((total, { bytes }) => total + bytes, page);
const sizes = {
  'first page': sum(files.filter(({ chunk }) => FIRST_PAGE.includes(chunk))),
  'main job': sum(files.filter(({ chunk }) => !ELSEWHERE.includes(chunk))),
};

for (const { name, bytes } of files) console.log(`${String(bytes).padStart(7)}  ${name}`);
for (const [what, limit] of Object.entries(BUDGETS)) {
  const isKept = sizes[what] <= limit;
  console.log(`${what}: ${sizes[what]} of ${limit} bytes${isKept ? '' : ', over the budget'}`);
  if (!isKept) process.exitCode = 1;
}
