import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { chromium } from '@playwright/test';

interface Program {
  /** The environment variable that names the program and takes precedence. */
  variable: string;
  /** The program's names on the PATH. */
  names: readonly string[];
  /** The Debian packages that contain the program. */
  packages: readonly string[];
  /** The first major version that the tests can drive. */
  since?: number;
  /** Folders below `/usr/lib/{architecture}/`, for programs that are not on the PATH. */
  libraries?: readonly string[];
}

const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth'];

const WHOLE_CHROMIUM = ['chromium', 'google-chrome', 'google-chrome-stable'];

/** The programs of the tests. Source: Debian 12's packages. */
export const PROGRAMS = {
  /** Chromium without windows needs less processor. The full browser works too. */
  headlessShell: {
    variable: 'HEADLESS_SHELL',
    names: ['chromium-headless-shell', ...WHOLE_CHROMIUM],
    packages: ['chromium-headless-shell'],
  },
  chromium: {
    variable: 'CHROMIUM',
    names: WHOLE_CHROMIUM,
    packages: ['chromium'],
  },
  firefox: {
    variable: 'FIREFOX',
    names: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
    // Playwright 1.64 sends `network.addDataCollector`, which older versions lack.
    since: 143,
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
  /** The web server that deploy/Caddyfile is for. */
  caddy: {
    variable: 'CADDY',
    names: ['caddy'],
    packages: ['caddy'],
  },
  /** A virtual display for WebKitGTK. */
  xvfb: {
    variable: 'XVFB_RUN',
    names: ['xvfb-run'],
    packages: WEBKIT_PACKAGES,
  },
} satisfies Record<string, Program>;

/** A program that the tests start. */
export type ProgramName = keyof typeof PROGRAMS;

/** A program that is missing or too old. The message says how to get it. */
export class ProgramNotFound extends Error {
  override name = 'ProgramNotFound';

  constructor(name: ProgramName) {
    const { variable, packages, since }: Program = PROGRAMS[name];
    super(
      `The tests need ${name}${since ? ` ${since} or newer` : ''}, and it is not on this machine. Run "npm run test:programs", or ` +
        `"apt-get install -y ${packages.join(' ')}" as root, or set ${variable} to its path.`,
    );
  }
}

/**
 * Finds a program: the one that its variable names, Playwright's download, or one on the PATH.
 *
 * Installs nothing. Undefined without the program. Throws if the variable names no program.
 */
export function findProgram(name: ProgramName): string | undefined {
  const program: Program = PROGRAMS[name];
  return (
    programOfVariable(program) ?? PLAYWRIGHTS[name]?.().find(canStart) ?? findOnThisMachine(program)
  );
}

/** Finds a program like `findProgram`, or throws ProgramNotFound. */
export function needProgram(name: ProgramName): string {
  const found = findProgram(name);
  if (!found) throw new ProgramNotFound(name);
  return found;
}

function programOfVariable({ variable }: Program): string | undefined {
  const named = process.env[variable];
  if (!named) return;
  if (isProgram(named)) return named;
  throw new Error(`${variable} should name a program, but "${named}" is none.`);
}

/** Playwright's downloads, by program. */
const PLAYWRIGHTS: Partial<Record<ProgramName, () => string[]>> = {
  chromium: () => [chromium.executablePath()],
  headlessShell: playwrightsShells,
};

/**
 * Finds headless shells, which Playwright puts beside the whole browser: `chromium-1248/…/chrome`,
 * `chromium_headless_shell-1248/…/chrome-headless-shell`.
 */
function playwrightsShells(): string[] {
  const [downloads, folder = ''] = chromium.executablePath().split(/(?=chromium-\d+)/);
  const [whole] = folder.split(sep);
  const shells = `${downloads}${whole?.replace('chromium', 'chromium_headless_shell')}`;
  if (!existsSync(shells)) return [];
  return readdirSync(shells).map((platform) => join(shells, platform, 'chrome-headless-shell'));
}

/** Whether a downloaded program starts: on a new machine its libraries may be missing. */
const canStart = (path: string): boolean => spawnSync(path, ['--version']).status === 0;

function findOnThisMachine({ names, libraries = [], since = 0 }: Program): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...libraryFolders(libraries)];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => isProgram(path) && (since === 0 || majorVersion(path) >= since));
}

/** Returns a program's major version, 153 for "Mozilla Firefox 153.7.0esr"; 0 if unknown. */
const majorVersion = (path: string): number =>
  Number(/\d+/.exec(`${spawnSync(path, ['--version']).stdout}`)?.[0] ?? 0);

function libraryFolders(libraries: readonly string[]): string[] {
  if (libraries.length === 0 || !existsSync('/usr/lib')) return [];
  return readdirSync('/usr/lib').flatMap((architecture) =>
    libraries.map((library) => join('/usr/lib', architecture, library)),
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
