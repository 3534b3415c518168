import { rowFromStates } from '#domain/audit/night';
import type { Era } from '#domain/era/era';
import type { Raider } from '#domain/raid/raid';
import { NightTable } from '#features/night/NightTable';
import { EXAMPLE_TEXTS } from '#texts/example';

const KILLS = ['Magmaw', 'Omnotron Defense System', 'Maloriak', 'Atramedes'].map((boss, id) => ({
  fight: { id, boss, zone: 'Blackwing Descent', difficulty: 3 },
}));

interface Example extends Pick<Raider, 'name' | 'classKey' | 'picture'> {
  slots: readonly number[][];
}

/** Raiders of the sample, with the slots that lack enchants at each kill. */
const EXAMPLES: readonly Example[] = [
  { name: 'Elsifer', classKey: 'paladin', picture: 'Paladin-Holy', slots: [[6], [6], [], []] },
  { name: 'Cinderly', classKey: 'mage', picture: 'Mage-Fire', slots: [[], [], [], [14]] },
  { name: 'Nyxara', classKey: 'priest', picture: 'Priest-Shadow', slots: [[7], [7], [7], [7]] },
  { name: 'Quillan', classKey: 'hunter', picture: 'Hunter-Survival', slots: [[], [], [], []] },
];

const ROWS = EXAMPLES.map(({ slots, ...player }) => ({
  id: player.name,
  player: { ...player, key: player.name },
  ...rowFromStates(
    slots.map((lacking) => ({
      state: lacking.length > 0 ? 'faults' : 'passed',
      findings: lacking.map((slot) => ({ title: 'Missing Enchant', slot, count: 1 })),
    })),
  ),
}));

/** Shows a night of the sample raid, faint, so that nobody takes it for their own. */
export const NightExample = ({ era }: { era: Era }) => (
  <div className="opacity-75" aria-hidden="true" inert>
    <p className="label mb-1">{EXAMPLE_TEXTS.heading}</p>
    <NightTable kills={KILLS} rows={ROWS} shown={ROWS} era={era} hasRules unknownText={() => ''} />
  </div>
);
