/**
 * Checks the build in dist/ against the oldest browsers (src/texts/oldest-browsers.json) by MDN's
 * compatibility data. Exits 1 if a script or stylesheet uses what one of them lacks.
 */
import { readdirSync, readFileSync } from 'node:fs';
import {
  ALLOWED_SCRIPT_FEATURES,
  ALLOWED_STYLE_FEATURES,
  type AllowedFeature,
} from './newer-allowed';
import { newerFeaturesInScript } from './too-new-scripts';
import { newerFeaturesInStyle } from './too-new-styles';

const BUILD = 'dist';

const KINDS = [
  { ending: '.js', find: newerFeaturesInScript, allowed: ALLOWED_SCRIPT_FEATURES },
  { ending: '.css', find: newerFeaturesInStyle, allowed: ALLOWED_STYLE_FEATURES },
];

/** Returns what the build uses that an oldest browser lacks, and superfluous exceptions. */
function checkBrowsers(): string[] {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
  return KINDS.flatMap(({ ending, find, allowed }) => {
    const named = files
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ file, names: [...find(readFileSync(`${BUILD}/${file}`, 'utf8'))] }));
    if (named.length === 0) return [`There is no ${ending} file in ${BUILD}/: build first`];
    const isAllowed = (name: string) => allowed.some((one) => isNamedBy(one, name));
    const all = named.flatMap(({ names }) => names);
    return [
      ...named.flatMap(({ file, names }) =>
        names.filter((name) => !isAllowed(name)).map((name) => `${file}: ${name} is too new`),
      ),
      ...allowed
        .filter((one) => !all.some((name) => isNamedBy(one, name)))
        .map(({ name }) => `scripts/newer-allowed.ts: ${name} is nowhere in the build`),
    ];
  });
}

const isNamedBy = (allowed: AllowedFeature, name: string): boolean =>
  name === allowed.name || name.startsWith(`${allowed.name}: `);

const problems = checkBrowsers();
for (const line of problems) console.error(line);
if (problems.length > 0) process.exitCode = 1;
else console.log('Nothing in the build is too new for the oldest browsers.');
