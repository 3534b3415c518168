import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { needProgram } from '../scripts/find-program';
import { E2E_KEY } from './log-site';
import { E2E_CLIENT } from './sign-in/sign-in-site';

/** Values that a test's own log site replaces once its ports are known; see app-server.ts. */
export const PLACEHOLDER = {
  api: 'http://log-site.invalid',
  fresh: 'http://fresh.log-site.invalid',
  forever: 'http://forever.log-site.invalid',
  icons: 'http://icons.log-site.invalid',
  signIn: 'http://sign-in.log-site.invalid',
};

/** Returns the build under test: E2E_DIST names it, or it is built before the first test. */
export const builtApp = (): string =>
  resolve(process.env.E2E_DIST || 'node_modules/.cache/ready-check/e2e-dist');

/** Returns the file of a chunk, or of a component whose own name a content blocker might refuse. */
export function chunkWith(component: string): string {
  const folder = join(builtApp(), 'static/js');
  const file = readdirSync(folder).find(
    (name) =>
      name.startsWith(`${component}-`) ||
      readFileSync(join(folder, name), 'utf8').includes(` as ${component}`),
  );
  if (!file) throw new Error(`No chunk exports ${component}`);
  return file;
}

/** Builds the app into a folder; throws if that fails or warns. */
export function buildApp(folder: string): void {
  const env = {
    ...process.env,
    VITE_WCL_API_URL: `${PLACEHOLDER.api}/v1`,
    VITE_WCL_FRESH_API_URL: `${PLACEHOLDER.fresh}/v1`,
    VITE_WCL_FOREVER_API_URL: `${PLACEHOLDER.forever}/v1`,
    VITE_WCL_ICON_URL: `${PLACEHOLDER.icons}/icons`,
    VITE_WCL_API_KEY: E2E_KEY,
    VITE_WCL_CLIENT_ID: E2E_CLIENT,
    VITE_WCL_SIGN_IN_URL: PLACEHOLDER.signIn,
  };
  const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const vite = ['--no-warnings', 'node_modules/vite/bin/vite.js', 'build', ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, vite, { env, encoding: 'utf8' });
  if (status !== 0 || stdout || stderr) throw new Error(`The build: ${stdout}${stderr}`);
}

/** Copies the build as a later version: in the names of its scripts and styles a letter differs. */
export function copyAsLater(folder: string, letter = 'x'): void {
  cpSync(builtApp(), folder, { recursive: true });
  const rename = (text: string) =>
    text.replace(/-[\da-f]([\da-f]{7}\.(?:css|js))\b/g, `-${letter}$1`);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(css|html|js)$/.test(name)) continue;
    const file = join(folder, name);
    const text = rename(readFileSync(file, 'utf8'));
    writeFileSync(file, text.replace(/\w(?=\w{31}","url":"index\.html")/, letter));
    renameSync(file, join(folder, rename(name)));
  }
}

/** Playwright's global setup. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export
export default function prepareTests(): void {
  needProgram('headlessShell');
  buildForTests();
}

/** Builds the app unless E2E_DIST names a build. */
export function buildForTests(): void {
  if (!process.env.E2E_DIST) buildApp(builtApp());
}
