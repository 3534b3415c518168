import type { ServedReport } from './reports';

/** Names meant to break a page, by what they attack. */
export const HOSTILE: Readonly<Record<string, string>> = {
  markup: `<img src="x" onerror="document.title='owned'"><script>document.title='owned'</script>`,
  'turned writing direction': 'Abc\u202edef',
  'turned writing direction, out of an isolate': 'Abc\u2069\u2069\u202edef',
  'writing from right to left': 'מגמאו אבגד',
  'ten thousand letters': 'W'.repeat(10_000),
  'control characters and null bytes': 'a\u0000b\u0007c\u001bd\u007fe\u0085f\u2028g\u2029h\ti\r\nj',
  'marks piled on one letter': `e${'\u0301'.repeat(300)}`,
  'a lone surrogate': 'Kad\ud83da',
  'a script address': 'javascript:alert(1)',
  'a path to the folders above': '../../../../etc/passwd',
  'an address of another host': '//evil.example/x.jpg',
  'quotes and templates': '"\'`><b>{{7*7}}%00%2e%2e&lt;',
  'a name that JavaScript itself uses': '__proto__',
};

/** The beginning of a code, which three digits complete. */
export const HOSTILE_REPORT = 'HostileReport';

/**
 * Returns a raid with one name in every place a log has: report, fight, zone, players, server,
 * icons, items.
 */
export function hostileReport(name: string): ServedReport {
  const fights = [
    { ...fight(1), name, zoneName: name },
    { ...fight(2), name: 'Magmaw', zoneName: 'Blackwing Descent' },
    { ...fight(3), name, zoneName: name },
  ];
  const playerDetails = {
    tanks: [
      { name: 'Brannock', id: 1, icon: 'Warrior-Protection', combatantInfo: hostileGear('Helm') },
    ],
    healers: [{ name, id: 2, server: name, icon: 'Priest-Holy', combatantInfo: hostileGear(name) }],
    dps: [
      { name: `!${name}`, id: 3, server: name, icon: name, combatantInfo: hostileGear(name) },
      { name: 'Unlogged', id: 4, icon: 'Mage', combatantInfo: [] },
    ],
    [name]: [],
  };
  return {
    fights: { title: name, owner: name, start: Date.UTC(2024, 7, 1, 19), fights },
    summaries: new Map(fights.map(({ id }) => [id, { playerDetails }])),
  };
}

const fight = (id: number) => ({
  id,
  boss: 1000 + id,
  kill: true,
  difficulty: 4,
  start_time: id * 600_000,
  end_time: id * 600_000 + 290_000,
});

/** Returns a player with two faults: an unenchanted head and a low neck. */
const hostileGear = (name: string) => ({
  talents: [{ name, guid: 31 }],
  gear: [
    {
      id: 60237,
      slot: 0,
      name,
      icon: name,
      itemLevel: 372,
      quality: 4,
      gems: [{ id: 68780, icon: name }],
    },
    { id: 71213, slot: 1, name, icon: 'inv_jewelry_necklace_01.jpg', itemLevel: 318, quality: 3 },
    // Nobody is judged with fewer pieces.
    ...[10, 11, 12, 13].map((slot) => ({ id: 99_000 + slot, slot, name, itemLevel: 372 })),
  ],
});
