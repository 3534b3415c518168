import type { PlayerAtKill, RaiderIdentity } from '../digests/digested-raid';
import { readClassAndSpec } from '../raid/classes';
import type { Slot } from '../raid/raid';
import type { Role } from '../raid/roles';

interface ExampleRaider {
  character: RaiderIdentity;
  /** Results of four evenings, newest first. */
  results: readonly Pick<PlayerAtKill, 'state' | 'findings'>[];
}

/** Returns a raider with the slots that lack enchants on each evening. */
const raider = (
  name: string,
  picture: string,
  role: Role,
  ...lacking: readonly Slot[][]
): ExampleRaider => ({
  character: {
    ...readClassAndSpec(picture),
    key: name,
    name,
    picture,
    roles: [role],
    talents: [],
  },
  results: lacking.map((slots) => ({
    state: slots.length > 0 ? 'faults' : 'passed',
    findings: slots.map((slot) => ({
      rule: 'missing-enchant',
      title: 'Missing Enchant',
      slot,
      count: 1,
    })),
  })),
});

/** Raiders of the sample, for examples of what a page shows once it is filled. */
export const EXAMPLE_RAIDERS: readonly ExampleRaider[] = [
  raider('Brannock', 'Warrior-Protection', 'tanks', [], [9], [9], [9]),
  raider('Coldbarrow', 'DeathKnight-Blood', 'tanks', [], [], [], []),
  raider('Elsifer', 'Paladin-Holy', 'healers', [], [], [], [6]),
  raider('Nyxara', 'Priest-Shadow', 'dps', [7], [7], [14], [14]),
  raider('Cinderly', 'Mage-Fire', 'dps', [14], [], [], []),
  raider('Quillan', 'Hunter-Survival', 'dps', [], [], [], []),
  raider('Moonfen', 'Druid-Balance', 'dps', [], [], [8], [8]),
  raider('Stormglen', 'Shaman-Elemental', 'dps', [], [], [], []),
];
