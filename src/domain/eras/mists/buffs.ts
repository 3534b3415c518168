import type { BuffCategory, RaidBuffs } from '../../coverage/category';
import { type ExclusiveChoice, withChoices } from '../../coverage/choice';
import { CATACLYSM_CLASSES } from '../cataclysm/classes';

/** Exclusive spells and pets. Totems and auras in Mists are passive or gone. */
const CHOICES: readonly ExclusiveChoice[] = [
  { name: 'blessing', by: 'paladin', spells: [19740, 20217] }, // Might, Kings
  { name: 'shout', by: 'warrior', spells: [6673, 469] }, // Battle, Commanding
  { name: 'curse', by: 'warlock', spells: [1490, 109466] }, // Elements, Enfeeblement
  { name: 'pet', by: 'hunter' },
  { name: 'pet', by: 'warlock' },
];

/**
 * The eight buffs and six debuffs of Mists; one provider is enough. A spell is listed twice if two
 * specs of a class bring it. Each row ends with its sources: ws wowsims/mop (January and March
 * 2026), ct a composition tool of MoP Classic, ga a buff addon of Mists, ag LibAuraGroups-1.0
 * (September 2012), ftg a group addon of Mists, px Phanx's aura filter, sh ShestakUI, ora oRA3
 * (574e91e), c1 to c3 three lists of raid cooldowns, wcl logs of 2026.
 */
