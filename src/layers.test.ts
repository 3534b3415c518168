import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { RULES } from '#domain/audit/rule-list';

/** Layers that each layer may import; `app` and main.tsx may import all but `test`. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  texts: ['domain', 'tables'],
  // The packed tables of build/tables.
  domain: ['tables'],
  data: ['domain', 'texts', 'routes', 'worker-contract', 'load-chunk', 'deadline'],
  ui: ['domain', 'tables', 'texts', 'routes', 'load-chunk'],
  features: ['domain', 'data', 'ui', 'texts', 'routes', 'load-chunk'],
  screens: ['domain', 'data', 'ui', 'features', 'texts', 'routes'],
  test: ['domain', 'data', 'texts'],
};
const LAYERS = [...Object.keys(MAY_IMPORT), 'app'];

const filesIn = (folder: string, names: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => join(folder, name));

const sourcesIn = (folder: string): string[] => filesIn(folder, /(?<!\.test)\.tsx?$/);

const codeOf = (file: string): string => readFileSync(file, 'utf8');

/** Returns the group of each match, or the whole match. */
const matchesIn = (file: string, pattern: RegExp): string[] =>
  [...codeOf(file).matchAll(pattern)].map(([whole, group = whole]) => group);

const importsOf = (file: string): string[] => matchesIn(file, /(?:from|import)\s*\(?\s*'([^']+)'/g);

const targetOf = (file: string, name: string): string =>
  name.startsWith('.') ? join(dirname(file), name) : name.replace('#', 'src/');

/** Returns `file imports name` for each import that is wrong. */
const wrongImports = (
  files: readonly string[],
  isWrong: (name: string, file: string) => boolean,
): string[] =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((name) => isWrong(name, file))
      .map((name) => `${file} imports ${name}`),
  );

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const layerOf = (file: string): string => relative('src', file).split('/')[0] ?? '';
const screenOf = (file: string): string => relative('src/screens', file).split('/')[0] ?? '';

test('layers import downwards only', () => {
  const wrong = Object.entries(MAY_IMPORT).flatMap(([layer, allowed]) =>
    wrongImports(
      sourcesIn(`src/${layer}`),
      (name) =>
        name.startsWith('#') && ![layer, ...allowed].includes(name.slice(1).split('/')[0] ?? ''),
    ),
  );
  expect(wrong).toEqual([]);
});

/** The folders of `domain`; each imports only those before it. */
const DOMAIN_FOLDERS = `
  raid coverage pull era eras gear log-site audit share statements digests groups to-buy season
  player tonight
`
  .trim()
  .split(/\s+/);

test('folders of domain import in one direction', () => {
  expect(new Set(DOMAIN_FOLDERS)).toEqual(new Set(foldersIn('src/domain')));
  const wrong = DOMAIN_FOLDERS.flatMap((folder, place) =>
    wrongImports(sourcesIn(`src/domain/${folder}`), (name, file) => {
      const [top = ''] = relative('src/domain', targetOf(file, name)).split('/');
      return DOMAIN_FOLDERS.indexOf(top) > place;
    }),
  );
  expect(wrong).toEqual([]);
});

/** Folders of `data` that must not import each other, with further imports that are forbidden. */
const APART: Readonly<Record<string, RegExp>> = {
  'log-site': /idb-keyval|persist-client|persister/,
  device: /^@tanstack\//,
};

test('data/log-site and data/device import neither each other nor the query cache', () => {
  const folders = foldersIn('src/data');
  const wrong = Object.entries(APART).flatMap(([folder, never]) =>
    wrongImports(sourcesIn(`src/data/${folder}`), (name, file) => {
      const [top = ''] = relative('src/data', targetOf(file, name)).split('/');
      // Key and sign-in decide how a report is requested.
      const isKey = folder === 'log-site' && top === 'settings';
      const isOther = folders.includes(top) && top !== folder && !isKey;
      return isOther || never.test(name);
    }),
  );
  expect(wrong).toEqual([]);
});

/** Returns `file runs call` for each call of the layers’ files. */
const callsIn = (layers: readonly string[], call: RegExp): string[] =>
  layers
    .flatMap((layer) => sourcesIn(`src/${layer}`))
    .flatMap((file) => matchesIn(file, call).map((found) => `${file} runs ${found}`));

