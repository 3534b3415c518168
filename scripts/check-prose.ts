/**
 * Checks the words of comments, test titles and docs against docs/style.md. Exits 1 if a phrase is
 * not plain, a comment begins without a verb or a subject or has a vague word, a title joins facts
 * or shows a boolean, or comments take too many lines.
 */
import { readdirSync, readFileSync } from 'node:fs';
import {
  commentLines,
  findFragments,
  findJoinedTitles,
  findPhrases,
  findPrepositions,
  findVagueComments,
} from './prose';

const FOLDERS = ['src', 'sw', 'build', 'scripts', 'e2e', 'bench', 'deploy', 'docs', 'mutants', '.'];
const FILES_WITH_WORDS = /\.(?:tsx?|mjs|css|html|md)$/;
const IGNORED_FILES = /^mutants\/reports\/|node_modules\//;

/** Files that quote the phrases, or are generated. */
const EXEMPT_FILES = new Set([
  'scripts/prose.ts',
  'scripts/prose.test.ts',
  'docs/style.md',
  'LICENCES.md',
]);

const TEST_FILES = /^(?:e2e|bench|src\/test)\/|\.test\.tsx?$/;

/** The app's scripts without tests and translations. */
const MEASURED_FILES = /^(?:src|sw)\/(?!test\/|texts\/[a-z]{2}\/).*\.tsx?$/;
const MAX_COMMENT_SHARE = 0.08;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
    .map((name) => (folder === '.' ? name : `${folder}/${name}`))
    .filter(
      (file) => FILES_WITH_WORDS.test(file) && !IGNORED_FILES.test(file) && !EXEMPT_FILES.has(file),
    );

/** Returns every sentence to rewrite, and a line if comments take too many lines. */
function checkProse(): string[] {
  const files = FOLDERS.flatMap(filesIn);
  const phrases = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const testFaults = TEST_FILES.test(file)
      ? [...findPrepositions(text), ...findJoinedTitles(text)]
      : [];
    const commentFaults = file.endsWith('.md') ? [] : findVagueComments(text);
    return [...findPhrases(text), ...findFragments(text), ...commentFaults, ...testFaults].map(
      (found) => `${file}:${found}`,
    );
  });
  const scripts = files.filter((file) => MEASURED_FILES.test(file) && !file.includes('.test.'));
  const texts = scripts.map((file) => readFileSync(file, 'utf8').trimEnd());
  const share = sum(texts, commentLines) / sum(texts, (text) => text.split('\n').length);
  if (share <= MAX_COMMENT_SHARE) return phrases;
  const percent = (part: number) => `${(100 * part).toFixed(2)} %`;
  return [
    ...phrases,
    `Comments take ${percent(share)} of the lines of src and sw without tests and translations; ${percent(MAX_COMMENT_SHARE)} are allowed`,
  ];
}

const sum = (texts: readonly string[], count: (text: string) => number): number =>
  texts.reduce((all, text) => all + count(text), 0);

const problems = checkProse();
for (const line of problems) console.error(line);
if (problems.length > 0) process.exitCode = 1;
