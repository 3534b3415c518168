import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discordMessages, toMessages } from './discord';
import type { PlayerToShare } from './players-to-share';

const boots = { title: 'Missing Enchant', slots: 'Boots, Cloak' };
const shoulders = { title: 'Low Item Level', slots: 'Shoulders' };

type Player = Omit<PlayerToShare, 'verdicts'> & Partial<PlayerToShare>;

const post = (players: Player[], title = 'Firelands') => ({
  title,
  fight: 'Magmaw',
  players: players.map((player): PlayerToShare => {
    const hasFinding = player.lines.some(({ isAdvice }) => !isAdvice);
    return { verdicts: [hasFinding ? 'MISSING ENCHANTS' : 'PASSED'], ...player };
  }),
});

test('a Discord post lists the players of a fight by fault', () => {
  const players = [
    { name: 'Tavarin', lines: [boots, shoulders] },
    { name: 'Veyra', lines: [boots] },
    { name: 'Elsifer', lines: [] },
  ];
  expect(discordMessages(post(players))).toEqual([
    [
      '**Firelands** · Magmaw',
      '✓ 1 of 3 passed',
      '',
      '**Missing Enchant**',
      '• Tavarin: Boots, Cloak',
      '• Veyra: Boots, Cloak',
      '',
      '**Low Item Level**',
      '• Tavarin: Shoulders',
    ].join('\n'),
  ]);
});

test('a Discord post lists advice after faults and marks it', () => {
  const belt = { title: 'Empty Socket', slots: 'Belt ×2', isAdvice: true } as const;
  const veyra = { name: 'Veyra', lines: [shoulders, { ...boots, isAdvice: true as const }] };
  const [message = ''] = discordMessages(post([{ name: 'Tavarin', lines: [belt] }, veyra]));
  expect(message.split('\n').slice(3)).toEqual([
    '**Low Item Level**',
    '• Veyra: Shoulders',
    '',
    '**Missing Enchant** · worth a look',
    '• Veyra: Boots, Cloak',
    '',
    '**Empty Socket** · worth a look',
    '• Tavarin: Belt ×2',
  ]);
});

test('a Discord post names players without logged gear before advice', () => {
  const [message = ''] = discordMessages(
    post([
      { name: 'Tavarin', lines: [boots] },
      { name: 'Veyra', lines: [], verdicts: ['NO GEAR RECORDED'] },
      { name: 'Elsifer', lines: [{ ...shoulders, isAdvice: true }] },
    ]),
  );
  expect(message.split('\n').slice(1)).toEqual([
    '✓ 1 of 3 passed',
    '',
    '**Missing Enchant**',
    '• Tavarin: Boots, Cloak',
    '',
    '**No gear recorded**',
    '• Veyra',
    '',
    '**Low Item Level** · worth a look',
    '• Elsifer: Shoulders',
  ]);
});

test.each([
  ['NOT JUDGED', '\nNot judged: there are no rules for this version of the game'],
  ['NO GEAR RECORDED', '\n\n**No gear recorded**\n• Tavarin'],
] as const)('a Discord post does not count passed players if everybody is %s', (verdict, rest) => {
  const players = [{ name: 'Tavarin', lines: [], verdicts: [verdict] }];
  expect(discordMessages(post(players))).toEqual([`**Firelands** · Magmaw${rest}`]);
});

test('a Discord post ends with the consumables not seen at the pull', () => {
  const players = [
    { name: 'Fed', lines: [], pull: ['no flask'] as const },
    { name: 'Flasked', lines: [], pull: ['no food'] as const },
    { name: 'Half', lines: [boots], pull: ['no food', 'one elixir'] as const },
  ];
  const [message = ''] = discordMessages(post(players));
  expect(message.split('\n').slice(-9)).toEqual([
    '**No flask seen**',
    '• Fed',
    '',
    '**No food seen**',
    '• Flasked',
    '• Half',
    '',
    '**One elixir only**',
    '• Half',
  ]);
});