test('only main.tsx and its starters run code on import', () => {
  const call = /^(?:void |await |new )?[A-Za-z_][\w.?]*\(.*$/gm;
  expect(callsIn(Object.keys(MAY_IMPORT), call)).toEqual([]);
});

test('no module of any layer subscribes on import', () => {
  const subscribing =
    /^(?:(?:export )?const [\w{}, ]+ = )?(?:void |await |new )?[\w.?]*(?:subscribe|addEventListener|watch\w*)\(.*$/gm;
  expect(callsIn(LAYERS, subscribing)).toEqual([]);
});

interface Import {
  from: string;
  to: string;
}

/** Lists every import among the sources of the app and its worker. */
function allImports(): Import[] {
  const files = new Set(['src', 'sw'].flatMap(sourcesIn));
  return [...files].flatMap((from) =>
    importsOf(from)
      .flatMap((name) => ['', '.ts', '.tsx'].map((ending) => targetOf(from, name) + ending))
      .filter((to) => files.has(to))
      .map((to) => ({ from, to })),
  );
}

/** Repeatedly drops imports by files that nothing imports, and of files that import nothing. */
function inCircles(imports: readonly Import[]): readonly Import[] {
  const importing = new Set(imports.map(({ from }) => from));
  const imported = new Set(imports.map(({ to }) => to));
  const left = imports.filter(({ from, to }) => imported.has(from) && importing.has(to));
  return left.length < imports.length ? inCircles(left) : left;
}

test('no modules import each other in a circle', () => {
  expect(inCircles(allImports())).toEqual([]);
});

/** Returns the folders, side by side, that an import leaves and enters. */
function foldersApart({ from, to }: Import): Import {
  const [left, entered] = [dirname(from).split('/'), dirname(to).split('/')];
  const depth = left.findIndex((name, index) => name !== entered[index]) + 1;
  return { from: left.slice(0, depth).join('/'), to: entered.slice(0, depth).join('/') };
}

test('no folders import each other, directly or in a circle', () => {
  const importsOfFolders = allImports()
    .flatMap((one) => [{ from: dirname(one.from), to: dirname(one.to) }, foldersApart(one)])
    // The top of src starts the app, and has what all of it knows: addresses and the worker's messages.
    .filter(({ from, to }) => from !== to && from !== 'src' && to !== 'src');
  expect(inCircles(importsOfFolders)).toEqual([]);
});

/** The layers whose modules must not be too small. Other layers contain translations. */
const VIEW_FILES = ['ui', 'features', 'screens', 'app'].flatMap((layer) =>
  sourcesIn(`src/${layer}`),
);

const lineCount = (file: string): number => codeOf(file).trimEnd().split('\n').length;

/** Reasons why a module stays alone with fewer than 20 lines and one importer. */
const SMALL: Readonly<Record<string, string>> = {
  'src/app/top-bar/logo-cells.ts': 'scripts/draw-icons.ts draws it too',
  'src/domain/audit/rules/no-food-seen.ts': 'each rule is a file',
};

/** Modules without the eras' tables, whose length the game's items determine. */
const LOGIC_FILES = ['domain', 'data'].flatMap((layer) =>
  sourcesIn(`src/${layer}`).filter((file) => !/^src\/domain\/eras\/[^/]+\//.test(file)),
);

test('no module, test or style sheet has more than 300 lines, except tables and translations', () => {
  const files = [...VIEW_FILES, ...LOGIC_FILES, ...filesIn('src', /\.(?:css|test\.ts)$/)];
  expect(files.filter((file) => lineCount(file) > 300)).toEqual([]);
});

test('a module of fewer than 20 lines with one importer is a chunk, tested or listed with a reason', () => {
  const imports = allImports();
  const chunks = new Set(
    sourcesIn('src').flatMap((file) =>
      matchesIn(file, /=>\s*import\('([^']+)'\)/g).map((name) => targetOf(file, name)),
    ),
  );
  const small = [...VIEW_FILES, ...LOGIC_FILES]
    .filter((file) => lineCount(file) < 20)
    .filter((file) => imports.filter(({ to }) => to === file).length === 1)
    .map((file) => file.replace(/\.tsx?$/, ''))
    .filter((stem) => !chunks.has(stem) && !existsSync(`${stem}.test.ts`));
  expect(small.sort()).toEqual(Object.keys(SMALL).map((file) => file.replace(/\.tsx?$/, '')));
});

test('the top of the main screen’s folder has at most eight modules', () => {
  const modules = sourcesIn('src/screens/main').filter((file) => dirname(file).endsWith('main'));
  expect(modules.length).toBeLessThanOrEqual(8);
});

test('an import that starts with a dot stays in its layer', () => {
  const wrong = LAYERS.flatMap((layer) =>
    wrongImports(
      sourcesIn(`src/${layer}`),
      (name, file) => name.startsWith('.') && layerOf(join(dirname(file), name)) !== layer,
    ),
  );
  expect(wrong).toEqual([]);
});

test('the domain imports no package', () => {
  expect(wrongImports(sourcesIn('src/domain'), (name) => !/^[.#]/.test(name))).toEqual([]);
});

test('no screen imports another screen', () => {
  const wrong = wrongImports(
    sourcesIn('src/screens'),
    (name, file) =>
      /^\.|^#screens\//.test(name) && screenOf(targetOf(file, name)) !== screenOf(file),
  );
  expect(wrong).toEqual([]);
});

test('only tests import src/test', () => {
  const sources = ['src', 'sw'].flatMap(sourcesIn);
  expect(wrongImports(sources, (name) => name.startsWith('#test/'))).toEqual([]);
});

test('app and main.tsx import only the rendered components of screens', () => {
  // The build prerenders the start for a first visit.
  const rendered = /^#screens\/[^/]+\/\w+Screen(?:Start)?$/;
  const wrong = wrongImports(
    [...sourcesIn('src/app'), 'src/main.tsx'],
    (name) => name.startsWith('#screens/') && !rendered.test(name),
  );
  expect(wrong).toEqual([]);
});

test('the worker and e2e import only domain constants and the contract between page and worker', () => {
  const others = /(?:^#|\/src\/)(?!domain\/|(?:worker-contract|routes)(?:\.ts)?$)/;
  const sources = ['sw', 'e2e'].flatMap(sourcesIn);
  expect(wrongImports(sources, (name) => others.test(name))).toEqual([]);
});

test('only the domain names a rule by its id', () => {
  const idPattern = new RegExp(`'(?:${RULES.map(({ id }) => id).join('|')})'`);
  const files = [...VIEW_FILES, ...sourcesIn('src/data'), ...sourcesIn('src/texts')];
  expect(files.filter((file) => idPattern.test(codeOf(file)))).toEqual([]);
});

/** Files that import() without a limit. */
const UNBOUNDED: readonly string[] = [
  // The prerendered page itself reports if the app does not start.
  'src/start.ts',
  // This module passes its table of imports to loadChunk.
  'src/data/settings/language.ts',
];

test('every import() of the app has a time limit', () => {
  const bounded = /(?:loadChunk|lateChunk|lateComponent)\(\s*'[\w-]+',\s*\(\) =>\s*import\(/g;
  const files = sourcesIn('src')
    // The domain has no clock: callers set the limit.
    .filter((file) => !['test', 'domain'].includes(layerOf(file)))
    .filter((file) => /(?<![\w.]|typeof )import\(/.test(codeOf(file).replace(bounded, '')));
  expect(files.sort()).toEqual(UNBOUNDED.toSorted());
});

test('no native control is disabled', () => {
  const disabled = /<(?:button|input|select|textarea)\b[^<]*?\sdisabled=/;
  expect(VIEW_FILES.filter((file) => disabled.test(codeOf(file)))).toEqual([]);
});

test.each([
  ['aria-expanded={', 'src/ui/ToggleButton.tsx'],
  ['<details', 'src/ui/Details.tsx'],
  ['alert alert-', 'src/ui/Notice.tsx'],
])('only one component writes %s', (markup, component) => {
  const writers = VIEW_FILES.filter((file) => codeOf(file).includes(markup));
  expect(writers).toEqual([component]);
});
