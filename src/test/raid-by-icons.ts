import { readClassAndSpec } from '#domain/raid/classes';
import type { Raider } from '#domain/raid/raid';

/**
 * Builds raiders from icons: `Druid-Feral`, `Warlock`, `Unknown`; with `tanks` behind it, in that
 * role group. Raiders are numbered from 1.
 */
export const raidByIcons = (icons: readonly string[]): Raider[] =>
  icons.map((words, index) => {
    const [icon = '', role = 'dps'] = words.split(' ');
    const name = `Raider ${index + 1}`;
    const classAndSpec = readClassAndSpec(icon);
    return {
      ...classAndSpec,
      key: name,
      name,
      picture: icon,
      roles: [role],
      talents: [],
      gear: [],
    };
  });
