import { rowFromStates } from '#domain/audit/night';
import type { Era } from '#domain/era/era';
import { EXAMPLE_RAIDERS } from '#domain/groups/example-raiders';
import { NightTable } from '#features/night/NightTable';
import { Example } from '#features/page/Example';

const KILLS = ['Magmaw', 'Omnotron Defense System', 'Maloriak', 'Atramedes'].map((boss, id) => ({
  fight: { id, boss, zone: 'Blackwing Descent', difficulty: 3 },
}));

const ROWS = EXAMPLE_RAIDERS.map(({ character, results }) => ({
  id: character.key,
  player: character,
  ...rowFromStates([...results].reverse()),
}));

/** Shows a night of the sample raid. */
export const NightExample = ({ era }: { era: Era }) => (
  <Example>
    <NightTable kills={KILLS} rows={ROWS} shown={ROWS} era={era} hasRules unknownText={() => ''} />
  </Example>
);
