import type { TalentTrees } from '../../raid/talent-trees';

/**
 * Talent trees of Burning Crusade. Source: wowsims/tbc-new 3267f8d; further words: the log site's
 * icon table and lists of its specs. Our choice: 31 points with at most 20 in the next tree make a
 * spec. Builds of level 70 have 41 and 20, or 31 and 30.
 */
export const BURNING_CRUSADE_TALENTS: TalentTrees = {
  trees: {
    warrior: ['Arms', 'Fury', 'Protection'],
    paladin: ['Holy', 'Protection', 'Retribution'],
    hunter: ['BeastMastery', 'Marksmanship', 'Survival'],
    rogue: ['Assassination', 'Combat', 'Subtlety'],
    priest: ['Discipline', 'Holy', 'Shadow'],
    shaman: ['Elemental', 'Enhancement', 'Restoration'],
    mage: ['Arcane', 'Fire', 'Frost'],
    warlock: ['Affliction', 'Demonology', 'Destruction'],
    druid: ['Balance', 'Feral', 'Restoration'],
  },
  words: [
    { classKey: 'druid', spec: 'Guardian', tree: 'Feral' },
    { classKey: 'druid', spec: 'Warden', tree: 'Feral' },
    { classKey: 'druid', spec: 'Dreamstate', tree: 'Restoration', excludedTree: 'Balance' },
    { classKey: 'warrior', spec: 'Gladiator', tree: 'Protection' },
    { classKey: 'warrior', spec: 'Champion' },
    { classKey: 'paladin', spec: 'Justicar', tree: 'Protection' },
  ],
  maxPoints: 61,
  clear: { least: 31, nextAtMost: 20 },
  mixed: [
    {
      classKey: 'druid',
      spec: 'Dreamstate',
      role: 'healers',
      least: { Balance: 31, Restoration: 20 },
    },
  ],
};