const CATEGORIES: readonly BuffCategory[] = [
  {
    name: 'Stats',
    kind: 'buff',
    effect: '+5% strength, agility, intellect',
    sources: [
      { spell: 'Mark of the Wild', id: 1126, by: 'druid' }, // ws ct ga ag sh
      { spell: 'Blessing of Kings', id: 20217, by: 'paladin' }, // ws ct ga ag sh
      { spell: 'Legacy of the Emperor', id: 115921, by: 'monk' }, // ws ct ga ag sh
      {
        spell: 'Embrace of the Shale Spider',
        id: 90363,
        by: 'hunter',
        spec: 'BeastMastery',
        pet: 'Shale Spider',
      }, // ws ct ga ag sh
    ],
  },
  {
    name: 'Stamina',
    kind: 'buff',
    effect: '+10% stamina',
    sources: [
      { spell: 'Power Word: Fortitude', id: 21562, by: 'priest' }, // ws ct ga ag sh
      { spell: 'Commanding Shout', id: 469, by: 'warrior' }, // ws ct ga ag sh
      { spell: 'Dark Intent', id: 109773, by: 'warlock' }, // ws ct ag
      { spell: 'Qiraji Fortitude', id: 90364, by: 'hunter', spec: 'BeastMastery', pet: 'Silithid' }, // ws ga ag sh
      {
        spell: 'Blood Pact',
        id: 103127,
        by: 'warlock',
        pet: 'Imp',
        dispute: 'in early lists only',
      }, // ga ag
    ],
  },
  {
    name: 'Attack Power',
    kind: 'buff',
    effect: '+10% attack power',
    sources: [
      { spell: 'Battle Shout', id: 6673, by: 'warrior' }, // ws ct ga ag
      { spell: 'Horn of Winter', id: 57330, by: 'deathknight' }, // ws ct ga ag
      { spell: 'Trueshot Aura', id: 19506, by: 'hunter' }, // ws ct ga ag; every hunter has it
    ],
  },
  {
    name: 'Attack Speed',
    kind: 'buff',
    effect: '+10% melee and ranged attack speed',
    sources: [
      { spell: 'Unholy Aura', id: 55610, by: 'deathknight', spec: 'Frost' }, // ws ct ga ag; ct: Improved Icy Talons
      { spell: 'Unholy Aura', id: 55610, by: 'deathknight', spec: 'Unholy' }, // ws ct ga ag; ct: Improved Icy Talons
      { spell: "Swiftblade's Cunning", id: 113742, by: 'rogue' }, // ws ct ga ag
      { spell: 'Unleashed Rage', id: 30809, by: 'shaman', spec: 'Enhancement' }, // ws ct ga ag
      { spell: 'Cackling Howl', id: 128432, by: 'hunter', pet: 'Hyena' }, // ws ct ga
      { spell: "Serpent's Swiftness", id: 128433, by: 'hunter', pet: 'Serpent' }, // ws ct ga ag
    ],
  },
  {
    name: 'Spell Power',
    kind: 'buff',
    effect: '+10% spell power',
    sources: [
      { spell: 'Arcane Brilliance', id: 1459, by: 'mage' }, // ws ct ga ag sh; Dalaran Brilliance (61316) is the same
      { spell: 'Burning Wrath', id: 77747, by: 'shaman' }, // ws ct ga ag sh
      { spell: 'Dark Intent', id: 109773, by: 'warlock' }, // ws ct ga ag sh
      {
        spell: 'Still Water',
        id: 126309,
        by: 'hunter',
        spec: 'BeastMastery',
        pet: 'Water Strider',
      }, // ws ct ga
    ],
  },
  {
    name: 'Spell Haste',
    kind: 'buff',
    effect: '+5% spell haste',
    sources: [
      { spell: 'Moonkin Aura', id: 24907, by: 'druid', spec: 'Balance' }, // ws ct ga ag
      { spell: 'Shadowform', id: 15473, by: 'priest', spec: 'Shadow' }, // ws ct ga ag; the aura is Mind Quickening (49868) in some lists
      { spell: 'Elemental Oath', id: 51470, by: 'shaman', spec: 'Elemental' }, // ws ct ga ag
      {
        spell: 'Energizing Spores',
        id: 49868,
        by: 'hunter',
        pet: 'Sporebat',
        dispute: 'lists differ on its name',
      }, // ws ct ga; ws, ga: Mind Quickening, under this id; ct: Energizing Spores
    ],
  },
  {
    name: 'Critical Strike',
    kind: 'buff',
    effect: '+5% critical strike',
    sources: [
      { spell: 'Leader of the Pack', id: 17007, by: 'druid', spec: 'Feral' }, // ws ct ga ag wcl
      { spell: 'Leader of the Pack', id: 17007, by: 'druid', spec: 'Guardian' }, // ws ct ga ag wcl
      { spell: 'Arcane Brilliance', id: 1459, by: 'mage' }, // ws ct ga ag; Dalaran Brilliance (61316) is the same
      { spell: 'Legacy of the White Tiger', id: 116781, by: 'monk', spec: 'Windwalker' }, // ws ct ga ag
      { spell: 'Furious Howl', id: 24604, by: 'hunter', pet: 'Wolf' }, // ws ct ga ag
      { spell: 'Terrifying Roar', id: 90309, by: 'hunter', spec: 'BeastMastery', pet: 'Devilsaur' }, // ws ct ga
      { spell: 'Fearless Roar', id: 126373, by: 'hunter', spec: 'BeastMastery', pet: 'Quilen' }, // ct ga
      {
        spell: 'Still Water',
        id: 126309,
        by: 'hunter',
        spec: 'BeastMastery',
        pet: 'Water Strider',
      }, // ws ct ga
      {
        spell: 'Bellowing Roar',
        id: 97229,
        by: 'hunter',
        pet: 'Hydra',
        dispute: 'in older lists only',
      }, // ga px
    ],
  },
  {
    name: 'Mastery',
    kind: 'buff',
    effect: '+3000 mastery rating',
    sources: [
      { spell: 'Blessing of Might', id: 19740, by: 'paladin' }, // ws ct ga ag
      { spell: 'Grace of Air', id: 116956, by: 'shaman' }, // ws ct ga ag
      { spell: 'Roar of Courage', id: 93435, by: 'hunter', pet: 'Cat' }, // ws ct ga ag
      {
        spell: 'Spirit Beast Blessing',
        id: 128997,
        by: 'hunter',
        spec: 'BeastMastery',
        pet: 'Spirit Beast',
      }, // ws ct ga
    ],
  },
  {
    name: 'Weakened Armor',
    kind: 'debuff',
    effect: '-4% armor, three stacks',
    sources: [
      { spell: 'Faerie Fire', id: 770, by: 'druid' }, // ws ct ag ftg
      { spell: 'Sunder Armor', id: 7386, by: 'warrior' }, // ws ct ag ftg; Devastate for Protection
      { spell: 'Expose Armor', id: 8647, by: 'rogue' }, // ws ct ag ftg
      { spell: 'Tear Armor', id: 50498, by: 'hunter', pet: 'Raptor' }, // ws ct ftg
      { spell: 'Dust Cloud', id: 50285, by: 'hunter', pet: 'Tallstrider' }, // ws ct ftg
    ],
  },
  {
    name: 'Physical Vulnerability',
    kind: 'debuff',
    effect: '+4% physical damage taken',
    sources: [
      { spell: 'Brittle Bones', id: 81328, by: 'deathknight', spec: 'Frost' }, // ct ag ftg
      { spell: 'Ebon Plaguebringer', id: 51160, by: 'deathknight', spec: 'Unholy' }, // ct ag ftg
      { spell: 'Judgments of the Bold', id: 111529, by: 'paladin', spec: 'Retribution' }, // ws ct ag ftg
      { spell: 'Colossus Smash', id: 86346, by: 'warrior', spec: 'Arms' }, // ws ct ag ftg
      { spell: 'Colossus Smash', id: 86346, by: 'warrior', spec: 'Fury' }, // ws ct ag ftg
      { spell: 'Gore', id: 35290, by: 'hunter', pet: 'Boar' }, // ws ct ftg px
      { spell: 'Ravage', id: 50518, by: 'hunter', pet: 'Ravager' }, // ws ct ftg px
      { spell: 'Stampede', id: 57386, by: 'hunter', spec: 'BeastMastery', pet: 'Rhino' }, // ws ct ftg px
      { spell: 'Acid Spit', id: 55749, by: 'hunter', spec: 'BeastMastery', pet: 'Worm' }, // ws ct ftg px
    ],
  },
  {
    name: 'Magic Vulnerability',
    kind: 'debuff',
    effect: '+5% magic damage taken',
    sources: [
      { spell: 'Curse of the Elements', id: 1490, by: 'warlock' }, // ws ct ag ftg px
      { spell: 'Master Poisoner', id: 58410, by: 'rogue' }, // ws ct ag ftg px
      { spell: 'Fire Breath', id: 34889, by: 'hunter', pet: 'Dragonhawk' }, // ws ct ag ftg px
      { spell: 'Lightning Breath', id: 24844, by: 'hunter', pet: 'Wind Serpent' }, // ws ct ag ftg px
    ],
  },
  {
    name: 'Weakened Blows',
    kind: 'debuff',
    effect: '-10% physical damage dealt',
    sources: [
      { spell: 'Scarlet Fever', id: 81132, by: 'deathknight', spec: 'Blood' }, // ws ag ftg
      { spell: 'Thrash', id: 106830, by: 'druid', spec: 'Feral' }, // ws ag ftg
      { spell: 'Thrash', id: 77758, by: 'druid', spec: 'Guardian' }, // ws ag ftg
      { spell: 'Hammer of the Righteous', id: 53595, by: 'paladin', spec: 'Protection' }, // ws ag ftg
      {
        spell: 'Hammer of the Righteous',
        id: 53595,
        by: 'paladin',
        spec: 'Retribution',
        dispute: 'only against several enemies',
      }, // ws ag ftg
      { spell: 'Thunder Clap', id: 6343, by: 'warrior' }, // ws ag ftg
      { spell: 'Keg Smash', id: 121253, by: 'monk', spec: 'Brewmaster' }, // ws ag ftg
      { spell: 'Earth Shock', id: 8042, by: 'shaman' }, // ws ag ftg
      { spell: 'Curse of Enfeeblement', id: 109466, by: 'warlock' }, // ws ftg px
      { spell: 'Demoralizing Roar', id: 50256, by: 'hunter', pet: 'Bear' }, // ws ftg px
      { spell: 'Demoralizing Screech', id: 24423, by: 'hunter', pet: 'Carrion Bird' }, // ws ftg px
    ],
  },
  {
    name: 'Mortal Wounds',
    kind: 'debuff',
    effect: '-25% healing received',
    sources: [
      { spell: 'Mortal Strike', id: 12294, by: 'warrior', spec: 'Arms' }, // ws ag
      { spell: 'Wild Strike', id: 100130, by: 'warrior', spec: 'Fury' }, // ws ag
      { spell: 'Rising Sun Kick', id: 107428, by: 'monk', spec: 'Windwalker' }, // ws ag px
      { spell: 'Wound Poison', id: 8680, by: 'rogue' }, // ws ag px
      { spell: 'Widow Venom', id: 82654, by: 'hunter' }, // ws ag px ftg
      { spell: 'Monstrous Bite', id: 54680, by: 'hunter', spec: 'BeastMastery', pet: 'Devilsaur' }, // ws px
    ],
  },
  {
    name: 'Slow Casting',
    kind: 'debuff',
    effect: '-30% or -50% casting speed',
    sources: [
      { spell: 'Necrotic Strike', id: 73975, by: 'deathknight' }, // ws ag ftg px
      { spell: 'Mind-numbing Poison', id: 5761, by: 'rogue' }, // ws ag ftg px
      { spell: 'Slow', id: 31589, by: 'mage', spec: 'Arcane' }, // ws ag ftg px
      { spell: 'Curse of Enfeeblement', id: 109466, by: 'warlock' }, // ws ag ftg px
      { spell: 'Spore Cloud', id: 50274, by: 'hunter', pet: 'Sporebat' }, // ws ag ftg px
      { spell: 'Tailspin', id: 90314, by: 'hunter', pet: 'Fox' }, // ag ftg px
      { spell: 'Trample', id: 126406, by: 'hunter', pet: 'Goat' }, // ftg px
      { spell: 'Lava Breath', id: 58604, by: 'hunter', spec: 'BeastMastery', pet: 'Core Hound' }, // ws ag ftg px
    ],
  },
];

