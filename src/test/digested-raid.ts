import type { DigestedRaid, PlayerAtKill, RaiderIdentity } from '#domain/digests/digested-raid';
import { packGear } from '#domain/digests/worn-gear';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { eveningTable, type MemberRow } from '#domain/groups/evening-table';
import { eveningCellText } from '#domain/groups/evening-words';
import { raidGroups } from '#domain/groups/groups';
import type { Kill } from '#domain/raid/raid';
import type { RosterNote } from '#domain/statements/roster-notes';
import { DAY, HOUR, MINUTE } from '#domain/time';
import { killWith } from './fights';

export const START = Date.UTC(2026, 7, 1, 18);

export type Attending =
  | string
  | (Omit<Partial<PlayerAtKill>, 'character'> & {
      character: Partial<RaiderIdentity> & { name: string };
    });

export const playerAtKill = (one: Attending): PlayerAtKill => {
  const { character, ...more } = typeof one === 'string' ? { character: { name: one } } : one;
  return {
    character: {
      key: character.name,
      picture: 'Mage-Fire',
      classKey: 'mage',
      spec: 'Fire',
      roles: ['dps'],
      talents: [],
      ...character,
    },
    state: 'passed',
    findings: [],
    advice: [],
    gear: packGear({ gear: [] }),
    ...more,
  };
};

/** Returns a raid on a day, with a kill an hour. It begins `minutes` after the other raids. */
export const raidOn = (
  day: number,
  kills: readonly (readonly Attending[])[],
  more: Partial<DigestedRaid> & { minutes?: number } = {},
): DigestedRaid => {
  const { minutes = 0, ...rest } = more;
  const startedAt = START + day * DAY + minutes * MINUTE;
  return {
    code: `Day${day}at${minutes}`,
    title: `Day ${day}`,
    era: CATACLYSM,
    startedAt,
    endedAt: startedAt + kills.length * HOUR,
    begins: startedAt,
    pulledAt: startedAt,
    ends: startedAt + kills.length * HOUR,
    kills: kills.map((players, index) => ({
      fight: killAt(index),
      players: players.map(playerAtKill),
    })),
    ...rest,
  };
};

export const killAt = (index: number): Kill =>
  killWith({
    id: index + 1,
    boss: `Boss ${index}`,
    zone: 'Blackwing Descent',
    size: 10,
    startedAt: index * HOUR,
    endedAt: index * HOUR + HOUR / 2,
  });

export const ofGuid = (
  guid: number,
  name: string,
  server = 'Everlook',
  more: Partial<RaiderIdentity> = {},
) => ({ character: { name, guid, server, key: `${name}-${server}`, ...more } });

export const tableOf = (raids: readonly DigestedRaid[], notes: readonly RosterNote[] = []) => {
  const [group] = raidGroups(raids);
  if (!group) throw new Error('no group');
  return eveningTable(group, notes);
};

export const row = (rows: readonly MemberRow[], name: string): MemberRow => {
  const found = rows.find((one) => one.name === name);
  if (!found) throw new Error(`no row of ${name}`);
  return found;
};

export const cellsOf = (one: MemberRow, view: 'gear' | 'pull' | 'level' = 'gear') =>
  one.cells.map((cell) => eveningCellText(cell, view, CATACLYSM));

/** Returns a note that a player is a main's alt, or no alt. */
export const altOf = (name: string, main: string | undefined, at = 1): RosterNote => ({
  at,
  kind: 'alt',
  player: { name },
  ...(main && { main: { name: main } }),
});

/** Returns a player at a kill, with these fields. */
export const attending = (more: Partial<PlayerAtKill> = {}, name = 'A'): Attending => ({
  ...more,
  character: { name },
});
