import type { BuffCategory, PartyBox, RaidBuffs } from '../../coverage/category';
import { type ExclusiveChoice, withChoices } from '../../coverage/choice';
import { withTalentPoints } from '../../coverage/provider';
import type { ClassKey } from '../../raid/classes';
import { BURNING_CRUSADE_TALENTS } from './talents';

const BURNING_CRUSADE_CLASSES: readonly ClassKey[] = [
  'warrior',
  'paladin',
  'hunter',
  'rogue',
  'priest',
  'shaman',
  'mage',
  'warlock',
  'druid',
];

/** Exclusive spells and pets. */
const CHOICES: readonly ExclusiveChoice[] = [
  { name: 'judgement', by: 'paladin', spells: [27164, 27163, 27159] }, // Judgement of Wisdom, Judgement of Light, Judgement of the Crusader
  { name: 'curse', by: 'warlock', spells: [27226, 27228, 27224] }, // Curse of Recklessness, Curse of the Elements, Curse of Weakness
  { name: 'pet', by: 'warlock' },
  { name: 'pet', by: 'hunter' },
];

/**
 * Buffs of the whole raid, and debuffs on the boss: one provider is enough. `leastPoints` is the
 * least that a spec's own tree takes; other specs with as many points can bring the buff too. Each
 * row ends with its sources: ws wowsims/tbc-new 3267f8d, pl and la two planners of this era, pu
 * auras recorded at the pull, he an addon's tables by expansion, wd an assignment addon. Bloodlust
 * is for the whole raid on the Anniversary realms, and was for the party in 2021 (ws).
 */