test('a Discord post names the server of two players with the same name', () => {
  const veyra = { name: 'Veyra', distinctName: 'Veyra-Everlook', lines: [boots] };
  const [message] = discordMessages(post([veyra, { name: ' \t', lines: [boots] }]));
  expect(message).toContain('• Veyra-Everlook: Boots, Cloak\n• (no name): Boots, Cloak');
});

test('a Discord post is split at line ends into messages of at most 2,000 characters', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Raider${index}`);
  const players = names.map((name) => ({ name, lines: [boots, shoulders] }));
  const messages = discordMessages(post(players));
  expect(messages.length).toBeGreaterThan(1);
  for (const message of messages) expect(message.length).toBeLessThanOrEqual(2000);
  const lines = messages.flatMap((message) => message.split('\n'));
  expect(lines.filter((line) => line.startsWith('• '))).toHaveLength(400);
});

test('Discord messages with any names stay within the limit and mention nobody', () => {
  const unit = fc.constantFrom(...'@everyone @here <@1> <#2> ` * 龍 🐉'.split(' '), '\n', ' ');
  const name = fc.string({ unit, maxLength: 80 });
  const lines = fc.array(fc.constantFrom(boots, shoulders), { maxLength: 3 });
  const players = fc.array(fc.record({ name, lines }), { maxLength: 40 });
  fc.assert(
    fc.property(name, name, players, (title, fight, players) => {
      for (const message of discordMessages({ ...post(players, title), fight })) {
        expect(message.length).toBeLessThanOrEqual(2000);
        expect(message).not.toMatch(/@everyone|@here|(^|[^\\])<[@#]/);
      }
    }),
  );
});

test('a Discord post cuts a title of 20,000 letters', () => {
  const messages = discordMessages(post([], 'T'.repeat(20_000)));
  expect(messages).toHaveLength(1);
  expect(messages[0]?.length).toBeLessThan(200);
});

test.each([
  { name: 'A*b_c~d`e|f<g[h', shown: '\\*b\\_c\\~d\\`e\\|f\\<g\\[h', why: 'Markdown' },
  { name: 'A\\*b', shown: '\\\\\\*b', why: 'a backslash' },
  { name: 'A https://x', shown: ' https\\:\\/\\/x', why: 'a link' },
  { name: 'A discord.gg/x', shown: ' discord.gg\\/x', why: 'an invitation' },
  { name: 'A:skull:', shown: '\\:skull\\:', why: 'a picture by its name' },
  { name: 'A:)', shown: '\\:)', why: 'an emoji' },
  { name: 'A@everyone', shown: '@\u200beveryone', why: 'a mention' },
  { name: 'A \t\n\u0001 b', shown: ' b', why: 'line breaks and spaces' },
  { name: 'A\u202eb', shown: 'b', why: 'a mark that reverses a line' },
])('$why in a name is escaped for Discord', ({ name, shown }) => {
  const [message] = discordMessages(post([{ name, lines: [boots] }]));
  expect(message?.split('\n').at(-1)).toBe(`• A${shown}: Boots, Cloak`);
});

test('a Discord message may have exactly 2,000 characters', () => {
  const messages = (letters: number) =>
    discordMessages(post([{ name: 'Kadda', lines: [{ ...boots, slots: 'x'.repeat(letters) }] }]));
  const [one = ''] = messages(1);
  const [full, ...none] = messages(2001 - one.length);
  expect([full?.length, none]).toEqual([2000, []]);
  expect(messages(2002 - one.length)).toHaveLength(2);
});

test.each([
  ['between names', Array.from({ length: 300 }, (_, nth) => `Name ${nth}`).join(', '), ', '],
  ['between lines', `${'a, b'.repeat(300)}\n${'c, d'.repeat(300)}`, '\n'],
  ['between words', 'word '.repeat(900).trim(), ' '],
  ['where there is no word', 'x'.repeat(4500), ''],
])('a line too long for a message is cut %s', (_, line, sign) => {
  const messages = toMessages([line]);
  for (const message of messages) expect(message.length).toBeLessThanOrEqual(2000);
  expect(messages.join(sign)).toBe(line);
});
