/**
 * Glyphs of game-icons.net for zones and bosses, from which scripts/draw-icons.ts draws the
 * sheets.
 *
 * Source of encounter ids and names: DBM-Cataclysm 06b6b14, BigWigs_Cataclysm 6f46340 and logged
 * reports.
 */
export const ZONE_EMBLEMS: ReadonlyMap<string, string> = new Map([
  ['Blackwing Descent', 'spiked-dragon-head'],
  ['The Bastion of Twilight', 'evil-tower'],
  ['Throne of the Four Winds', 'whirlwind'],
  ['Baradin Hold', 'castle-ruins'],
  ['Firelands', 'flame'],
  ['Dragon Soul', 'hourglass'],
  ["Mogu'shan Vaults", 'temple-gate'],
  ['Heart of Fear', 'insect-jaws'],
  ['Terrace of Endless Spring', 'lotus'],
  ['Throne of Thunder', 'stone-throne'],
  ['Siege of Orgrimmar', 'siege-ram'],
]);

export const OTHER_ZONE = 'cave-entrance';

/** Encounter id, name for records without ids, and glyph. */
type BossEmblem = readonly [encounterId: number, boss: string, glyph: string];

/** Emblems by sheet: one raid's list loads one sheet. */
export const BOSS_EMBLEMS: Readonly<Record<string, readonly BossEmblem[]>> = {
  'bosses-tier-11': [
    [1030, 'Halfus Wyrmbreaker', 'ogre'],
    [1032, 'Theralion and Valiona', 'double-dragon'],
    [1028, 'Ascendant Council', 'triorb'],
    [1029, "Cho'gall", 'tentacles-skull'],
    [1082, 'Sinestra', 'dragon-orb'],
    [1024, 'Magmaw', 'leeching-worm'],
    [1027, 'Omnotron Defense System', 'robot-golem'],
    [1025, 'Maloriak', 'bubbling-flask'],
    [1022, 'Atramedes', 'bat-wing'],
    [1023, 'Chimaeron', 'hydra'],
    [1026, "Nefarian's End", 'dragon-head'],
    [1035, 'Conclave of Wind', 'twister'],
    [1034, "Al'Akir", 'lightning-storm'],
    [1033, 'Argaloth', 'daemon-skull'],
  ],
  'bosses-tier-12': [
    [1197, "Beth'tilac", 'spider-alt'],
    [1204, 'Lord Rhyolith', 'rock-golem'],
    [1206, 'Alysrazor', 'fire-breath'],
    [1205, 'Shannox', 'sniffing-dog'],
    [1200, 'Baleroc', 'flaming-claw'],
    [1185, 'Majordomo Staghelm', 'stag-head'],
    [1203, 'Ragnaros', 'thor-hammer'],
    [1250, "Occu'thar", 'behold'],
  ],
  'bosses-tier-13': [
    [1292, 'Morchok', 'golem-head'],
    [1294, "Warlord Zon'ozz", 'tentacle-strike'],
    [1295, "Yor'sahj the Unsleeping", 'slime'],
    [1296, 'Hagara the Stormbinder', 'ice-spell-cast'],
    [1297, 'Ultraxion', 'dragon-breath'],
    [1298, 'Warmaster Blackhorn', 'zeppelin'],
    [1291, 'Spine of Deathwing', 'backbone-shell'],
    [1299, 'Madness of Deathwing', 'wyvern'],
    [1332, 'Alizabal', 'six-eyes'],
  ],
  'bosses-tier-14': [
    [51395, 'The Stone Guard', 'stone-bust'],
    [51390, 'Feng the Accursed', 'spear-hook'],
    [51434, "Gara'jal the Spiritbinder", 'voodoo-doll'],
    [51436, 'The Spirit Kings', 'ghost'],
    [51500, 'Elegon', 'dragon-spiral'],
    [51407, 'Will of the Emperor', 'metal-golem-head'],
    [51507, "Imperial Vizier Zor'lok", 'sonic-screech'],
    [51504, "Blade Lord Ta'yak", 'sword-spin'],
    [51463, 'Garalon', 'centipede'],
    [51498, "Wind Lord Mel'jarak", 'spears'],
    [51499, "Amber-Shaper Un'sok", 'amber-mosquito'],
    [51501, "Grand Empress Shek'zeer", 'queen-crown'],
    [51409, 'Protectors of the Endless', 'three-friends'],
    [51505, 'Tsulong', 'sea-dragon'],
    [51506, 'Lei Shi', 'water-drop'],
    [51431, 'Sha of Fear', 'terror'],
  ],
  'bosses-tier-15': [
    [51577, "Jin'rokh the Breaker", 'power-lightning'],
    [51575, 'Horridon', 'triceratops-head'],
    [51570, 'Council of Elders', 'tribal-mask'],
    [51565, 'Tortos', 'turtle-shell'],
    [51578, 'Megaera', 'hydra-shot'],
    [51573, 'Ji-Kun', 'condor-emblem'],
    [51572, 'Durumu the Forgotten', 'bleeding-eye'],
    [51574, 'Primordius', 'dna1'],
    [51576, 'Dark Animus', 'cauldron'],
    [51559, 'Iron Qon', 'flaming-trident'],
    [51560, 'Twin Consorts', 'eclipse'],
    [51579, 'Lei Shen', 'zeus-sword'],
    [51580, 'Ra-den', 'static'],
  ],
  'bosses-tier-16': [
    [51602, 'Immerseus', 'water-splash'],
    [51598, 'The Fallen Protectors', 'yin-yang'],
    [51624, 'Norushen', 'static-guard'],
    [51604, 'Sha of Pride', 'mirror-mirror'],
    [51622, 'Galakras', 'fire-dash'],
    [51600, 'Iron Juggernaut', 'circular-saw'],
    [51606, "Kor'kron Dark Shaman", 'wolf-howl'],
    [51603, 'General Nazgrim', 'war-axe'],
    [51595, 'Malkorok', 'overlord-helm'],
    [51594, 'Spoils of Pandaria', 'chest'],
    [51599, 'Thok the Bloodthirsty', 'dinosaur-rex'],
    [51601, 'Siegecrafter Blackfuse', 'gears'],
    [51593, 'Paragons of the Klaxxi', 'praying-mantis'],
    [51623, 'Garrosh Hellscream', 'battle-axe'],
  ],
};
