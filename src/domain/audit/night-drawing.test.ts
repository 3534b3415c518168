import { describe, expect, test } from 'vitest';
import { lowItem, NO_FLASK, noEnchant } from '#test/findings';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { runLengths } from '../run-lengths';
import type { Finding } from './finding';
import { findingParts } from './finding-parts';
import type { NightCell } from './night';
import { nightDrawings } from './night-drawing';

const CLOAK = noEnchant(14);
const RING = lowItem(10);

const cell = (
  state: NightCell['state'],
  findings: Finding[] = [],
  changes: Partial<NightCell> = {},
): NightCell => ({ state, findings, isFixed: false, isNew: false, ...changes });
const faults = (...findings: Finding[]) => cell('faults', findings);
const passed = cell('passed');
const absent = cell('absent');
const noGear = cell('no gear');
const fixed = cell('passed', [], { isFixed: true });

describe('the drawing of a night', () => {
  test('consecutive kills with the same faults form one run that starts at the first kill', () => {
    const cells = [faults(CLOAK, RING), faults(CLOAK, RING), faults(CLOAK), absent, faults(CLOAK)];
    expect(nightDrawings(cells).map(({ run }) => run)).toEqual([2, 0, 1, 1, 1]);
  });

  test('a kill has a new fault if an earlier judged kill lacked one of its faults', () => {
    const arisen = (...cells: NightCell[]) =>
      nightDrawings(cells).map(({ hasNewFault }) => hasNewFault);
    expect(arisen(faults(CLOAK, RING), absent, noGear, faults(CLOAK))).not.toContain(true);
    expect(arisen(faults(CLOAK), passed, faults(CLOAK))).toEqual([false, false, true]);
    expect(arisen(faults(CLOAK), faults(CLOAK, RING), faults(RING))).toEqual([false, true, true]);
    expect(arisen(faults(CLOAK), faults(CLOAK, NO_FLASK))).toEqual([false, false]);
    expect(arisen(faults(), faults(CLOAK))).toEqual([false, false]);
  });

  test('a player who passed had faults if there were any at an earlier kill', () => {
    const cells = [passed, passed, faults(CLOAK), fixed, absent, passed];
    const had = nightDrawings(cells).map(({ hadFaults }) => hadFaults);
    expect(had).toEqual([false, false, false, true, false, true]);
  });

  test('only the first kill of a run has its length', () => {
    expect(runLengths(['a', 'a', 'b', 'a'])).toEqual([2, 0, 1, 1]);
    expect(runLengths([])).toEqual([]);
  });

  test('faults are listed by column without the column’s own words', () => {
    expect(findingParts(CATACLYSM, [RING, CLOAK, NO_FLASK, { ...CLOAK, slot: 7 }])).toEqual([
      { column: 'MISSING ENCHANTS', words: 'Cloak, Boots', count: 2 },
      { column: 'LOW ITEM LEVEL', words: 'Ring 1', count: 1 },
      { column: 'OTHER FAULTS', words: 'no flask seen', count: 1 },
    ]);
    expect(findingParts(CATACLYSM, [RING]).map(({ column }) => column)).toEqual(['LOW ITEM LEVEL']);
  });
});