const CATEGORIES: readonly BuffCategory[] = [
  {
    name: 'Stamina',
    kind: 'buff',
    effect: '+79 stamina',
    sources: [
      { spell: 'Power Word: Fortitude', id: 25389, by: 'priest' }, // ws pu he wd
    ],
  },
  {
    name: 'Intellect',
    kind: 'buff',
    effect: '+40 intellect',
    sources: [
      { spell: 'Arcane Brilliance', id: 27127, by: 'mage' }, // ws pu he wd
    ],
  },
  {
    name: 'Mark of the Wild',
    kind: 'buff',
    effect: '+14 stats, armor, resistances',
    sources: [
      { spell: 'Gift of the Wild', id: 26991, by: 'druid' }, // ws pu he wd
    ],
  },
  {
    name: 'Spirit',
    kind: 'buff',
    effect: '+50 spirit; improved: spell damage by spirit',
    sources: [
      { spell: 'Divine Spirit', id: 25312, by: 'priest', spec: 'Discipline', leastPoints: 21 }, // ws pu he
    ],
  },
  {
    name: 'Shadow Protection',
    kind: 'buff',
    effect: '+70 shadow resistance',
    sources: [
      { spell: 'Shadow Protection', id: 25433, by: 'priest' }, // ws he wd
    ],
  },
  {
    name: 'Bloodlust / Heroism',
    kind: 'buff',
    effect: '+30% haste, 40 s',
    sources: [
      { spell: 'Bloodlust', id: 2825, by: 'shaman' }, // ws pu
      { spell: 'Heroism', id: 32182, by: 'shaman' }, // ws pu
    ],
  },
  {
    name: 'Armor, major',
    kind: 'debuff',
    effect: '-2600 to -3075 armor',
    sources: [
      { spell: 'Sunder Armor', id: 25225, by: 'warrior' }, // ws pl
      { spell: 'Expose Armor', id: 26866, by: 'rogue' }, // ws pl
    ],
  },
  {
    name: 'Armor, Faerie Fire',
    kind: 'debuff',
    effect: '-610 armor; improved: +3% hit',
    sources: [
      { spell: 'Faerie Fire', id: 26993, by: 'druid' }, // ws pl
      { spell: 'Faerie Fire (Feral)', id: 27011, by: 'druid', spec: 'Feral' }, // pl
    ],
  },
  {
    name: 'Curse of Recklessness',
    kind: 'debuff',
    effect: '-800 armor',
    sources: [
      { spell: 'Curse of Recklessness', id: 27226, by: 'warlock' }, // ws pl wd
    ],
  },
  {
    name: 'Curse of the Elements',
    kind: 'debuff',
    effect: '+10% fire, frost, arcane, shadow damage',
    sources: [
      { spell: 'Curse of the Elements', id: 27228, by: 'warlock' }, // ws pl wd
    ],
  },
  {
    name: 'Spell damage taken',
    kind: 'debuff',
    effect: '+5%',
    sources: [
      { spell: 'Misery', id: 33195, by: 'priest', spec: 'Shadow', leastPoints: 36 }, // ws pl
    ],
  },
  {
    name: 'Shadow damage taken',
    kind: 'debuff',
    effect: '+10%',
    sources: [
      { spell: 'Shadow Weaving', id: 15334, by: 'priest', spec: 'Shadow', leastPoints: 16 }, // ws pl
    ],
  },
  {
    name: 'Fire damage taken',
    kind: 'debuff',
    effect: '+15%',
    sources: [
      { spell: 'Improved Scorch', id: 12873, by: 'mage', spec: 'Fire', leastPoints: 16 }, // ws pl
    ],
  },
  {
    name: 'Frost crit taken',
    kind: 'debuff',
    effect: '+10%',
    sources: [
      { spell: "Winter's Chill", id: 28595, by: 'mage', spec: 'Frost', leastPoints: 26 }, // ws pl
    ],
  },
  {
    name: 'Shadow damage by Shadow Bolt crits',
    kind: 'debuff',
    effect: '+20%',
    sources: [
      {
        spell: 'Improved Shadow Bolt',
        id: 17800,
        by: 'warlock',
        spec: 'Destruction',
        leastPoints: 5,
      }, // ws pl
    ],
  },
  {
    name: 'Physical damage taken',
    kind: 'debuff',
    effect: '+4%',
    sources: [
      { spell: 'Blood Frenzy', id: 29859, by: 'warrior', spec: 'Arms', leastPoints: 31 }, // ws pl
    ],
  },
  {
    name: 'Bleed damage taken',
    kind: 'debuff',
    effect: '+30%',
    sources: [
      { spell: 'Mangle', id: 33876, by: 'druid', spec: 'Feral', leastPoints: 41 }, // ws pl
    ],
  },
  {
    name: 'Hemorrhage',
    kind: 'debuff',
    effect: 'physical hits stronger',
    sources: [
      { spell: 'Hemorrhage', id: 26864, by: 'rogue', spec: 'Subtlety', leastPoints: 21 }, // ws pl
    ],
  },
  {
    name: 'Expose Weakness',
    kind: 'debuff',
    effect: "attack power by the hunter's agility",
    sources: [
      { spell: 'Expose Weakness', id: 34503, by: 'hunter', spec: 'Survival', leastPoints: 31 }, // ws pl
    ],
  },
  {
    name: "Hunter's Mark",
    kind: 'debuff',
    effect: '+110 ranged attack power; improved: melee too',
    sources: [
      { spell: "Hunter's Mark", id: 14325, by: 'hunter' }, // ws pl
    ],
  },
  {
    name: 'Judgement of Wisdom',
    kind: 'debuff',
    effect: 'mana on attacks',
    sources: [
      { spell: 'Judgement of Wisdom', id: 27164, by: 'paladin' }, // ws pl
    ],
  },
  {
    name: 'Judgement of Light',
    kind: 'debuff',
    effect: 'health on attacks',
    sources: [
      { spell: 'Judgement of Light', id: 27163, by: 'paladin' }, // ws pl
    ],
  },
  {
    name: 'Judgement of the Crusader',
    kind: 'debuff',
    effect: '+219 holy damage; improved: +3% crit',
    sources: [
      { spell: 'Judgement of the Crusader', id: 27159, by: 'paladin' }, // ws pl
    ],
  },
  {
    name: 'Attack power of the boss',
    kind: 'debuff',
    effect: '-228 to -300',
    sources: [
      { spell: 'Demoralizing Shout', id: 25203, by: 'warrior' }, // ws pl
      { spell: 'Demoralizing Roar', id: 26998, by: 'druid', spec: 'Feral' }, // ws pl
      {
        spell: 'Screech',
        id: 27051,
        by: 'hunter',
        pet: 'Bat, Carrion Bird or Owl',
        dispute: 'in one list only',
      }, // ws
      { spell: 'Curse of Weakness', id: 27224, by: 'warlock', dispute: 'in one list only' }, // pl
    ],
  },
  {
    name: 'Attack speed of the boss',
    kind: 'debuff',
    effect: '-10 to -20%',
    sources: [
      { spell: 'Thunder Clap', id: 25264, by: 'warrior' }, // ws pl
    ],
  },
  {
    name: 'Hit chance of the boss',
    kind: 'debuff',
    effect: '-2 to -5%',
    sources: [
      { spell: 'Insect Swarm', id: 27013, by: 'druid', spec: 'Balance', leastPoints: 11 }, // ws pl
      { spell: 'Scorpid Sting', id: 3043, by: 'hunter' }, // ws pl
    ],
  },
  {
    name: 'Physical damage of the boss',
    kind: 'debuff',
    effect: '-5%',
    sources: [
      { spell: 'Shadow Embrace', id: 32394, by: 'warlock', spec: 'Affliction', leastPoints: 21 }, // ws pl
    ],
  },
  {
    name: 'Nature damage taken',
    kind: 'debuff',
    effect: '+20%, 2 charges',
    sources: [
      { spell: 'Stormstrike', id: 17364, by: 'shaman', spec: 'Enhancement', leastPoints: 31 }, // ws pl
    ],
  },
];

