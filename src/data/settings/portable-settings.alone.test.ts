import { beforeEach, expect, test } from 'vitest';
import { stubStorage } from '#test/stub-storage';
import { excuseItem, setRuleSetting, stopExcusing } from './change-standards';
import {
  importSettings,
  type PortableSettings,
  portableSettings,
  readPortableSettings,
} from './portable-settings';
import { changeSettings, settings } from './settings';

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage();
  changeSettings({});
});

const theirs = (): PortableSettings => ({
  ...readPortableSettings(portableSettings()),
  theme: 'light',
  minimumItemLevel: 372,
  minimumBy: 'raid',
  ruleSettings: { scope: 'counts', tinker: 'off' },
  excusedItems: [{ id: 1, name: 'Darkmoon Card' }],
});

test('a device with only defaults imports every choice', () => {
  importSettings(theirs());
  expect(readPortableSettings(portableSettings())).toEqual(theirs());
});

test('choices of this device stay, its key included', () => {
  changeSettings({ apiKey: 'my-key', theme: 'dark', shortcutsOn: true });
  importSettings({ ...theirs(), shortcutsOn: false });
  expect(settings.get()).toMatchObject({ apiKey: 'my-key', theme: 'dark', shortcutsOn: true });
  expect(settings.get().minimumItemLevel).toBe(372);
});

test('a minimum chosen here outranks an imported minimum by raid', () => {
  changeSettings({ minimumItemLevel: 391 });
  importSettings(theirs());
  expect(settings.get()).toMatchObject({ minimumItemLevel: 391, minimumBy: 'number' });
});

test('a file distinguishes a chosen 346 from every era’s own minimum', () => {
  expect(readPortableSettings({ minimumItemLevel: 346 }).minimumItemLevel).toBeNull();
  changeSettings({ minimumItemLevel: 346 });
  const file = readPortableSettings(portableSettings());
  stored.clear();
  importSettings(file);
  expect(settings.get().minimumItemLevel).toBe(346);
});

test('rule settings and excused items are merged', () => {
  changeSettings({
    ruleSettings: { tinker: 'counts' },
    excusedItems: [{ id: 2, name: 'Fishing Hat' }],
  });
  importSettings(theirs());
  const { ruleSettings, excusedItems } = settings.get();
  expect(ruleSettings).toEqual({ scope: 'counts', tinker: 'counts' });
  expect(excusedItems.map(({ id }) => id)).toEqual([1, 2]);
});

test('a rule reset here and an item no longer excused stay so', () => {
  setRuleSetting({ id: 'tinker', byDefault: 'advice' }, 'counts');
  setRuleSetting({ id: 'tinker', byDefault: 'advice' }, 'advice');
  excuseItem({ id: 1, name: 'Darkmoon Card' });
  stopExcusing(1);
  importSettings(theirs());
  const { ruleSettings, excusedItems } = settings.get();
  expect(ruleSettings).toEqual({ scope: 'counts' });
  expect(excusedItems).toEqual([]);
});

test('an item that is excused again here stays excused', () => {
  excuseItem({ id: 1, name: 'Darkmoon Card' });
  stopExcusing(1);
  excuseItem({ id: 1, name: 'Darkmoon Card' });
  importSettings(theirs());
  expect(settings.get().excusedItems.map(({ id }) => id)).toEqual([1]);
});

test('an import does not change settings that were reset here', () => {
  changeSettings({ ruleSettings: { scope: 'off' }, excusedItems: [{ id: 1, name: '' }] });
  changeSettings({ ruleSettings: {}, excusedItems: [] });
  importSettings(theirs());
  expect(settings.get().ruleSettings).toEqual({ tinker: 'off' });
  expect(settings.get().excusedItems).toEqual([]);
});

test('a file has rule settings by the first release’s word', () => {
  changeSettings({ apiKey: 'my-key', ruleSettings: { scope: 'off' } });
  const exported = portableSettings();
  expect(exported).toMatchObject({ rulings: { scope: 'off' } });
  expect(exported).not.toHaveProperty('apiKey');
  expect(readPortableSettings(exported).ruleSettings).toEqual({ scope: 'off' });
});

test('an import stores only what differs from the defaults', () => {
  importSettings({ ...readPortableSettings({}), theme: 'light' });
  expect(JSON.parse(stored.get('ready-check-settings') ?? '')).toEqual({ theme: 'light' });
  importSettings({ ...readPortableSettings({}), language: 'de', minimumItemLevel: 372 });
  expect(settings.get()).toMatchObject({ theme: 'light', language: 'de', minimumItemLevel: 372 });
});

test('searches are neither exported nor imported', () => {
  changeSettings({ mode: 'Guild', region: 'EU', realm: 'everlook', guilds: ['Progress'] });
  const exported = portableSettings();
  for (const name of ['mode', 'region', 'realm', 'guilds']) {
    expect(exported).not.toHaveProperty(name);
  }
  const older = { ...exported, region: 'US', realm: 'benediction', guilds: ['Salad Bakers'] };
  importSettings(readPortableSettings(older));
  expect(settings.get()).toMatchObject({ region: 'EU', realm: 'everlook', guilds: ['Progress'] });
});
