import { beforeEach, expect, test } from 'vitest';
import { DEFAULT_STANDARDS } from '#domain/audit/rule/standards';
import { openTab } from '#test/open-tab';
import { stubStorage } from '#test/stub-storage';

const KEY = 'ready-check-settings';
let shared: Map<string, string>;

beforeEach(() => {
  shared = stubStorage();
});

const stored = () => JSON.parse(shared.get(KEY) ?? '{}');

const openApp = (record?: unknown) =>
  openTab(async () => {
    if (record) shared.set(KEY, JSON.stringify(record));
    return {
      ...(await import('./settings')),
      ...(await import('./chosen-standards')),
      ...(await import('./change-standards')),
    };
  });

const EMPTY_SOCKET = { id: 'empty-socket', byDefault: 'advice' } as const;
const SCOPE = { id: 'scope', byDefault: 'advice' } as const;

test('gear is judged by the default standards until the user changes them', async () => {
  const { standards, hasDefaultStandards, settings } = await openApp();
  expect(standards.get()).toEqual(DEFAULT_STANDARDS);
  expect(hasDefaultStandards(settings.get())).toBe(true);
});

test('a chosen minimum of 346 is kept while each raid’s own minimum applies', async () => {
  const { standards, hasDefaultStandards, settings, changeSettings } = await openApp();
  changeSettings({ minimumItemLevel: 346 });
  expect(standards.get().minimumItemLevel).toBe(346);
  expect(hasDefaultStandards(settings.get())).toBe(false);
  changeSettings({ minimumBy: 'raid' });
  changeSettings({ minimumBy: 'number' });
  expect(standards.get().minimumItemLevel).toBe(346);
});

test('a rule setting differs from the default until it is set back', async () => {
  const { standards, hasDefaultStandards, settings, setRuleSetting } = await openApp();
  setRuleSetting(EMPTY_SOCKET, 'counts');
  expect(standards.get().ruleSettings).toEqual({ 'empty-socket': 'counts' });
  expect(hasDefaultStandards(settings.get())).toBe(false);

  setRuleSetting(EMPTY_SOCKET, 'advice');
  expect(stored().rulings).toEqual({});
  expect(hasDefaultStandards(settings.get())).toBe(true);
});

test('rule settings of two tabs are merged', async () => {
  const one = await openApp();
  const other = await openApp();
  one.setRuleSetting(EMPTY_SOCKET, 'counts');
  other.setRuleSetting(SCOPE, 'off');
  expect(stored().rulings).toEqual({ 'empty-socket': 'counts', scope: 'off' });
});

test('the standards remain the same object when another setting changes', async () => {
  const { standards, changeSettings } = await openApp();
  const before = standards.get();
  changeSettings({ theme: 'dark' });
  expect(standards.get()).toBe(before);
  changeSettings({ minimumBy: 'raid' });
  expect(standards.get().minimumItemLevel).toBe('by raid');
});

test.each([
  [
    'only the broken setting is dropped',
    { rulings: { scope: 'off', tinker: 'never', 'a-later-rule': 'counts' } },
    { ruleSettings: { scope: 'off', 'a-later-rule': 'counts' } },
  ],
  ['rule settings that are no object are ignored', { rulings: 'off' }, { ruleSettings: {} }],
  [
    'only the broken item is dropped',
    { excusedItems: [{ id: 62050, name: 'Tear' }, { id: '7' }, null, { id: 62047 }] },
    { excusedItems: [62050, 62047] },
  ],
  [
    'a minimum of unknown kind is replaced by the number',
    { minimumBy: 'tier', minimumItemLevel: 372 },
    { minimumItemLevel: 372 },
  ],
])('$0', async (_, record, expected) => {
  const { standards } = await openApp(record);
  expect(standards.get()).toEqual({ ...DEFAULT_STANDARDS, ...expected });
});

test('excusing an item again keeps one excuse with the latest name', async () => {
  const { standards, settings, excuseItem, stopExcusing } = await openApp();
  excuseItem({ id: 62050, name: '' });
  excuseItem({ id: 62050, name: 'Darkmoon Card: Tsunami' });
  excuseItem({ id: 62047, name: 'Tear' });
  excuseItem({ id: 62050, name: 'Darkmoon Card: Tsunami' });
  expect(settings.get().excusedItems).toEqual([
    { id: 62047, name: 'Tear' },
    { id: 62050, name: 'Darkmoon Card: Tsunami' },
  ]);
  stopExcusing(62047);
  expect(settings.get().excusedItems).toEqual([{ id: 62050, name: 'Darkmoon Card: Tsunami' }]);
  stopExcusing(62050);
  expect(standards.get().excusedItems).toEqual([]);
});
