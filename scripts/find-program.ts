import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** A program that is neither there nor to be had. The message says how to get it. */
export class ProgramNotFound extends Error {
  override name = 'ProgramNotFound';
}

/** A program the tests start, and where it comes from. */
interface Program {
  /** Environment variable that names it and wins over all else. */
  variable: string;
  /** Its names on the PATH. */
  names: readonly string[];
  /** The Debian packages that bring it. */
  packages: readonly string[];
  /** Folders below `/usr/lib/{architecture}/` that hold it when it is not on the PATH. */
  libraries?: readonly string[];
}

const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth'];

/** Source: Debian 12's packages. */
const PROGRAMS = {
  chromium: {
    variable: 'CHROMIUM',
    names: ['chromium', 'google-chrome', 'google-chrome-stable'],
    packages: ['chromium'],
  },
  firefox: {
    variable: 'FIREFOX',
    names: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
  },
  webKitDriver: {
    variable: 'WEBKIT_DRIVER',
    names: ['WebKitWebDriver'],
    packages: WEBKIT_PACKAGES,
  },
  miniBrowser: {
    variable: 'MINIBROWSER',
    names: ['MiniBrowser'],
    packages: WEBKIT_PACKAGES,
    libraries: ['webkit2gtk-4.1', 'webkit2gtk-4.0'],
  },
  caddy: {
    variable: 'CADDY',
    names: ['caddy'],
    packages: ['caddy'],
  },
  xvfb: {
    variable: 'XVFB_RUN',
    names: ['xvfb-run'],
    packages: WEBKIT_PACKAGES,
  },
} satisfies Record<string, Program>;

/**
 * The Chromium that the tests run in. Playwright's own copy is downloaded where that works;
 * elsewhere Debian's package is installed.
 */
export function findChromium(): string {
  const { chromium: program } = PROGRAMS;
  return (
    namedByPerson(program) ??
    playwrightsOwn() ??
    onThisMachine(program) ??
    (run('npx', ['playwright', 'install', 'chromium']) ? playwrightsOwn() : undefined) ??
    fromDebian(program)
  );
}

/** Firefox ESR. Playwright drives Debian's by its channel `moz-firefox`. */
export const findFirefox = (): string => find(PROGRAMS.firefox);

/** The WebDriver of WebKitGTK. */
export const findWebKitDriver = (): string => find(PROGRAMS.webKitDriver);

/** The small browser that the WebDriver of WebKitGTK starts. */
export const findMiniBrowser = (): string => find(PROGRAMS.miniBrowser);

/** The web server that deploy/Caddyfile is for. */
export const findCaddy = (): string => find(PROGRAMS.caddy);

/** What gives WebKitGTK a screen that nobody sees. */
export const findXvfb = (): string => find(PROGRAMS.xvfb);

function find(program: Program): string {
  return namedByPerson(program) ?? onThisMachine(program) ?? fromDebian(program);
}

function namedByPerson({ variable }: Program): string | undefined {
  const named = process.env[variable];
  if (!named) return;
  if (isProgram(named)) return named;
  throw new ProgramNotFound(`${variable} should name a program, but "${named}" is none.`);
}

/** Playwright's download. On a bare machine it can be there and yet lack the libraries to start. */
function playwrightsOwn(): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
}

function onThisMachine({ names, libraries = [] }: Program): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...libraryFolders(libraries)];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function libraryFolders(libraries: readonly string[]): string[] {
  if (libraries.length === 0 || !existsSync('/usr/lib')) return [];
  return readdirSync('/usr/lib').flatMap((architecture) =>
    libraries.map((library) => join('/usr/lib', architecture, library)),
  );
}

function fromDebian(program: Program): string {
  const { names, packages, variable } = program;
  if (process.getuid?.() === 0) installFromDebian(packages);
  const found = onThisMachine(program);
  if (found) return found;
  throw new ProgramNotFound(
    `The tests need ${names[0]}. Set ${variable} to the program, or install it: ` +
      `as root, apt-get install -y ${packages.join(' ')}`,
  );
}

/** Ends an installation that was broken off first: apt-get begins no other before. */
function installFromDebian(packages: readonly string[]): void {
  run('dpkg', ['--configure', '-a']);
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', ...packages]);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Runs a command in sight of the person. It counts as failed, too, when there is no such command. */
function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}
