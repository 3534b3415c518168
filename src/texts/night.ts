import { inLanguage } from '#domain/language';
import { formatWait } from './wait';

const pulls = (count: number) => (count === 1 ? '1 pull' : `${count} pulls`);

const kills = (count: number) => (count === 1 ? '1 kill' : `${count} kills`);

export const NIGHT_TEXTS = inLanguage('night', {
  player: 'Player',
  now: 'Now',
  scrolls: 'Players by kill',
  noKills: 'No boss was killed in this report, so there is nothing to compare.',
  lastPull: 'Show the last pull',
  fetching: (there: number, all: number) => `Fetching kills: ${there} of ${all}`,
  progress: 'Fetching kills',
  pausing: (seconds: number) =>
    `Warcraft Logs asks for a pause. Fetching resumes automatically in ${formatWait(seconds)}.`,
  stop: 'Stop',
  fetchRest: 'Fetch the rest',
  incomplete: (there: number, all: number) =>
    `${there} of ${kills(all)} loaded. Hatched ones are not on this device.`,
  offline: (there: number, all: number) =>
    `Offline: ${there} of ${kills(all)} on this device. Hatched ones are fetched once there is a connection.`,
  allThere: (all: number) =>
    all === 1 ? 'The one kill is loaded.' : `All ${all} kills are loaded.`,
  pulls: {
    fetching: (there: number, all: number) => `Fetching pulls: ${there} of ${all}`,
    progress: 'Fetching pulls',
    incomplete: (there: number, all: number) =>
      `${there} of ${pulls(all)} loaded. Hatched ones are not on this device.`,
    offline: (there: number, all: number) =>
      `Offline: ${there} of ${pulls(all)} on this device. Hatched ones are fetched once there is a connection.`,
  },
  show: 'Show',
  shows: { gear: 'Gear', pull: 'At the pull' },
  seen: 'Seen',
  onlyUnseen: 'Only where something was not seen',
  nothingUnseen: 'Flask and food were seen on everyone, wherever the log records them.',
  groups: {
    changed: 'Changed tonight',
    same: 'The same fault all night',
    passed: 'Passed all night',
    'not judged': 'Not judged',
  },
  notFetched: 'not fetched',
  reading: 'loading',
  failed: (why: string) => `could not be fetched: ${why}`,
  fixed: 'fixed',
  new: 'new',
  passedOf: (passed: number, all: number) => `${passed} of ${all} passed`,
  onlyChanged: 'Only changed',
  nobodyChanged: 'Nothing was fixed, and nothing new is wrong.',
  killCount: kills,
  passedOver: (first: number, last: number) => `${first} passed at first, ${last} at last`,
  fixedSomething: (players: number) => `${players} fixed something`,
  fixedHere: 'Fixed',
  fixedAt: (boss: string) => `Fixed at ${boss}`,
  legend: {
    steady: 'fault, unchanged',
    fixed: 'fixed here',
    arisen: 'new here',
  },
});
