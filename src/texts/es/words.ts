import { lowerFirst } from '../lower-first';
import type { TranslatedTexts } from '../translation';

export const WORDS = {
  wait: { seconds: (seconds) => `${seconds} s`, minutes: (minutes) => `${minutes} min` },
  class: { withSpec: (spec, className) => `${className} ${spec}` },
  namesake: {
    roles: { tanks: 'tanque', healers: 'sanador', dps: 'daño' },
  },
  discord: {
    advice: ' · a revisar',
    noName: '(sin nombre)',
    noGear: 'Sin equipo en el log',
    notJudged: 'Sin evaluar: no hay reglas para esta versión del juego',
    passed: (passed, all) => `${passed} de ${all} listos`,
  },
  'rule-armour-type': {
    lighter: (worn, own) =>
      `Es de ${worn}; llevar solo ${own} da un 5 % más de la estadística principal.`,
  },
  'rule-belt-buckle': {
    noExtraGem:
      'Ninguna gema aparte de las de sus propias ranuras: una hebilla de cinturón añade una.',
  },
  'rule-blacksmith-socket': {
    seenOn: (slot) => `La ranura adicional se ve en: ${slot}.`,
  },
  'rule-empty-socket': {
    questGem: 'Aquí va una gema que da una misión.',
    filled: (filled, sockets) =>
      sockets === 1
        ? `${filled} de 1 ranura con gema.`
        : `${filled} de ${sockets} ranuras con gema.`,
  },
  'rule-enchant-grade': {
    weaker: (name, stronger) => `${name}; mejor: ${stronger}.`,
    named: (name) => `${name}.`,
  },
  'rule-gem-grade': {
    good: () => '',
    low: (gem) => `${gem} es una talla floja`,
    old: (gem) => `${gem} es de una expansión anterior`,
    pvp: (gem) => `${gem} es de JcJ`,
  },
  'rule-meta-missing': {
    isEmpty: 'La ranura meta está vacía.',
  },
  'rule-pvp-gear': {
    hasResilience: 'Tiene temple.',
  },
  'rule-ring-enchant': {
    seenOn: (slot) => `${slot} tiene un encantamiento de encantador.`,
  },
  'rule-tinker': {
    seenOn: (slot) => `Una mejora de ingeniero se ve en: ${slot}.`,
  },
  cell: {
    noEnchant: 'Sin encantar',
    emptySockets: (count) => (count === 1 ? '1 ranura vacía' : `${count} ranuras vacías`),
    unreadablePiece: (slot, name) =>
      slot && name ? `${slot} (${name})` : slot || name || 'una pieza',
  },
  meta: {
    least: (there, wanted, colour) => `${there} de ${wanted} ${colour}`,
    both: (one, other) => `${one.count} ${one.colour}, ${other.count} ${other.colour}`,
    moreNeeded: (counts, colour) => `${counts}: hace falta más ${colour}`,
  },
  spelling: {
    colon: ': ',
    countOf: (count, all) => `${count} de ${all}`,
    semicolon: '; ',
    inSentence: lowerFirst,
  },
} satisfies TranslatedTexts;
