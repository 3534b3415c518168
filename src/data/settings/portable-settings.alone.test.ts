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

test('a device with default settings imports every setting', () => {
  importSettings(theirs());
  expect(readPortableSettings(portableSettings())).toEqual(theirs());
});

test('an import keeps the device’s own settings, including the key', () => {
  changeSettings({ apiKey: 'my-key', theme: 'dark', shortcutsOn: true });
  importSettings({ ...theirs(), shortcutsOn: false });
  expect(settings.get()).toMatchObject({ apiKey: 'my-key', theme: 'dark', shortcutsOn: true });
  expect(settings.get().minimumItemLevel).toBe(372);
});

test('a minimum chosen on the device outranks an imported minimum by raid', () => {
  changeSettings({ minimumItemLevel: 391 });
  importSettings(theirs());
  expect(settings.get()).toMatchObject({ minimumItemLevel: 391, minimumBy: 'number' });
});

test('a file distinguishes a chosen minimum of 346 from the minimum of each era', () => {
  expect(readPortableSettings({ minimumItemLevel: 346 }).minimumItemLevel).toBeNull();
  changeSettings({ minimumItemLevel: 346 });
  const file = readPortableSettings(portableSettings());
  stored.clear();
  importSettings(file);
  expect(settings.get().minimumItemLevel).toBe(346);
});

test('an import merges rule settings and excused items', () => {
  const excusedItems = [{ id: 2, name: 'Fishing Hat' }];
  changeSettings({ ruleSettings: { tinker: 'counts' }, excusedItems });
  importSettings(theirs());
  const { ruleSettings, excusedItems: merged } = settings.get();
  expect(ruleSettings).toEqual({ scope: 'counts', tinker: 'counts' });
  expect(merged.map(({ id }) => id)).toEqual([1, 2]);
});

test('an import does not change a rule or an item that was reset on the device', () => {
  setRuleSetting({ id: 'tinker', byDefault: 'advice' }, 'counts');
  setRuleSetting({ id: 'tinker', byDefault: 'advice' }, 'advice');
  excuseItem({ id: 1, name: 'Darkmoon Card' });
  stopExcusing(1);
  importSettings(theirs());
  const { ruleSettings, excusedItems } = settings.get();
  expect(ruleSettings).toEqual({ scope: 'counts' });
  expect(excusedItems).toEqual([]);
});

test('an import keeps an item that was excused again on the device', () => {
  excuseItem({ id: 1, name: 'Darkmoon Card' });
  stopExcusing(1);
  excuseItem({ id: 1, name: 'Darkmoon Card' });
  importSettings(theirs());
  expect(settings.get().excusedItems.map(({ id }) => id)).toEqual([1]);
});

test('an import does not change rules and items that were reset all at once', () => {
  changeSettings({ ruleSettings: { scope: 'off' }, excusedItems: [{ id: 1, name: '' }] });
  changeSettings({ ruleSettings: {}, excusedItems: [] });
  importSettings(theirs());
  expect(settings.get().ruleSettings).toEqual({ tinker: 'off' });
  expect(settings.get().excusedItems).toEqual([]);
});

test('a file stores rule settings under the first release’s name', () => {
  changeSettings({ apiKey: 'my-key', ruleSettings: { scope: 'off' } });
  const exported = portableSettings();
  expect(exported).toMatchObject({ rulings: { scope: 'off' } });
  expect(exported).not.toHaveProperty('apiKey');
  expect(readPortableSettings(exported).ruleSettings).toEqual({ scope: 'off' });
});

test('an import stores only settings that differ from the defaults', () => {
  importSettings({ ...readPortableSettings({}), theme: 'light' });
  expect(JSON.parse(stored.get('ready-check-settings') ?? '')).toEqual({ theme: 'light' });
  importSettings({ ...readPortableSettings({}), language: 'de', minimumItemLevel: 372 });
  expect(settings.get()).toMatchObject({ theme: 'light', language: 'de', minimumItemLevel: 372 });
});

test('searches are not exported or imported', () => {
  changeSettings({ mode: 'Guild', region: 'EU', realm: 'everlook', guilds: ['Progress'] });
  const exported = portableSettings();
  for (const name of ['mode', 'region', 'realm', 'guilds']) {
    expect(exported).not.toHaveProperty(name);
  }
  const older = { ...exported, region: 'US', realm: 'benediction', guilds: ['Salad Bakers'] };
  importSettings(readPortableSettings(older));
  expect(settings.get()).toMatchObject({ region: 'EU', realm: 'everlook', guilds: ['Progress'] });
});
