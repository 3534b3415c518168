import type { TalentTrees } from '../../raid/talent-trees';

/**
 * Talent trees of Burning Crusade. Source: wowsims/tbc-new 3267f8d; further words: the log site's
 * icon table and lists of its specs. That 31 points to at most 20 make a spec is our choice: builds
 * of level 70 have 41 to 20, or 31 to 30.
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