/** Buffs of the caster's party. Sources as above. */
const PARTY: readonly BuffCategory[] = [
  {
    name: 'Windfury Totem',
    kind: 'buff',
    effect: 'extra melee attacks',
    sources: [
      { spell: 'Windfury Totem', id: 25587, by: 'shaman' }, // ws pl la pu
    ],
  },
  {
    name: 'Grace of Air Totem',
    kind: 'buff',
    effect: '+77 agility',
    sources: [
      { spell: 'Grace of Air Totem', id: 25359, by: 'shaman' }, // ws pl la he
    ],
  },
  {
    name: 'Wrath of Air Totem',
    kind: 'buff',
    effect: '+101 spell damage and healing',
    sources: [
      { spell: 'Wrath of Air Totem', id: 3738, by: 'shaman' }, // ws pl la
    ],
  },
  {
    name: 'Tranquil Air Totem',
    kind: 'buff',
    effect: '20% less threat',
    sources: [
      { spell: 'Tranquil Air Totem', id: 25908, by: 'shaman' }, // ws he
    ],
  },
  {
    name: 'Nature Resistance Totem',
    kind: 'buff',
    effect: '+70 nature resistance',
    sources: [
      { spell: 'Nature Resistance Totem', id: 25574, by: 'shaman' }, // ws he
    ],
  },
  {
    name: 'Strength of Earth Totem',
    kind: 'buff',
    effect: '+86 strength',
    sources: [
      { spell: 'Strength of Earth Totem', id: 25528, by: 'shaman' }, // ws pl la he
    ],
  },
  {
    name: 'Stoneskin Totem',
    kind: 'buff',
    effect: 'less melee damage taken',
    sources: [
      { spell: 'Stoneskin Totem', id: 25509, by: 'shaman' }, // pl he
    ],
  },
  {
    name: 'Totem of Wrath',
    kind: 'buff',
    effect: '+3% spell hit and crit',
    sources: [
      { spell: 'Totem of Wrath', id: 30706, by: 'shaman', spec: 'Elemental', leastPoints: 41 }, // ws pl la
    ],
  },
  {
    name: 'Frost Resistance Totem',
    kind: 'buff',
    effect: '+70 frost resistance',
    sources: [
      { spell: 'Frost Resistance Totem', id: 25560, by: 'shaman' }, // ws he
    ],
  },
  {
    name: 'Mana Spring Totem',
    kind: 'buff',
    effect: '50 mana per 5 s',
    sources: [
      { spell: 'Mana Spring Totem', id: 25570, by: 'shaman' }, // ws pl la he
    ],
  },
  {
    name: 'Healing Stream Totem',
    kind: 'buff',
    effect: 'healing',
    sources: [
      { spell: 'Healing Stream Totem', id: 25567, by: 'shaman' }, // he
    ],
  },
  {
    name: 'Fire Resistance Totem',
    kind: 'buff',
    effect: '+70 fire resistance',
    sources: [
      { spell: 'Fire Resistance Totem', id: 25563, by: 'shaman' }, // ws he
    ],
  },
  {
    name: 'Devotion Aura',
    kind: 'buff',
    effect: '+861 armor',
    sources: [
      { spell: 'Devotion Aura', id: 27149, by: 'paladin' }, // ws pl la he
    ],
  },
  {
    name: 'Retribution Aura',
    kind: 'buff',
    effect: 'damage back to who hits',
    sources: [
      { spell: 'Retribution Aura', id: 27150, by: 'paladin' }, // ws pl la he
    ],
  },
  {
    name: 'Concentration Aura',
    kind: 'buff',
    effect: 'less pushback',
    sources: [
      { spell: 'Concentration Aura', id: 19746, by: 'paladin' }, // ws pl la he
    ],
  },
  {
    name: 'Sanctity Aura',
    kind: 'buff',
    effect: '+10% holy damage; improved: +2% damage',
    sources: [
      { spell: 'Sanctity Aura', id: 20218, by: 'paladin', spec: 'Retribution', leastPoints: 21 }, // ws pl la pu he
    ],
  },
  {
    name: 'Fire Resistance Aura',
    kind: 'buff',
    effect: '+70 fire resistance',
    sources: [
      { spell: 'Fire Resistance Aura', id: 27153, by: 'paladin' }, // ws he
    ],
  },
  {
    name: 'Frost Resistance Aura',
    kind: 'buff',
    effect: '+70 frost resistance',
    sources: [
      { spell: 'Frost Resistance Aura', id: 27152, by: 'paladin' }, // ws he
    ],
  },
  {
    name: 'Shadow Resistance Aura',
    kind: 'buff',
    effect: '+70 shadow resistance',
    sources: [
      { spell: 'Shadow Resistance Aura', id: 27151, by: 'paladin' }, // ws he
    ],
  },
  {
    name: 'Battle Shout',
    kind: 'buff',
    effect: '+305 attack power',
    sources: [
      { spell: 'Battle Shout', id: 2048, by: 'warrior' }, // ws pl la pu he
    ],
  },
  {
    name: 'Commanding Shout',
    kind: 'buff',
    effect: '+1080 health',
    sources: [
      { spell: 'Commanding Shout', id: 469, by: 'warrior' }, // ws he
    ],
  },
  {
    name: 'Leader of the Pack',
    kind: 'buff',
    effect: '+5% melee and ranged crit',
    sources: [
      { spell: 'Leader of the Pack', id: 17007, by: 'druid', spec: 'Feral', leastPoints: 31 }, // ws pl la pu he
    ],
  },
  {
    name: 'Moonkin Aura',
    kind: 'buff',
    effect: '+5% spell crit',
    sources: [
      { spell: 'Moonkin Aura', id: 24907, by: 'druid', spec: 'Balance', leastPoints: 31 }, // ws pl la he
    ],
  },
  {
    name: 'Tree of Life',
    kind: 'buff',
    effect: 'healing received by spirit',
    sources: [
      { spell: 'Tree of Life', id: 33891, by: 'druid', spec: 'Restoration', leastPoints: 41 }, // pl
    ],
  },
  {
    name: 'Trueshot Aura',
    kind: 'buff',
    effect: '+125 attack power',
    sources: [
      { spell: 'Trueshot Aura', id: 27066, by: 'hunter', spec: 'Marksmanship', leastPoints: 31 }, // ws pl la he
    ],
  },
  {
    name: 'Ferocious Inspiration',
    kind: 'buff',
    effect: "+3% damage after a pet's crit",
    sources: [
      {
        spell: 'Ferocious Inspiration',
        id: 34455,
        by: 'hunter',
        spec: 'BeastMastery',
        leastPoints: 31,
      }, // ws pl la pu
    ],
  },
  {
    name: 'Unleashed Rage',
    kind: 'buff',
    effect: '+10% melee attack power after a crit',
    sources: [
      { spell: 'Unleashed Rage', id: 30811, by: 'shaman', spec: 'Enhancement', leastPoints: 36 }, // ws pl la pu
    ],
  },
  {
    name: 'Blood Pact',
    kind: 'buff',
    effect: '+66 stamina',
    sources: [
      { spell: 'Blood Pact', id: 27268, by: 'warlock', pet: 'Imp' }, // ws pl he
    ],
  },
  {
    name: 'Mana by a Shadow priest',
    kind: 'buff',
    effect: '5% of shadow damage as mana',
    sources: [
      { spell: 'Vampiric Touch', id: 34917, by: 'priest', spec: 'Shadow', leastPoints: 41 }, // ws pl la
    ],
  },
  {
    name: 'Aspect of the Wild',
    kind: 'buff',
    effect: '+70 nature resistance',
    sources: [
      { spell: 'Aspect of the Wild', id: 27045, by: 'hunter' }, // ws he
    ],
  },
];

