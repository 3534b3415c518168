/**
 * Writes LICENCES.md, or the file named: every package in the build, with version and licence.
 * `--check` fails if the list is outdated or a licence is unusable.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [, , argument = 'LICENCES.md'] = process.argv;
const isCheck = argument === '--check';
const LIST = isCheck ? 'LICENCES.md' : argument;

/** Licences that let an MIT app ship the code. */
const USABLE_LICENCES = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  // This licence of typefaces demands that its text comes with them.
  'OFL-1.1',
]);

interface Lock {
  packages: Record<string, { dev?: true; optional?: true }>;
}

const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const rows = Object.entries(packages)
  .filter(([place, { dev, optional }]) => place && !dev && !optional)
  .map(([place]) => JSON.parse(readFileSync(`${place}/package.json`, 'utf8')))
  .map(({ name, version, license }) => ({ name, version, license: String(license) }))
  .sort((one, other) => one.name.localeCompare(other.name));

const text = `# Licences of the packages in the build

Written by \`npm run licences\`; \`npm test\` checks it.

| package | version | licence |
| --- | --- | --- |
${rows.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`).join('\n')}
`;

const unusablePackages = rows.filter(({ license }) => !USABLE_LICENCES.has(license));
if (unusablePackages.length > 0) {
  console.error(
    `Not ours to ship: ${unusablePackages.map(({ name, license }) => `${name} (${license})`).join(', ')}`,
  );
  process.exitCode = 1;
} else if (!isCheck) {
  writeFileSync(LIST, text);
} else if (readFileSync(LIST, 'utf8') !== text) {
  console.error(`${LIST} is not up to date: run npm run licences`);
  process.exitCode = 1;
}
