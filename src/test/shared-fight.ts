import type { SharedFight } from '#domain/share/shared-fight';

/** The shared result of a kill without players. */
export const SHARED_FIGHT: SharedFight = {
  code: 'TierElevenNight1',
  fight: 12,
  title: 'Blackwing Descent',
  boss: 'Magmaw',
  zone: 'Blackwing Descent',
  difficulty: 4,
  foughtAt: 1_787_000_123_456,
  judgedAt: 1_795_000_654_321,
  era: 'cataclysm',
  minimumItemLevel: 346,
  counts: [{ title: 'Missing Enchant', column: 'MISSING ENCHANTS' }],
  players: [],
};