/** Buffs that reach one player per cast. Sources as above. */
const SINGLE_TARGET: readonly BuffCategory[] = [
  {
    name: 'Blessing of Kings',
    kind: 'buff',
    effect: '+10% all stats',
    sources: [
      { spell: 'Blessing of Kings', id: 20217, by: 'paladin', spec: 'Protection', leastPoints: 11 }, // ws pl pu he wd
    ],
  },
  {
    name: 'Blessing of Might',
    kind: 'buff',
    effect: '+220 attack power',
    sources: [
      { spell: 'Blessing of Might', id: 27140, by: 'paladin' }, // ws pu he wd
    ],
  },
  {
    name: 'Blessing of Wisdom',
    kind: 'buff',
    effect: '+41 mana per 5 s',
    sources: [
      { spell: 'Blessing of Wisdom', id: 27142, by: 'paladin' }, // ws pu he wd
    ],
  },
  {
    name: 'Blessing of Salvation',
    kind: 'buff',
    effect: '30% less threat',
    sources: [
      { spell: 'Blessing of Salvation', id: 1038, by: 'paladin' }, // ws pu he wd
    ],
  },
  {
    name: 'Blessing of Light',
    kind: 'buff',
    effect: 'more healing by Holy Light and Flash of Light',
    sources: [
      { spell: 'Blessing of Light', id: 27144, by: 'paladin' }, // he wd
    ],
  },
  {
    name: 'Blessing of Sanctuary',
    kind: 'buff',
    effect: '80 less damage taken',
    sources: [
      {
        spell: 'Blessing of Sanctuary',
        id: 27168,
        by: 'paladin',
        spec: 'Protection',
        leastPoints: 21,
      }, // ws he wd
    ],
  },
  {
    name: 'Thorns',
    kind: 'buff',
    effect: 'damage back to who hits',
    sources: [
      { spell: 'Thorns', id: 26992, by: 'druid' }, // ws he
    ],
  },
];

