import type { ServedReport } from './reports';

export interface Sizes {
  kills: number;
  players: number;
  /** Entries in each player's gear, with empty and doubled slots. */
  pieces: number;
  /** Slots without an enchant. The default is every slot. */
  bare?: readonly number[];
}

const PICTURES = ['Warrior-Protection', 'Priest-Holy', 'Mage-Frost', 'Warlock-Affliction', 'Druid'];

/** Returns a raid of any size; every kill is of one boss. */
export function bigRaid({ kills, players, pieces, bare }: Sizes): ServedReport {
  const fights = Array.from({ length: kills }, (_, index) => ({
    id: index + 1,
    boss: 1024,
    name: 'Magmaw',
    zoneName: 'Blackwing Descent',
    difficulty: 3,
    kill: true,
    start_time: index * 600_000,
    end_time: index * 600_000 + 290_000,
  }));
  const gear = Array.from({ length: pieces }, (_, index) => ({
    id: index + 1,
    slot: index % 19,
    name: `Piece ${index + 1}`,
    icon: 'inv_helm_robe_raidmage_i_01.jpg',
    itemLevel: 372,
    gems: [{ id: 52207 }],
    ...(bare && !bare.includes(index % 19) && { permanentEnchant: 4209 }),
  }));
  const dps = Array.from({ length: players }, (_, index) => ({
    name: `Raider${index + 1}`,
    id: index + 1,
    icon: PICTURES[index % PICTURES.length],
    combatantInfo: { talents: [], gear },
  }));
  const summary = { playerDetails: { dps } };
  return {
    fights: { title: `${kills} kills`, owner: 'Logger', start: Date.UTC(2024, 7, 1, 19), fights },
    summaries: new Map(fights.map(({ id }) => [id, summary])),
  };
}
