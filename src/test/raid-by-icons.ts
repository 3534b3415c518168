import { readClassAndSpec } from '#domain/raid/classes';
import type { Raider } from '#domain/raid/raid';
import { plainRaider } from './gear';

/** Builds raiders from icons, numbered from 1: `Druid-Feral`, `Unknown`, or `Warlock tanks` in a role group. */
export const raidByIcons = (icons: readonly string[]): Raider[] =>
  icons.map((words, index) => {
    const [icon = '', role = 'dps'] = words.split(' ');
    const classAndSpec = readClassAndSpec(icon);
    return plainRaider(`Raider ${index + 1}`, { ...classAndSpec, picture: icon, roles: [role] });
  });
