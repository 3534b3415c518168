import { readFileSync } from 'node:fs';

/**
 * Each player's result in deeper-25, by kill, worked out by another program; see
 * fixtures/README.md.
 */
export const EXPECTED_FINDINGS: Readonly<Record<string, Readonly<Record<string, Expected>>>> =
  JSON.parse(readFileSync('e2e/fixtures/deeper-25/expected.json', 'utf8'));

export interface Expected {
  findings: string[];
  professions: string[];
  sets: string[];
}

/** A player's result in burning-crusade-25. */
export interface ExpectedByRaid extends Expected {
  lowByRaid: number[];
  gearRecorded?: false;
}

/** The lines' titles, in the order of rules and of each rule's findings. */
export const TITLES: readonly (readonly [found: RegExp, title: string])[] = [
  [/^empty-slot /, 'Nothing Worn'],
  [/^empty-socket /, 'Empty Socket'],
  [/^belt-buckle /, 'No Belt Buckle'],
  [/^blacksmith-socket /, 'Blacksmith Socket'],
  [/^meta-missing /, 'No Meta Gem'],
  [/^meta-inactive /, 'Meta Gem Inactive'],
  [/^gem-grade .*(low|old)$/, 'Weak Gem'],
  [/^gem-grade .*pvp$/, 'PvP Gem'],
  [/^enchant-grade .*(weak|old)$/, 'Weak Enchant'],
  [/^enchant-grade .*pvp$/, 'PvP Enchant'],
  [/^enchant-grade .*lesser$/, 'Lesser Enchant'],
  [/^ring-enchant /, 'Ring Enchant'],
  [/^scope /, 'No Scope'],
  [/^tinker /, 'No Tinker'],
  [/^armour-type /, 'Wrong Armour Type'],
  [/^pvp-gear /, 'PvP Gear'],
];

/** Slots in the order of the log's gear array. */
export const SLOTS =
  'Head,Neck,Shoulders,Shirt,Chest,Belt,Legs,Boots,Bracers,Gloves,Ring 1,Ring 2,Trinket 1,Trinket 2,Cloak,Mainhand,Offhand,Ranged'.split(
    ',',
  );

/** Returns the slots of a rule's findings: `Legs`, `Cloak`. */
export const slotsFound = (rule: string, findings: readonly string[]): string[] =>
  findings
    .map((finding) => finding.split(' '))
    .filter(([found]) => found === rule)
    .map(([, slot]) => Number(slot))
    .sort((one, other) => one - other)
    .map((slot) => SLOTS[slot] ?? '');

/** Returns the lines of advice for findings: `Empty Socket: Shoulders, Belt ×2`. */
export const expectedAdvice = (findings: readonly string[]): string[] =>
  TITLES.flatMap(([found, title]) => {
    const same = findings.filter((finding) => found.test(finding)).sort(bySlot);
    return same.length > 0 ? `${title}: ${same.map(slotText).join(', ')}` : [];
  });

/** Reads `empty-socket 5 2 empty` as `Belt ×2`. */
function slotText(finding: string): string {
  const [rule, slot, count] = finding.split(' ');
  const times = rule === 'empty-socket' && count !== '1' ? ` ×${count}` : '';
  return `${SLOTS[Number(slot)]}${times}`;
}

const bySlot = (one: string, other: string) =>
  Number(one.split(' ')[1]) - Number(other.split(' ')[1]);

interface ShownOfPlayer {
  findings: readonly string[];
  professions: readonly string[];
  sets: readonly string[];
}

/**
 * Returns players who together have every title of advice, and the first player with a profession
 * and a set.
 */
export function playersOfEachKind<Player extends ShownOfPlayer>(
  players: Readonly<Record<string, Player>>,
): [name: string, Player][] {
  const seen = new Set<string>();
  return Object.entries(players).filter(([, { findings, professions, sets }]) => {
    const titles = expectedAdvice(findings).map((line) => line.split(':')[0] ?? '');
    const kinds = [
      ...titles,
      `${professions.length} professions`,
      `${sets.length} sets`,
      ...(titles.length === 0 ? ['nothing'] : []),
    ];
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isNew;
  });
}
