import { beforeEach, expect, test, vi } from 'vitest';
import { excuseItem, setRuleSetting, stopExcusing } from './chosen-standards';
import { importChoices } from './import-choices';
import { type Choices, changeSettings, choices, settings } from './settings';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  changeSettings({});
});

const theirs = (): Choices => ({
  ...choices(),
  theme: 'light',
  minimumItemLevel: 372,
  minimumBy: 'raid',
  region: 'EU',
  realm: 'everlook',
  rulings: { scope: 'counts', tinker: 'off' },
  excusedItems: [{ id: 1, name: 'Darkmoon Card' }],
  guilds: ['Progress', 'Salad Bakers'],
});

test('a device with only defaults imports every choice', () => {
  importChoices(theirs());
  expect(choices()).toEqual(theirs());
});

test('choices of this device stay, the key too', () => {
  changeSettings({ apiKey: 'my-key', theme: 'dark', shortcutsOn: true });
  importChoices({ ...theirs(), shortcutsOn: false });
  expect(settings.get()).toMatchObject({ apiKey: 'my-key', theme: 'dark', shortcutsOn: true });
  expect(settings.get().minimumItemLevel).toBe(372);
});

test('a minimum chosen here outranks an imported minimum by raid', () => {
  changeSettings({ minimumItemLevel: 391 });
  importChoices(theirs());
  expect(settings.get()).toMatchObject({ minimumItemLevel: 391, minimumBy: 'number' });
});

test('a realm chosen here keeps its region', () => {
  changeSettings({ realm: 'benediction' });
  importChoices(theirs());
  expect(settings.get()).toMatchObject({ realm: 'benediction', region: 'US' });
});

test('rule settings, excused items and guilds are merged', () => {
  changeSettings({
    rulings: { tinker: 'counts' },
    excusedItems: [{ id: 2, name: 'Fishing Hat' }],
    guilds: ['Salad Bakers'],
  });
  importChoices(theirs());
  const { rulings, excusedItems, guilds } = settings.get();
  expect(rulings).toEqual({ scope: 'counts', tinker: 'counts' });
  expect(excusedItems.map(({ id }) => id)).toEqual([1, 2]);
  expect(guilds).toEqual(['Salad Bakers', 'Progress']);
});

test('a rule reset here and an item no longer excused stay so', () => {
  setRuleSetting({ id: 'tinker', byDefault: 'advice' }, 'counts');
  setRuleSetting({ id: 'tinker', byDefault: 'advice' }, 'advice');
  excuseItem({ id: 1, name: 'Darkmoon Card' });
  stopExcusing(1);
  importChoices(theirs());
  const { rulings, excusedItems } = settings.get();
  expect(rulings).toEqual({ scope: 'counts' });
  expect(excusedItems).toEqual([]);
});

test('an item that is excused again here stays excused', () => {
  excuseItem({ id: 1, name: 'Darkmoon Card' });
  stopExcusing(1);
  excuseItem({ id: 1, name: 'Darkmoon Card' });
  importChoices(theirs());
  expect(settings.get().excusedItems.map(({ id }) => id)).toEqual([1]);
});

test('an import does not change settings that were reset here', () => {
  changeSettings({ rulings: { scope: 'off' }, excusedItems: [{ id: 1, name: '' }] });
  changeSettings({ rulings: {}, excusedItems: [] });
  importChoices(theirs());
  expect(settings.get().rulings).toEqual({ tinker: 'off' });
  expect(settings.get().excusedItems).toEqual([]);
});
