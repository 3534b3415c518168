import { lowerFirst } from '../lower-first';
import type { TranslatedTexts } from '../translation';

export const WORDS = {
  wait: { seconds: (seconds) => `${seconds} s`, minutes: (minutes) => `${minutes} min` },
  class: { withSpec: (spec, className) => `${className} ${spec}` },
  namesake: {
    roles: { tanks: 'tank', healers: 'soigneur', dps: 'dégâts' },
  },
  discord: {
    advice: ' · à regarder',
    noName: '(sans nom)',
    noGear: 'Pas d’équipement dans le log',
    notJudged: 'Sans verdict : il n’y a pas de règles pour cette version du jeu',
    passed: (passed, all) => `${passed} sur ${all} en règle`,
  },
  'rule-armour-type': {
    lighter: (worn, own) =>
      `La pièce est en ${worn} ; tout porter en ${own} donne 5 % de plus de la caractéristique principale.`,
  },
  'rule-belt-buckle': {
    noExtraGem:
      'Pas de gemme au-delà de ses propres châsses : une boucle de ceinture en ajoute une.',
  },
  'rule-blacksmith-socket': {
    seenOn: (slot) => `La châsse supplémentaire se voit ici : ${slot}.`,
  },
  'rule-empty-socket': {
    questGem: 'La pièce prend une gemme qui vient d’une quête.',
    filled: (filled, sockets) =>
      `${filled} sur ${sockets === 1 ? '1 châsse remplie' : `${sockets} châsses remplies`}.`,
  },
  'rule-enchant-grade': {
    weaker: (name, stronger) => `${name} ; plus fort : ${stronger}.`,
    named: (name) => `${name}.`,
  },
  'rule-gem-grade': {
    good: () => '',
    low: (gem) => `${gem} est une taille faible`,
    old: (gem) => `${gem} vient d’une extension plus ancienne`,
    pvp: (gem) => `${gem} est pour le JcJ`,
  },
  'rule-meta-missing': {
    isEmpty: 'La méta-châsse est vide.',
  },
  'rule-pvp-gear': {
    hasResilience: 'La pièce a de la résilience.',
  },
  'rule-ring-enchant': {
    seenOn: (slot) => `${slot} a un enchantement d’enchanteur.`,
  },
  'rule-tinker': {
    seenOn: (slot) => `Un bricolage d’ingénieur se voit ici : ${slot}.`,
  },
  cell: {
    noEnchant: 'Sans enchantement',
    emptySockets: (count) => (count === 1 ? '1 châsse vide' : `${count} châsses vides`),
    unreadablePiece: (slot, name) =>
      slot && name ? `${slot} (${name})` : slot || name || 'une pièce',
  },
  meta: {
    least: (there, wanted, colour) => `${there} sur ${wanted} ${colour}`,
    both: (one, other) => `${one.count} ${one.colour}, ${other.count} ${other.colour}`,
    moreNeeded: (counts, colour) => `${counts} : il faut plus de ${colour}`,
  },
  spelling: {
    colon: ' : ',
    countOf: (count, all) => `${count} sur ${all}`,
    semicolon: ' ; ',
    inSentence: lowerFirst,
  },
} satisfies TranslatedTexts;
