import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Addressee, utf8Bytes, whispers } from './whispers';

const boots = { title: 'Missing Enchant', slots: 'Boots, Cloak' };
const belt = { title: 'Empty Socket', slots: 'Belt ×2' };
const tavarin: Addressee = { name: 'Tavarin', lines: [boots, belt] };

const ALL_SLOTS =
  'Head, Neck, Shoulders, Chest, Belt, Legs, Boots, Bracers, Gloves, Ring 1, Ring 2, Trinket 1, Trinket 2, Cloak, Mainhand, Offhand, Ranged';

test('a whisper lists all faults of a player in one line', () => {
  const faults = 'Missing Enchant: Boots, Cloak. Empty Socket: Belt ×2';
  expect(whispers([tavarin])).toEqual([`/w Tavarin ${faults}`]);
});

test('a whisper ends with the consumables not seen at the pull', () => {
  expect(whispers([{ name: 'Half', lines: [boots], pull: ['no food', 'one elixir'] }])).toEqual([
    '/w Half Missing Enchant: Boots, Cloak. No food seen. One elixir only',
  ]);
});

test('a player without faults gets no whisper', () => {
  expect(whispers([{ name: 'Veyra', lines: [] }])).toEqual([]);
});

test('a player whose log has only a number gets no whisper', () => {
  expect(whispers([{ ...tavarin, name: '#7' }])).toEqual([]);
});

test('whispers name the realm if the report has several', () => {
  const veyra = { name: 'Veyra', server: 'Lakeshire', lines: [boots] };
  const lines = whispers([{ ...tavarin, server: 'Everlook' }, veyra]);
  const targets = lines.map((line) => line.split(' ')[1]);
  expect(targets).toEqual(['Tavarin-Everlook', 'Veyra-Lakeshire']);
});

test('a whisper to a single player names the realm if the raid has several', () => {
  const raid = [{ server: 'Everlook' }, { server: 'Lakeshire' }];
  const [line] = whispers([{ ...tavarin, server: 'Everlook' }], raid);
  expect(line).toMatch(/^\/w Tavarin-Everlook /);
});

test.each(['', '   ', '\t\u00a0', '\u200b'])('a player named %j gets no whisper', (name) => {
  const raid = [{ server: 'Everlook' }, { server: 'Lakeshire' }];
  expect(whispers([{ name, server: 'Everlook', lines: [boots] }], raid)).toEqual([]);
});

test('whispers omit the realm if all players share it', () => {
  const players = [{ ...tavarin, server: 'Everlook' }];
  expect(whispers(players)[0]).toMatch(/^\/w Tavarin Missing/);
});

test.each([
  { name: 'Tavarin', why: 'a name of plain letters' },
  { name: 'Ñandúáéíóú', why: 'a name of two bytes a letter' },
  { name: '龍'.repeat(12), why: 'a name of three bytes a letter' },
  { name: '🐉'.repeat(200), why: 'a name longer than a line' },
])('a whisper to $why continues in another line before 255 bytes', ({ name }) => {
  const titles = ['Missing Enchant', 'Low Item Level', 'Nothing Worn', 'Empty Socket'];
  const lines = titles.map((title) => ({ title, slots: ALL_SLOTS }));
  const said = whispers([{ name, lines }]);
  for (const line of said) expect(utf8Bytes(line)).toBeLessThanOrEqual(255);
  for (const title of titles) {
    const slots = said.flatMap((line) =>
      line
        .split(/\. |\/w \S+ /)
        .filter((part) => part.startsWith(title))
        .flatMap((part) => part.slice(title.length + 2).split(', ')),
    );
    expect(slots).toEqual(ALL_SLOTS.split(', '));
  }
});

test('a whisper with any names is at most 255 bytes long', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  const player = fc.record({
    name: text,
    server: text,
    lines: fc.array(fc.constantFrom(boots, belt, { title: 'Low Item Level', slots: ALL_SLOTS })),
  });
  fc.assert(
    fc.property(fc.array(player, { maxLength: 5 }), (players) => {
      for (const line of whispers(players)) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(255);
        expect(line).toMatch(/^\/w \S.* [A-Z]/u);
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}]|\s\s/u);
      }
    }),
  );
});

test('a whisper contains no line break from a hostile name', () => {
  const [line] = whispers([{ name: 'Eve\n/yell hello', lines: [boots] }]);
  expect(line).toBe('/w Eve/yell hello Missing Enchant: Boots, Cloak');
});

test.each([
  { name: 'Anna Brightwood', server: 'Mirage Raceway', target: 'Anna Brightwood' },
  { name: ' Greta \u00a0 Meier-Schulz ', server: 'Firemaw', target: 'Greta Meier-Schulz' },
  { name: 'A\u2028B\u0000C  von  D', server: 'Firemaw', target: 'A BC von D' },
])('a whisper to $target has no space in the realm', ({ name, server, target }) => {
  const player = { name, server, lines: [{ title: 'Missing Enchant', slots: 'Legs' }] };
  expect(whispers([player])).toEqual([`/w ${target} Missing Enchant: Legs`]);
  const realm = server.replace(' ', '');
  expect(whispers([player], [{ server }, { server: 'Elsewhere' }])).toEqual([
    `/w ${target}-${realm} Missing Enchant: Legs`,
  ]);
});

test('a name cut at a space has no space at its end', () => {
  const name = `${'x'.repeat(99)} Brightwood`;
  expect(whispers([{ name, lines: [boots] }])[0]).toMatch(/^\/w x{99} Missing/);
});

test.each([
  { text: '\u007f', bytes: 1 },
  { text: '\u0080', bytes: 2 },
  { text: '\u07ff', bytes: 2 },
  { text: '\u0800', bytes: 3 },
  { text: '\uffff', bytes: 3 },
  { text: '\u{10000}', bytes: 4 },
  { text: 'aé龍😀', bytes: 10 },
])('the length of $text in bytes is $bytes', ({ text, bytes }) => {
  expect(utf8Bytes(text)).toBe(bytes);
});

test('a whisper may be exactly 255 bytes long', () => {
  const said = (letters: number) =>
    whispers([{ name: 'Kadda', lines: [boots, { title: 'x'.repeat(letters), slots: '' }] }]);
  const [one = ''] = said(1);
  const [full = '', ...none] = said(256 - utf8Bytes(one));
  expect([utf8Bytes(full), none]).toEqual([255, []]);
  expect(said(257 - utf8Bytes(one))).toHaveLength(2);
});