/** Categories that are never listed as missing. Sources as above. */
const EXTRAS: readonly BuffCategory[] = [
  {
    name: 'Combat resurrection',
    kind: 'extra',
    effect: 'one cast a druid, 20 min',
    sources: [
      { spell: 'Rebirth', id: 26994, by: 'druid' }, // pl he
    ],
  },
  {
    name: 'Soulstone',
    kind: 'extra',
    effect: 'a resurrection kept in store',
    sources: [
      { spell: 'Soulstone Resurrection', id: 27239, by: 'warlock' }, // he
    ],
  },
  {
    name: 'Innervate',
    kind: 'extra',
    effect: 'mana for one',
    sources: [
      { spell: 'Innervate', id: 29166, by: 'druid' }, // ws pl
    ],
  },
  {
    name: 'Power Infusion',
    kind: 'extra',
    effect: '+20% spell haste for one',
    sources: [
      { spell: 'Power Infusion', id: 10060, by: 'priest', spec: 'Discipline', leastPoints: 31 }, // ws
    ],
  },
  {
    name: 'Pain Suppression',
    kind: 'extra',
    effect: '40% less damage for one',
    sources: [
      { spell: 'Pain Suppression', id: 33206, by: 'priest', spec: 'Discipline', leastPoints: 41 }, // ws
    ],
  },
  {
    name: 'Mana Tide Totem',
    kind: 'extra',
    effect: '24% mana for the party',
    sources: [
      { spell: 'Mana Tide Totem', id: 16190, by: 'shaman', spec: 'Restoration', leastPoints: 31 }, // ws pl la
    ],
  },
  {
    name: 'Misdirection',
    kind: 'extra',
    effect: 'threat to the tank',
    sources: [
      { spell: 'Misdirection', id: 34477, by: 'hunter' }, // he
    ],
  },
  {
    name: 'Vampiric Embrace',
    kind: 'extra',
    effect: '15% of shadow damage as healing for the party',
    sources: [
      { spell: 'Vampiric Embrace', id: 15286, by: 'priest', spec: 'Shadow', leastPoints: 21 }, // pl
    ],
  },
];

