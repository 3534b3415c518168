import { expect, test } from 'vitest';
import { zoneName } from './zone-name';

test.each([
  {
    why: 'the boss',
    fight: { encounterId: 1024, zone: 'Pechschwingenabstieg' },
    name: 'Blackwing Descent',
  },
  {
    why: 'the map',
    fight: { zoneId: 669, zone: 'Pechschwingenabstieg' },
    name: 'Blackwing Descent',
  },
  { why: 'a boss of Mists', fight: { encounterId: 51575, zone: '' }, name: 'Throne of Thunder' },
  { why: 'the log alone', fight: { zone: 'Castle Nathria' }, name: 'Castle Nathria' },
  {
    why: 'the log, of numbers that nobody knows',
    fight: { encounterId: 2398, zoneId: 2296, zone: 'Schloss Nathria' },
    name: 'Schloss Nathria',
  },
])('$why says that a zone is $name', ({ fight, name }) => {
  expect(zoneName(fight)).toBe(name);
});
