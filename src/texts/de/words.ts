import { lowerFirst } from '../lower-first';
import type { TranslatedTexts } from '../translation';

export const WORDS = {
  wait: { seconds: (seconds) => `${seconds} Sek.`, minutes: (minutes) => `${minutes} Min.` },
  class: { withSpec: (spec, className) => `${spec}-${className}` },
  namesake: {
    roles: { tanks: 'Tank', healers: 'Heiler', dps: 'Schaden' },
  },
  discord: {
    advice: ' · einen Blick wert',
    noName: '(ohne Namen)',
    noGear: 'Keine Ausrüstung im Log',
    notJudged: 'Nicht beurteilt: Für diese Version des Spiels gibt es keine Regeln',
    passed: (passed, all) => `${passed} von ${all} bestanden`,
  },
  'rule-armour-type': {
    lighter: (worn, own) =>
      `Das Teil ist ${worn}; wer nur ${own} trägt, bekommt 5 % mehr vom Hauptattribut.`,
  },
  'rule-belt-buckle': {
    noExtraGem:
      'Kein Edelstein mehr als die eigenen Sockel: Eine Gürtelschnalle bringt einen dazu.',
  },
  'rule-blacksmith-socket': {
    seenOn: (slot) => `Der zusätzliche Sockel zeigt sich bei: ${slot}.`,
  },
  'rule-empty-socket': {
    questGem: 'Hier passt ein Edelstein, den es für eine Quest gibt.',
    filled: (filled, sockets) =>
      `${filled} von ${sockets === 1 ? '1 Sockel' : `${sockets} Sockeln`} gefüllt.`,
  },
  'rule-enchant-grade': {
    weaker: (name, stronger) => `${name}; stärker: ${stronger}.`,
    named: (name) => `${name}.`,
  },
  'rule-gem-grade': {
    good: () => '',
    low: (gem) => `${gem} ist ein schwacher Schliff`,
    old: (gem) => `${gem} ist aus einer älteren Erweiterung`,
    pvp: (gem) => `${gem} ist für PvP`,
  },
  'rule-meta-missing': {
    isEmpty: 'Der Metasockel ist leer.',
  },
  'rule-pvp-gear': {
    hasResilience: 'Das Teil hat Abhärtung.',
  },
  'rule-ring-enchant': {
    seenOn: (slot) => `${slot} hat die Verzauberung eines Verzauberers.`,
  },
  'rule-tinker': {
    seenOn: (slot) => `Eine Tüftelei eines Ingenieurs zeigt sich bei: ${slot}.`,
  },
  cell: {
    noEnchant: 'Ohne Verzauberung',
    emptySockets: (count) => (count === 1 ? '1 leerer Sockel' : `${count} leere Sockel`),
    unreadablePiece: (slot, name) =>
      slot && name ? `${slot} (${name})` : slot || name || 'ein Teil',
  },
  meta: {
    least: (there, wanted, colour) => `${there} von ${wanted} ${colour}`,
    both: (one, other) => `${one.count} ${one.colour}, ${other.count} ${other.colour}`,
    moreNeeded: (counts, colour) => `${counts}: mehr ${colour} nötig`,
  },
  spelling: {
    colon: ': ',
    countOf: (count, all) => `${count} von ${all}`,
    semicolon: '; ',
    /** An adjective before its noun loses its capital: `leerer Sockel`. A noun alone keeps it. */
    inSentence: (words) => (words.includes(' ') ? lowerFirst(words) : words),
  },
} satisfies TranslatedTexts;
