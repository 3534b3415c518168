import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeTables, packItems } from './make-tables';
import { plainRows, RowUnreadable, simulatorRows } from './rows';

test.each([...makeTables()])('%s is what the generator makes of the rows', (file, text) => {
  expect(readFileSync(file, 'utf8') === text, 'run npm run tables').toBe(true);
});

const PLAIN = 'id,sockets,meta,hand,armour,pvp,quest';
const SIMULATOR = 'id,name,type,armor,hand,weapon,sockets,meta,sha,pvp,ilvl,phase,raw';

test('a row of the own table has hand, armour, sockets and purpose', () => {
  expect(plainRows('items.csv', `${PLAIN}\n7,2,1,,plate,1,\n8,0,,two-hand,,,\n`)).toEqual([
    {
      id: 7,
      sockets: 2,
      hasMetaSocket: true,
      hand: 'none',
      armour: 'plate',
      isPvp: true,
      hasQuestSocket: false,
    },
    {
      id: 8,
      sockets: 0,
      hasMetaSocket: false,
      hand: 'two-hand',
      armour: 'none',
      isPvp: false,
      hasQuestSocket: false,
    },
  ]);
});

test.each([
  {
    row: '7,2,1,,tin,,',
    why: 'armour should be one of cloth, leather, mail, plate, but is "tin"',
  },
  { row: '7,two,1,,,,', why: 'sockets should be a number up to 4, but is "two"' },
  { row: '7,9,1,,,,', why: 'sockets should be a number up to 4, but is "9"' },
  { row: 'x,2,1,,,,', why: 'id should be a number' },
  { row: '7,2,1', why: 'has 3 cells, not 7' },
])('a row of the own table that reads $row stops with file, line and reason', ({ row, why }) => {
  const read = () => plainRows('items.csv', `${PLAIN}\n1,0,,,,,\n${row}\n`);
  expect(read).toThrow(RowUnreadable);
  expect(read).toThrow('items.csv, line 3');
  expect(read).toThrow(why);
});

test.each([
  { row: '9,Belt,8,4,,,1,0,0,0,528,4,8', hand: 'none', armour: 'plate' },
  { row: '9,"Staff, Reborn",13,,4,8,0,0,0,0,502,3,', hand: 'two-hand', armour: undefined },
  { row: '9,Shield,13,,3,7,0,0,0,0,502,3,', hand: 'shield', armour: undefined },
  { row: '9,Orb,13,,3,5,0,0,0,0,502,3,', hand: 'held-in-off-hand', armour: undefined },
  { row: '9,Unknown off hand,13,,3,,0,0,0,0,,,', hand: undefined, armour: undefined },
  { row: '9,Bow,14,,,r1,0,0,0,0,502,3,', hand: 'bow-gun-crossbow', armour: undefined },
  { row: '9,Gun,14,,,3,0,0,0,0,502,3,', hand: 'bow-gun-crossbow', armour: undefined },
  { row: '9,Wand,14,,,r6,0,0,0,0,502,3,', hand: 'wand', armour: undefined },
  { row: '9,Unknown slot,,,,,0,0,0,0,,,', hand: undefined, armour: undefined },
])('the simulator’s row $row has the hand $hand', ({ row, hand, armour }) => {
  expect(simulatorRows('siege.csv', `${SIMULATOR}\n${row}\n`)).toMatchObject([
    { id: 9, hand, armour },
  ]);
});

test('of two rows for one item the later wins; its gaps are filled from the earlier', () => {
  const earlier = plainRows('old.csv', `${PLAIN}\n9,0,,one-hand,,,\n`);
  const later = simulatorRows('new.csv', `${SIMULATOR}\n9,Blade,13,,,,1,0,0,0,,,\n`);
  expect(JSON.parse(packItems('a source', [earlier, later]))).toMatchObject({
    steps: [9],
    kinds: [[1, 0, 2, 0, 0, 0]],
  });
});