/** Categories that are never listed as missing. */
const EXTRAS: readonly BuffCategory[] = [
  {
    name: 'Bloodlust',
    kind: 'extra',
    sources: [
      { spell: 'Bloodlust / Heroism', id: 2825, by: 'shaman' }, // ws ct ag
      { spell: 'Time Warp', id: 80353, by: 'mage' }, // ws ct ag ora
      {
        spell: 'Ancient Hysteria',
        id: 90355,
        by: 'hunter',
        spec: 'BeastMastery',
        pet: 'Core Hound',
      }, // ct ag ora
    ],
  },
  {
    name: 'Combat resurrection',
    kind: 'extra',
    sources: [
      { spell: 'Rebirth', id: 20484, by: 'druid' }, // ora c1 ws
      { spell: 'Raise Ally', id: 61999, by: 'deathknight' }, // ora c1 c3
      { spell: 'Soulstone', id: 20707, by: 'warlock' }, // ora c1 ws
      { spell: 'Eternal Guardian', id: 126393, by: 'hunter', spec: 'BeastMastery', pet: 'Quilen' }, // ora c1
    ],
  },
  {
    name: 'Mana',
    kind: 'extra',
    sources: [
      { spell: 'Mana Tide Totem', id: 16190, by: 'shaman', spec: 'Restoration' }, // ws ora
      { spell: 'Hymn of Hope', id: 64901, by: 'priest', dispute: 'the lists name no spec' }, // ws ora
      { spell: 'Innervate', id: 29166, by: 'druid' }, // ws ora
    ],
  },
  {
    name: 'Raid damage cooldowns',
    kind: 'extra',
    sources: [
      { spell: 'Skull Banner', id: 114207, by: 'warrior' }, // ws ora
      { spell: 'Stormlash Totem', id: 120668, by: 'shaman' }, // ws ora
      { spell: 'Shattering Throw', id: 64382, by: 'warrior' }, // ws ora
    ],
  },
  {
    name: 'Raid defensive cooldowns',
    kind: 'extra',
    sources: [
      { spell: 'Devotion Aura', id: 31821, by: 'paladin' }, // ws ora
      { spell: 'Rallying Cry', id: 97462, by: 'warrior' }, // ws ora
      { spell: 'Power Word: Barrier', id: 62618, by: 'priest', spec: 'Discipline' }, // ora ga
      {
        spell: 'Spirit Link Totem',
        id: 98008,
        by: 'shaman',
        spec: 'Restoration',
        dispute: 'the lists name no spec',
      }, // ora c2 c3
      { spell: 'Healing Tide Totem', id: 108280, by: 'shaman', talent: 'not in every build' }, // ora c2; a talent open to every shaman (guess)
      {
        spell: 'Divine Hymn',
        id: 64843,
        by: 'priest',
        spec: 'Holy',
        dispute: 'the lists name no spec',
      }, // ora c1 c2
      {
        spell: 'Vampiric Embrace',
        id: 15286,
        by: 'priest',
        spec: 'Shadow',
        dispute: 'the lists name no spec',
      }, // ora ws
      { spell: 'Tranquility', id: 740, by: 'druid', dispute: 'the lists name no spec' }, // ora c1 c2 ws
      {
        spell: 'Revival',
        id: 115310,
        by: 'monk',
        spec: 'Mistweaver',
        dispute: 'the lists name no spec',
      }, // ora c1 c2 c3
      { spell: 'Anti-Magic Zone', id: 51052, by: 'deathknight', talent: 'not in every build' }, // wcl ora c2 c3 ws; logged in a talent list of 2026
      { spell: 'Smoke Bomb', id: 76577, by: 'rogue' }, // ora c2 ws
    ],
  },
  {
    name: 'Movement',
    kind: 'extra',
    sources: [
      { spell: 'Stampeding Roar', id: 77761, by: 'druid', dispute: 'the lists name no spec' }, // ora ws
    ],
  },
  {
    name: 'Single-target externals',
    kind: 'extra',
    sources: [
      { spell: 'Pain Suppression', id: 33206, by: 'priest', spec: 'Discipline' }, // ws ora
      { spell: 'Guardian Spirit', id: 47788, by: 'priest', spec: 'Holy' }, // ws ora
      {
        spell: 'Ironbark',
        id: 102342,
        by: 'druid',
        spec: 'Restoration',
        dispute: 'the lists name no spec',
      }, // ora c2
      { spell: 'Life Cocoon', id: 116849, by: 'monk', spec: 'Mistweaver' }, // ora c2 c3 ga
      { spell: 'Vigilance', id: 114030, by: 'warrior', talent: 'not in every build' }, // ws ora
      { spell: 'Tricks of the Trade', id: 57934, by: 'rogue' }, // ws ora
      { spell: 'Unholy Frenzy', id: 49016, by: 'deathknight', spec: 'Unholy' }, // ws ora
    ],
  },
];

/** Raid buffs in Mists. Its bear druids are Guardians, and no Feral druid tanks. */
export const MISTS_BUFFS: RaidBuffs = {
  classes: [...CATACLYSM_CLASSES, 'monk'],
  tanksAs: [],
  categories: withChoices(CATEGORIES, CHOICES),
  extras: withChoices(EXTRAS, CHOICES),
};
