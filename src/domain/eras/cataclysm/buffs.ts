import type { BuffCategory, RaidBuffs } from '../../coverage/category';
import { type ExclusiveChoice, withChoices } from '../../coverage/choice';
import { CATACLYSM_CLASSES } from './classes';

/**
 * Exclusive spells and pets. Fire totems are no choice: only Flametongue counts, and Totemic Wrath
 * works with any. Mana Tide replaces the water totem for seconds only. Demoralizing Shout can be
 * combined with either other shout.
 */
const CHOICES: readonly ExclusiveChoice[] = [
  { name: 'blessing', by: 'paladin', spells: [19740, 20217] }, // Might, Kings
  { name: 'aura', by: 'paladin', spells: [465, 19746] }, // Devotion, Concentration
  { name: 'air totem', by: 'shaman', spells: [8512, 3738] }, // Windfury, Wrath of Air
  { name: 'earth totem', by: 'shaman', spells: [8075, 8071] }, // Strength of Earth, Stoneskin
  { name: 'water totem', by: 'shaman', spells: [5675, 87718] }, // Mana Spring, Tranquil Mind
  { name: 'shout', by: 'warrior', spells: [6673, 469] }, // Battle, Commanding
  { name: 'curse', by: 'warlock', spells: [1490, 85479, 702, 1714] }, // Elements twice, Weakness, Tongues
  { name: 'pet', by: 'hunter' },
  { name: 'pet', by: 'warlock' },
];

/**
 * Every raid buff and debuff that counts, in the order of the specification. A spell is listed
 * twice if two specs of a class bring it. Each row ends with its sources: ws wowsims/cata
 * (b49cd96), rce raid-comp-envy (96f191e), ut Utopia, ia InlineAura, raw Rawr 4, bt ButtonTimers,
 * cp catapy, a Cataclysm Classic raid composition script, tk a Tukui buff reminder, pn Blizzard's
 * patch notes 4.0.3-4.3.0, ora oRA3 (e65fa89), blue Blizzard's post of 5 Nov 2010, wp Wowpedia, mmo
 * MMO-Champion, wa WoWAnalyzer (1570e01). Tiers are those of the talent tree: every spec can reach
 * tiers 1 and 2.
 */
