import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { needProgram } from '../scripts/find-program';
import { AppServer } from './app-server';
import { builtApp, PLACEHOLDER } from './build-app';
import { freePort } from './loopback-server';
import { RuleHost, type RuleReader } from './rule-host';

export type HostName = RuleReader | 'Caddy' | 'GitHub Pages';

/** Each host of docs/hosting.md, at a root and below a path. */
export const HOSTS: readonly { name: HostName; at: string }[] = (
  ['Caddy', 'Netlify', 'Cloudflare Pages', 'GitHub Pages'] as const
).flatMap((name) => ['/', '/guild-raids/'].map((at) => ({ name, at })));

export interface Host {
  /** The app's address ends with a slash. */
  address: string;
  stop(): Promise<unknown>;
}

/** The commands of the documents by which a host publishes a build. */
const COMMANDS = {
  container: commandIn('deploy/Dockerfile'),
  pages: commandIn('deploy/github-pages.yml'),
  root: commandIn('docs/hosting.md', 'dist'),
  below: commandIn('docs/hosting.md', 'dist --at'),
};

function commandIn(file: string, start = 'dist'): string {
  const text = readFileSync(file, 'utf8');
  const commands = [...text.matchAll(/node deploy\/prepare\.mjs [^\n`]+/g)].map(([found]) => found);
  const command = commands.find((one) => one.startsWith(`node deploy/prepare.mjs ${start}`));
  if (!command) throw new Error(`${file} prepares no build`);
  return command;
}

/** Copies the build into a folder of its own, with item icons at `icons`. */
export function copyBuild(icons: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ready-check-deploy-'));
  const dist = join(folder, 'dist');
  cpSync(builtApp(), dist, { recursive: true });
  symlinkSync(resolve('deploy'), join(folder, 'deploy'));
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = join(dist, name);
    if (!/\.(html|js)$/.test(name) || !statSync(file).isFile()) continue;
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(PLACEHOLDER.icons, icons));
  }
  return folder;
}

/** Prepares a copied build as the documents say, and serves it as the host does. */
export async function startHost(name: HostName, at: string, folder: string): Promise<Host> {
  const run = (command: string, env = {}) =>
    execFileSync('sh', ['-c', command], { cwd: folder, env: { ...process.env, ...env } });
  const dist = join(folder, 'dist');
  const isRoot = at === '/';
  if (name === 'Caddy') {
    run(COMMANDS.container, { AT: at });
    return startCaddy(folder, at);
  }
  if (name === 'GitHub Pages') {
    run(COMMANDS.pages, { BASE_PATH: at.slice(0, -1) });
    const fallback = { page: '404.html', status: 404 };
    const host = new AppServer({ folder: dist, values: [], base: at, fallback });
    await host.start();
    return { address: host.address, stop: host.stop };
  }
  run((isRoot ? COMMANDS.root : COMMANDS.below).replaceAll('raids', at.slice(1, -1) || 'raids'));
  const { server } = new RuleHost(isRoot ? dist : join(folder, 'site'), name);
  await server.start();
  return { address: server.origin + at, stop: () => server.stop() };
}

/** Starts Caddy as in the container; below a path, another Caddy is the proxy before it. */
async function startCaddy(folder: string, at: string): Promise<Host> {
  const [inner, outer] = [await freePort(), await freePort()];
  const caddies = [runCaddy(folder, 'deploy/Caddyfile', `http://127.0.0.1:${inner}`)];
  const root = `http://127.0.0.1:${at === '/' ? inner : outer}`;
  if (at !== '/') {
    const proxy = join(folder, 'Proxyfile');
    const rule = `handle_path ${at}* {\n\t\treverse_proxy 127.0.0.1:${inner}\n\t}`;
    writeFileSync(proxy, `{\n\tadmin off\n}\n${root} {\n\t${rule}\n}\n`);
    caddies.push(runCaddy(folder, proxy, root));
  }
  const address = root + at;
  const isUp = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp).toBe(true);
  const stop = () =>
    Promise.all(
      caddies.map(async (caddy) => {
        const ended = once(caddy, 'exit');
        if (caddy.kill()) await ended;
      }),
    );
  return { address, stop };
}

const runCaddy = (folder: string, config: string, address: string) =>
  spawn(needProgram('caddy'), ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      ADDRESS: address,
      ROOT: join(folder, 'dist'),
      HEADERS: join(folder, 'headers.caddy'),
      // Caddy stores its last configuration there.
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
    stdio: 'ignore',
  });

export const removeBuild = (folder: string): void => rmSync(folder, { recursive: true });
