import { readClassAndSpec } from '#domain/raid/classes';
import type { Raider } from '#domain/raid/raid';

/**
 * A raid by its icons, for tests and the bench: `Druid-Feral`, a bare `Warlock`, `Unknown`. An icon
 * with `tanks` behind it stands in that role group. Raiders are numbered from 1.
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