const CATEGORIES: readonly BuffCategory[] = [
  {
    name: '+10% Melee Speed',
    kind: 'buff',
    sources: [
      { spell: 'Windfury Totem', id: 8512, by: 'shaman' }, // ws rce ut ia raw bt cp tk
      { spell: 'Improved Icy Talons', id: 55610, by: 'deathknight', spec: 'Frost' }, // talent, tier 4; ws rce ut ia raw bt cp tk
      { spell: 'Hunting Party', id: 53290, by: 'hunter', spec: 'Survival' }, // talent, tier 5; ws rce ut ia raw bt cp tk
    ],
  },
  {
    name: '+5% Crit',
    kind: 'buff',
    sources: [
      { spell: 'Leader of the Pack', id: 17007, by: 'druid', spec: 'Feral' }, // talent, tier 4; ws rce ut raw bt cp tk wa
      { spell: 'Leader of the Pack', id: 17007, by: 'druid', spec: 'Guardian' }, // talent; ws rce ut raw bt cp tk wa
      { spell: 'Elemental Oath', id: 51470, by: 'shaman', spec: 'Elemental' }, // talent, tier 4; ws rce ut raw bt cp tk
      { spell: 'Honor Among Thieves', id: 51701, by: 'rogue', spec: 'Subtlety' }, // talent, tier 4; ws rce ut raw bt cp tk
      { spell: 'Rampage', id: 29801, by: 'warrior', spec: 'Fury' }, // talent, tier 4; ws rce ut raw bt cp tk
      { spell: 'Furious Howl', id: 24604, by: 'hunter', pet: 'Wolf' }, // ws ut raw bt
      { spell: 'Terrifying Roar', id: 90309, by: 'hunter', spec: 'BeastMastery', pet: 'Devilsaur' }, // ws ut raw bt
    ],
  },
  // 4.3.0 patch notes: melee attack power bonus raised from 10% to 20%; ranged attack power stays
  // 10%. wowsims uses 20% melee / 10% ranged.
  {
    name: '+10% Attack Power',
    kind: 'buff',
    sources: [
      { spell: 'Blessing of Might', id: 19740, by: 'paladin' }, // ws rce ut ia raw bt cp tk pn
      { spell: "Abomination's Might", id: 53138, by: 'deathknight', spec: 'Blood' }, // talent, tier 3; ws rce ut ia raw bt cp tk pn
      { spell: 'Unleashed Rage', id: 30808, by: 'shaman', spec: 'Enhancement' }, // talent, tier 5; ws rce ut ia raw bt cp tk pn
      { spell: 'Trueshot Aura', id: 19506, by: 'hunter', spec: 'Marksmanship' }, // talent, tier 4; ws rce ut ia raw bt cp tk pn
    ],
  },
  {
    name: '+5% Spell Haste',
    kind: 'buff',
    sources: [
      { spell: 'Shadowform', id: 15473, by: 'priest', spec: 'Shadow' }, // talent; ws rce ut ia raw bt cp tk; the aura is Mind Quickening
      { spell: 'Moonkin Form', id: 24858, by: 'druid', spec: 'Balance' }, // talent, tier 3; ws rce ut ia raw bt cp tk; the aura is Moonkin Aura
      { spell: 'Wrath of Air Totem', id: 3738, by: 'shaman' }, // ws rce ut ia raw bt cp tk
    ],
  },
  {
    name: '+10% Spell Power',
    kind: 'buff',
    sources: [
      { spell: 'Demonic Pact', id: 47236, by: 'warlock', spec: 'Demonology' }, // talent; ws rce ut raw bt cp tk
      { spell: 'Totemic Wrath', id: 77746, by: 'shaman', spec: 'Elemental' }, // talent; ws rce ut raw bt cp tk; works with any fire totem
    ],
  },
  {
    name: '+6% Spell Power',
    kind: 'buff',
    sources: [
      { spell: 'Flametongue Totem', id: 8227, by: 'shaman' }, // ws rce ut ia raw bt cp tk
      { spell: 'Arcane Brilliance', id: 1459, by: 'mage' }, // ws rce ut ia raw bt cp tk; Dalaran Brilliance (61316) is the same
    ],
  },
  {
    name: '+3% to all damage',
    kind: 'buff',
    sources: [
      { spell: 'Arcane Tactics', id: 82930, by: 'mage', spec: 'Arcane' }, // talent, tier 4; ws rce ut raw bt cp tk
      { spell: 'Ferocious Inspiration', id: 34460, by: 'hunter', spec: 'BeastMastery' }, // talent, tier 5; ws rce ut raw bt cp tk
      { spell: 'Communion', id: 31876, by: 'paladin', spec: 'Retribution' }, // talent, tier 3; ws rce ut raw bt cp tk pn
    ],
  },
  {
    name: '+5% to all base stats',
    kind: 'buff',
    sources: [
      { spell: 'Mark of the Wild', id: 1126, by: 'druid' }, // ws rce ut ia raw bt cp tk
      { spell: 'Blessing of Kings', id: 20217, by: 'paladin' }, // ws rce ut ia raw bt cp tk; raid-wide cast 79062
      {
        spell: 'Embrace of the Shale Spider',
        id: 90363,
        by: 'hunter',
        spec: 'BeastMastery',
        pet: 'Shale Spider',
      }, // ut ia raw bt tk; exotic by wowsims and rawr; utopia gives no spec
    ],
    uncounted: ['Drums of the Burning Wild'], // ws
  },
  {
    name: '+Strength and Agility',
    kind: 'buff',
    sources: [
      { spell: 'Strength of Earth Totem', id: 8075, by: 'shaman' }, // ws rce ut ia raw bt cp tk
      { spell: 'Horn of Winter', id: 57330, by: 'deathknight' }, // ws rce ut ia raw bt cp tk
      { spell: 'Battle Shout', id: 6673, by: 'warrior' }, // ws rce ut ia raw bt cp tk
      { spell: 'Roar of Courage', id: 93435, by: 'hunter', pet: 'Cat' }, // ws ut ia raw bt
      {
        spell: 'Roar of Courage',
        id: 93435,
        by: 'hunter',
        spec: 'BeastMastery',
        pet: 'Spirit Beast',
      }, // raw ut
    ],
  },
  {
    name: '+Stamina',
    kind: 'buff',
    sources: [
      { spell: 'Power Word: Fortitude', id: 21562, by: 'priest' }, // ws rce ut ia raw bt cp tk wa
      // Any warlock with an imp out; rce and catapy count Destruction only, the spec that usually
      // plays the imp.
      {
        spell: 'Blood Pact',
        id: 6307,
        by: 'warlock',
        pet: 'Imp',
        dispute: 'Destruction only in some lists',
      }, // ws ut ia raw bt tk rce cp
      { spell: 'Commanding Shout', id: 469, by: 'warrior' }, // ws rce ut ia raw bt cp tk
      { spell: 'Qiraji Fortitude', id: 90364, by: 'hunter', spec: 'BeastMastery', pet: 'Silithid' }, // ut ia raw bt tk
    ],
    uncounted: ['Runescroll of Fortitude'], // ut; an item of Wrath
  },
  {
    name: '+Max Mana',
    kind: 'buff',
    sources: [
      { spell: 'Arcane Brilliance', id: 1459, by: 'mage' }, // ws rce ut ia raw bt cp tk; Dalaran Brilliance (61316) is the same
      // Any warlock with a felhunter; rce and catapy count Affliction only, the spec that usually
      // plays it.
      {
        spell: 'Fel Intelligence',
        id: 54424,
        by: 'warlock',
        pet: 'Felhunter',
        dispute: 'Affliction only in some lists',
      }, // ws ut ia raw bt tk rce cp
    ],
  },
  // Shared cap per boss attempt in Cataclysm: 1 in 10-player, 3 in 25-player (bluepost).
  {
    name: 'Combat Resurrection',
    kind: 'buff',
    sources: [
      { spell: 'Rebirth', id: 20484, by: 'druid' }, // rce cp ora blue wp wa
      { spell: 'Soulstone', id: 95750, by: 'warlock' }, // rce cp ora blue pn; the resurrection in combat (4.1); 20707 is the buff
      // A battle resurrection like Rebirth since 4.1 (patch notes), and Cataclysm Classic has
      // the classes of the last patch. rce, catapy and the post of 2010 (patch 4.0) do not list it.
      { spell: 'Raise Ally', id: 61999, by: 'deathknight', dispute: 'since patch 4.1 only' }, // pn wp ora wa
    ],
  },
  {
    name: 'Major Haste buff',
    kind: 'buff',
    sources: [
      { spell: 'Bloodlust / Heroism', id: 2825, by: 'shaman' }, // ws rce ut ia raw bt cp; Heroism is 32182
      { spell: 'Time Warp', id: 80353, by: 'mage' }, // ws rce ut ia raw bt cp
      {
        spell: 'Ancient Hysteria',
        id: 90355,
        by: 'hunter',
        spec: 'BeastMastery',
        pet: 'Core Hound',
      }, // ut ia raw bt
    ],
  },
  {
    name: '+Armor',
    kind: 'buff',
    sources: [
      { spell: 'Devotion Aura', id: 465, by: 'paladin' }, // ws rce ut ia raw bt cp tk
      { spell: 'Stoneskin Totem', id: 8071, by: 'shaman' }, // ws rce ut ia raw bt cp tk
    ],
  },
  {
    name: 'Spell Pushback Resist',
    kind: 'buff',
    sources: [
      { spell: 'Concentration Aura', id: 19746, by: 'paladin' }, // ut ia raw bt cp tk wa; 35%
      { spell: 'Totem of Tranquil Mind', id: 87718, by: 'shaman' }, // ut ia bt cp tk wa; 30%
    ],
  },
  // Read as Replenishment (aura 57669, 1% of maximum mana per 10 sec). No source uses the words
  // "minor mana replenishment"; catapy has a category Replenishment beside Major Mana
  // Replenishment.
  {
    name: 'Minor mana replenishment',
    kind: 'buff',
    sources: [
      { spell: 'Vampiric Touch', id: 34914, by: 'priest', spec: 'Shadow' }, // talent; ws rce ut raw bt cp tk wa
      { spell: 'Communion', id: 31876, by: 'paladin', spec: 'Retribution' }, // talent; ws rce ut raw bt cp tk
      { spell: 'Revitalize', id: 48544, by: 'druid', spec: 'Restoration' }, // talent, tier 3; ws rce ut raw bt cp tk
      { spell: 'Soul Leech', id: 30295, by: 'warlock', spec: 'Destruction' }, // talent; ws rce ut raw bt cp tk
      { spell: 'Enduring Winter', id: 86508, by: 'mage', spec: 'Frost' }, // talent; ws rce ut raw bt cp tk
    ],
  },
  // catapy puts exactly druid (any), priest (any) and Restoration shaman in a category of this
  // name; the wowsims MoP code labels Mana Tide Totem "Major Mana Replenishment".
  {
    name: 'Major Mana Replenishment',
    kind: 'buff',
    sources: [
      { spell: 'Innervate', id: 29166, by: 'druid' }, // ws rce bt cp wa
      // A trained class spell, no talent in the wowsims trees. catapy: every priest; rawr names
      // the Holy Priest.
      { spell: 'Hymn of Hope', id: 64901, by: 'priest', dispute: 'Holy only in one list' }, // raw bt cp wa
      { spell: 'Mana Tide Totem', id: 16190, by: 'shaman', spec: 'Restoration' }, // talent, tier 5; ws rce raw bt cp wa
    ],
  },
  {
    name: '+MP5',
    kind: 'buff',
    sources: [
      { spell: 'Blessing of Might', id: 19740, by: 'paladin' }, // ws rce ut raw bt cp tk
      { spell: 'Mana Spring Totem', id: 5675, by: 'shaman' }, // ws rce ut raw bt cp tk
      // Any warlock with a felhunter; rce and catapy count Affliction only, the spec that usually
      // plays it.
      {
        spell: 'Fel Intelligence',
        id: 54424,
        by: 'warlock',
        pet: 'Felhunter',
        dispute: 'Affliction only in some lists',
      }, // ws ut raw bt tk rce cp
    ],
  },
  {
    name: 'Armor Debuff',
    kind: 'debuff',
    sources: [
      { spell: 'Sunder Armor', id: 7386, by: 'warrior' }, // ws rce ut ia raw bt cp; Devastate (20243) applies it too
      { spell: 'Expose Armor', id: 8647, by: 'rogue' }, // ws rce ut ia raw bt cp
      { spell: 'Faerie Fire', id: 770, by: 'druid' }, // ws rce ut ia raw bt cp; 16857 in cat and bear form
      { spell: 'Corrosive Spit', id: 35387, by: 'hunter', pet: 'Serpent' }, // ws ut ia raw bt
      { spell: 'Tear Armor', id: 50498, by: 'hunter', pet: 'Raptor' }, // ut ia raw bt
    ],
  },
  {
    name: '+30% bleed damage',
    kind: 'debuff',
    sources: [
      { spell: 'Mangle', id: 33876, by: 'druid', spec: 'Feral' }, // ws rce ut ia raw bt cp wa; cat form
      { spell: 'Mangle', id: 33878, by: 'druid', spec: 'Guardian' }, // ws rce ut ia raw bt cp; bear form
      { spell: 'Hemorrhage', id: 16511, by: 'rogue', spec: 'Subtlety' }, // talent, tier 3; ws rce ut ia raw bt cp
      { spell: 'Blood Frenzy', id: 29859, by: 'warrior', spec: 'Arms' }, // talent; ws rce ut ia raw bt cp; the bleed part is the debuff Trauma
      // rawr: any hunter; utopia: Beast Mastery. wowsims does not mark the Hyena as exotic.
      {
        spell: 'Tendon Rip',
        id: 50271,
        by: 'hunter',
        pet: 'Hyena',
        dispute: 'Beast Mastery only in one list',
      }, // ut ia raw bt
      // rawr: any hunter; utopia: Beast Mastery. wowsims does not mark the Boar as exotic.
      {
        spell: 'Gore',
        id: 35290,
        by: 'hunter',
        pet: 'Boar',
        dispute: 'Beast Mastery only in one list',
      }, // ut ia raw bt
      // rawr and utopia: Beast Mastery. wowsims does not mark the Rhino as exotic.
      {
        spell: 'Stampede',
        id: 57386,
        by: 'hunter',
        spec: 'BeastMastery',
        pet: 'Rhino',
        dispute: 'any Hunter in one list',
      }, // ws ut ia raw bt
    ],
  },
  {
    name: '+5% crit for spells only',
    kind: 'debuff',
    sources: [
      { spell: 'Critical Mass', id: 12873, by: 'mage', spec: 'Fire' }, // talent, tier 6; ws rce ut raw bt cp
      { spell: 'Shadow and Flame', id: 17801, by: 'warlock', spec: 'Destruction' }, // talent; ws rce ut raw bt cp pn
      // Destruction tree tier 1, so every warlock spec can take it; the wowsims default builds of
      // both specs have 3/3. rce, catapy and utopia count Destruction only.
      {
        spell: 'Shadow and Flame',
        id: 17801,
        by: 'warlock',
        spec: 'Demonology',
        talent: 'of the Destruction tree',
      }, // talent, tier 1; ws raw
      {
        spell: 'Shadow and Flame',
        id: 17801,
        by: 'warlock',
        spec: 'Affliction',
        talent: 'of the Destruction tree',
      }, // talent; ws raw
    ],
  },
  {
    name: '-20% melee haste debuff',
    kind: 'debuff',
    sources: [
      // A class spell: wowsims and utopia count every warrior; rce and catapy Protection only;
      // rawr Protection/Arms.
      { spell: 'Thunder Clap', id: 6343, by: 'warrior', dispute: 'Protection only in some lists' }, // ws rce ut raw bt cp
      // wowsims, rce, utopia, catapy: every death knight. rawr: Frost.
      { spell: 'Frost Fever', id: 55095, by: 'deathknight', dispute: 'Frost only in one list' }, // ws rce ut raw bt cp
      // Protection tree tier 2 (2 points), so Holy and Retribution can reach it; catapy counts
      // every paladin; the wowsims default Holy and Retribution builds do not take it.
      {
        spell: 'Judgements of the Just',
        id: 53696,
        by: 'paladin',
        spec: 'Protection',
        talent: 'not in every build',
      }, // talent, tier 2; ws rce ut raw bt cp
      // Feral tree tier 2 (2 points). The wowsims default cat builds skip it; one bear build
      // takes it.
      {
        spell: 'Infected Wounds',
        id: 48484,
        by: 'druid',
        spec: 'Feral',
        talent: 'cats mostly skip it',
      }, // talent, tier 2; ws rce ut raw bt cp
      { spell: 'Infected Wounds', id: 48484, by: 'druid', spec: 'Guardian' }, // talent; ws rce ut raw bt cp
      { spell: 'Earth Shock', id: 8042, by: 'shaman' }, // ws rce ut bt cp
      // Only utopia lists it in this category; wowsims only shows that the talent exists
      // (Subtlety tier 2). Not in any raid-composition list seen.
      { spell: 'Waylay', id: 51692, by: 'rogue', spec: 'Subtlety', talent: 'counted by one list' }, // talent; ut ws
      { spell: 'Dust Cloud', id: 50285, by: 'hunter', pet: 'Tallstrider' }, // ws ut bt
      { spell: 'Tailspin', id: 90314, by: 'hunter', pet: 'Fox' }, // ut bt
    ],
    uncounted: ['Judgements of the Just of Holy and Retribution Paladins who take the talent'],
  },
  {
    name: '+8% magic damage debuff',
    kind: 'debuff',
    sources: [
      { spell: 'Curse of the Elements', id: 1490, by: 'warlock' }, // ws rce ut ia raw bt cp; utopia tags Affliction
      {
        spell: 'Jinx: Curse of the Elements',
        id: 85479,
        by: 'warlock',
        spec: 'Affliction',
        formOf: 'Curse of the Elements',
      }, // talent, tier 2; ia bt ws; spreads 1490 to enemies near
      { spell: 'Earth and Moon', id: 48506, by: 'druid', spec: 'Balance' }, // talent, tier 5; ws rce ut ia raw bt cp
      { spell: 'Ebon Plaguebringer', id: 51160, by: 'deathknight', spec: 'Unholy' }, // talent, tier 6; ws rce ut ia raw bt cp wa
      { spell: 'Master Poisoner', id: 58410, by: 'rogue', spec: 'Assassination' }, // talent, tier 5; ws rce ut ia raw bt cp; rawr writes Rogue
      { spell: 'Fire Breath', id: 34889, by: 'hunter', pet: 'Dragonhawk' }, // ws ut ia raw bt
      { spell: 'Lightning Breath', id: 24844, by: 'hunter', pet: 'Wind Serpent' }, // ws ut ia raw bt
    ],
  },
  {
    name: '+4% physical damage debuff',
    kind: 'debuff',
    sources: [
      { spell: 'Blood Frenzy', id: 29859, by: 'warrior', spec: 'Arms' }, // talent; ws rce raw bt cp
      { spell: 'Savage Combat', id: 58413, by: 'rogue', spec: 'Combat' }, // talent, tier 5; ws rce ut raw bt cp wa
      { spell: 'Brittle Bones', id: 81328, by: 'deathknight', spec: 'Frost' }, // talent, tier 4; ws rce ut raw bt cp
      { spell: 'Acid Spit', id: 55749, by: 'hunter', spec: 'BeastMastery', pet: 'Worm' }, // ws ut raw bt
      { spell: 'Ravage', id: 50518, by: 'hunter', pet: 'Ravager' }, // ut raw bt
    ],
  },
  // Effects differ in strength: 25% and 10%.
  {
    name: 'Healing Debuff',
    kind: 'debuff',
    sources: [
      { spell: 'Mortal Strike', id: 12294, by: 'warrior', spec: 'Arms' }, // rce ut ia bt cp pn; 25% since 4.3.0, 10% before
      { spell: 'Furious Attacks', id: 46910, by: 'warrior', spec: 'Fury' }, // talent, tier 5; rce ut ia bt cp pn; 25% since 4.3.0
      { spell: 'Wound Poison', id: 13219, by: 'rogue' }, // rce ut ia bt cp pn; 25% since 4.3.0
      { spell: 'Widow Venom', id: 82654, by: 'hunter' }, // rce ut ia bt cp pn; 25% since 4.3.0
      { spell: 'Improved Mind Blast', id: 15313, by: 'priest', spec: 'Shadow' }, // talent; rce ut ia bt cp pn; 10%
      { spell: 'Legion Strike', id: 30213, by: 'warlock', spec: 'Demonology', pet: 'Felguard' }, // rce ut ia bt cp pn; 10%
      // 10%. In the reach of every spec. Not in rce or catapy; the wowsims default Frost build
      // does not take it.
      { spell: 'Permafrost', id: 12571, by: 'mage', spec: 'Frost', talent: 'mostly skipped' }, // talent, tier 2; ut bt pn ws
      { spell: 'Monstrous Bite', id: 54680, by: 'hunter', spec: 'BeastMastery', pet: 'Devilsaur' }, // ut ia bt pn; 25% since 4.3.0
    ],
  },
  {
    name: '-10% physical damage output debuff',
    kind: 'debuff',
    sources: [
      { spell: 'Demoralizing Shout', id: 1160, by: 'warrior' }, // ws rce ut raw bt cp
      // Used in bear form; wowsims, rce, catapy count Feral, rawr writes Bear Druid.
      {
        spell: 'Demoralizing Roar',
        id: 99,
        by: 'druid',
        spec: 'Feral',
        dispute: 'in bear form only',
      }, // ws rce ut raw bt cp
      { spell: 'Demoralizing Roar', id: 99, by: 'druid', spec: 'Guardian' }, // ws rce ut raw bt cp
      { spell: 'Vindication', id: 26016, by: 'paladin', spec: 'Protection' }, // talent, tier 5; ws rce ut raw bt cp; out of reach off-spec
      { spell: 'Curse of Weakness', id: 702, by: 'warlock' }, // ws rce ut raw bt cp
      { spell: 'Scarlet Fever', id: 81132, by: 'deathknight', spec: 'Blood' }, // talent, tier 2; ws rce ut raw bt cp pn; no wowsims default Frost or Unholy build takes it
      { spell: 'Demoralizing Roar (pet)', id: 50256, by: 'hunter', pet: 'Bear' }, // raw ut
      // utopia: Bird of Prey, with a to-do note for Carrion Bird; wowsims: Bear and Bird of Prey.
      {
        spell: 'Demoralizing Screech',
        id: 24423,
        by: 'hunter',
        pet: 'Carrion Bird',
        dispute: 'lists differ on the pet',
      }, // ws ut bt
    ],
    uncounted: ['Scarlet Fever of Frost and Unholy Death Knights who take the talent'],
  },
  {
    name: 'Cast Speed debuff',
    kind: 'debuff',
    sources: [
      { spell: 'Curse of Tongues', id: 1714, by: 'warlock' }, // rce ut ia bt cp
      { spell: 'Slow', id: 31589, by: 'mage', spec: 'Arcane' }, // talent, tier 5; rce ut ia bt cp ws
      { spell: 'Mind-numbing Poison', id: 5761, by: 'rogue' }, // rce ut ia bt cp
      { spell: 'Necrotic Strike', id: 73975, by: 'deathknight' }, // rce ia bt cp mmo wa; from level 83
      { spell: 'Spore Cloud', id: 50274, by: 'hunter', pet: 'Sporebat' }, // ut ia bt
      { spell: 'Lava Breath', id: 58604, by: 'hunter', spec: 'BeastMastery', pet: 'Core Hound' }, // ut ia bt
    ],
  },
];

/** Raid buffs in Cataclysm, whose logs sometimes write a bear as a Feral druid. */
export const CATACLYSM_BUFFS: RaidBuffs = {
  classes: CATACLYSM_CLASSES,
  tanksAs: [{ classKey: 'druid', spec: 'Feral', tankSpec: 'Guardian' }],
  categories: withChoices(CATEGORIES, CHOICES),
  extras: [],
};
