/**
 * Prints files and lines by kind, of the work tree or of a commit: `npm run count -- 63bb7375`.
 * Fixtures, recorded responses, JSON, generated files and rows of items are left out.
 */
import { execFileSync } from 'node:child_process';

/** The kinds, each with its files. A file belongs to the first kind that matches. */
const KINDS: readonly (readonly [kind: string, files: RegExp])[] = [
  ['unit tests', /^(?:src|sw|scripts|build|bench)\/(?:test\/|.*\.test\.)/],
  ['end-to-end tests', /^e2e\//],
  ['tools', /^(?:bench|scripts|build|mutants|deploy)\/|^[^/]+\.config\.ts$/],
  ['translations', /^src\/texts\/[a-z]{2}\//],
  ['tables', /^tables\/[^/]+$/],
  [
    'tables as code',
    /^src\/domain\/eras\/[^/]+\/(?:buffs|consumables|enchants|gems|[a-z-]+-to-buy)\.ts$/,
  ],
  ['styles', /\.css$/],
  ['product', /^(?:src|sw)\//],
];
const COUNTED_FILES = /\.(?:tsx?|mjs|css|csv)$/;

interface Kind {
  kind: string;
  files: number;
  lines: number;
}

/** Returns each counted file's lines. */
function linesOf(commit: string | undefined): [file: string, lines: number][] {
  const from = commit ? [commit] : [];
  const counts = execFileSync('git', ['grep', '-I', '-c', '', ...from], { encoding: 'utf8' });
  return counts
    .trim()
    .split('\n')
    .map((line) => line.slice(commit ? commit.length + 1 : 0))
    .map((line): [string, number] => {
      const end = line.lastIndexOf(':');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    })
    .filter(([file]) => COUNTED_FILES.test(file));
}

function byKind(files: readonly [file: string, lines: number][]): Kind[] {
  const kindOf = (file: string) => KINDS.find(([, pattern]) => pattern.test(file))?.[0];
  return [...KINDS].reverse().map(([kind]) => {
    const filesOfKind = files.filter(([file]) => kindOf(file) === kind);
    return {
      kind,
      files: filesOfKind.length,
      lines: filesOfKind.reduce((all, [, lines]) => all + lines, 0),
    };
  });
}

const kinds = byKind(linesOf(process.argv[2]));
for (const { kind, files, lines } of kinds) {
  console.log(
    `${kind.padEnd(18)}${String(files).padStart(5)} files${String(lines).padStart(8)} lines`,
  );
}
const sum = (...names: string[]) =>
  kinds.reduce((all, { kind, lines }) => (names.includes(kind) ? all + lines : all), 0);
const ratio = sum('unit tests', 'end-to-end tests', 'tools') / sum('product');
console.log(`tests and tools    ${ratio.toFixed(2)} × the product`);