/**
 * The panel's boxes, in the order in which parties are made. No log shows totems: usually healers
 * and enhancers drop Windfury, and elementals drop Wrath of Air.
 */
const BOXES: readonly PartyBox[] = [
  {
    by: 'shaman',
    oneEach: 'air totem',
    entries: [
      {
        name: 'Windfury Totem',
        categories: ['Windfury Totem'],
        specs: ['Enhancement', 'Restoration'],
        instead: ['Grace of Air Totem', 'Tranquil Air Totem', 'Nature Resistance Totem'],
      },
      {
        name: 'Wrath of Air Totem',
        categories: ['Wrath of Air Totem'],
        specs: ['Elemental'],
        instead: ['Grace of Air Totem', 'Tranquil Air Totem', 'Nature Resistance Totem'],
      },
      {
        name: 'Strength of Earth Totem',
        categories: ['Strength of Earth Totem'],
        instead: ['Stoneskin Totem'],
      },
      {
        name: 'Mana Spring Totem',
        categories: ['Mana Spring Totem'],
        instead: ['Healing Stream Totem', 'Fire Resistance Totem'],
      },
      {
        name: 'Totem of Wrath',
        categories: ['Totem of Wrath'],
        instead: ['Frost Resistance Totem'],
      },
      { name: 'Unleashed Rage', categories: ['Unleashed Rage'] },
    ],
  },
  {
    by: 'paladin',
    oneEach: 'aura',
    entries: [
      {
        name: 'Devotion, Retribution or Concentration Aura',
        categories: ['Devotion Aura', 'Retribution Aura', 'Concentration Aura'],
        instead: ['Fire Resistance Aura', 'Frost Resistance Aura', 'Shadow Resistance Aura'],
      },
      { name: 'Sanctity Aura', categories: ['Sanctity Aura'] },
    ],
  },
  {
    by: 'warrior',
    oneEach: 'shout',
    entries: [
      { name: 'Battle or Commanding Shout', categories: ['Battle Shout', 'Commanding Shout'] },
    ],
  },
  {
    by: 'hunter',
    entries: [
      { name: 'Trueshot Aura', categories: ['Trueshot Aura'], instead: ['Aspect of the Wild'] },
      { name: 'Ferocious Inspiration', categories: ['Ferocious Inspiration'] },
    ],
  },
  {
    by: 'druid',
    entries: [
      { name: 'Leader of the Pack', categories: ['Leader of the Pack'] },
      { name: 'Tree of Life', categories: ['Tree of Life'] },
      { name: 'Moonkin Aura', categories: ['Moonkin Aura'] },
    ],
  },
  { by: 'warlock', pet: 'imp', entries: [{ name: 'Blood Pact', categories: ['Blood Pact'] }] },
  {
    by: 'priest',
    spec: 'Shadow',
    entries: [{ name: 'Mana by a Shadow priest', categories: ['Mana by a Shadow priest'] }],
  },
];

/** Raid buffs in Burning Crusade, without buffs of items, races and drums, which no log has. */
export const BURNING_CRUSADE_BUFFS: RaidBuffs = {
  classes: BURNING_CRUSADE_CLASSES,
  tanksAs: [],
  talents: BURNING_CRUSADE_TALENTS,
  categories: withChoices(withTalentPoints(CATEGORIES), CHOICES),
  narrow: {
    party: withTalentPoints(PARTY),
    boxes: BOXES,
    singleTarget: withTalentPoints(SINGLE_TARGET),
    oneEachCaster: {
      by: 'paladin',
      categories: SINGLE_TARGET.map(({ name }) => name).filter((name) =>
        name.startsWith('Blessing'),
      ),
    },
  },
  extras: withTalentPoints(EXTRAS),
};
