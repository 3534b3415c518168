/**
 * Installs the named programs of the tests that are missing, and logs each step. Chromium is
 * Playwright's download; apt-get as root installs the others, and Chromium if its download fails.
 * Exits 1 if a program stays missing.
 */
import { spawnSync } from 'node:child_process';
import { findProgram, PROGRAMS, type ProgramName, ProgramNotFound } from './find-program';

function install(name: ProgramName): string | undefined {
  const isPlaywrights = name === 'chromium' || name === 'headlessShell';
  if (isPlaywrights && run('npx', ['playwright', 'install', 'chromium'])) {
    const found = findProgram(name);
    if (found) return found;
  }
  if (process.getuid?.() === 0) installFromDebian(PROGRAMS[name].packages);
  return findProgram(name);
}

/** Finishes an interrupted installation first: until then apt-get refuses to start. */
function installFromDebian(packages: readonly string[]): void {
  run('dpkg', ['--configure', '-a']);
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', ...packages]);
}

/** Runs a command and shows its output. Returns false if the command fails or does not exist. */
function run(command: string, args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

const isProgramName = (name: string): name is ProgramName => Object.hasOwn(PROGRAMS, name);

for (const name of process.argv.slice(2)) {
  if (!isProgramName(name))
    throw new RangeError(`No program ${name}, but ${Object.keys(PROGRAMS)}`);
  const found = findProgram(name) ?? install(name);
  if (found) {
    console.log(`${name}: ${found}`);
    continue;
  }
  console.error(new ProgramNotFound(name).message);
  process.exitCode = 1;
  break;
}
