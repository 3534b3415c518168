import { spawnSync } from 'node:child_process';
import { findProgram, PROGRAMS, type ProgramName, ProgramNotFound } from './find-program';

/**
 * Installs missing programs and logs each step: Chromium as Playwright's download, the others (and
 * Chromium if that fails) by apt-get as root. Throws ProgramNotFound if one stays missing.
 */
export function installPrograms(names: readonly ProgramName[]): void {
  for (const name of names) {
    const found = findProgram(name) ?? install(name);
    if (!found) throw new ProgramNotFound(name);
    console.log(`${name}: ${found}`);
  }
}

function install(name: ProgramName): string | undefined {
  const isPlaywrights = name === 'chromium' || name === 'headlessShell';
  if (isPlaywrights && run('npx', ['playwright', 'install', 'chromium'])) {
    const own = findProgram(name);
    if (own) return own;
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

/** Runs a command and shows its output. False if it fails or does not exist. */
function run(command: string, args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}
