import { beforeEach, expect, test, vi } from 'vitest';
import { openTab } from '#test/open-tab';
import { stubStorage } from '#test/stub-storage';

const KEY = 'ready-check-settings';

/** Storage that the tabs share; `isFull` refuses every write. */
let shared: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  isFull = false;
  shared = stubStorage('localStorage', () => isFull);
});

const stored = () => JSON.parse(shared.get(KEY) ?? 'null');
const store = (record: unknown) => shared.set(KEY, JSON.stringify(record));

/** Opens a tab; `hear` sends the tab the storage event of another tab's write. */
const openApp = () =>
  openTab(async () => {
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const { settings, changeSettings, storeSearchedGuild, followOtherTabs } = await import(
      './settings'
    );
    (await import('../page-visits')).followPageVisits();
    followOtherTabs();
    const hear = (key: string | null) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    const comeBack = () =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    return { settings, changeSettings, storeSearchedGuild, hear, comeBack };
  });

test('a setting changed in one tab keeps another tab’s settings', async () => {
  const [one, other] = [await openApp(), await openApp()];
  one.changeSettings({ apiKey: 'my-key', minimumItemLevel: 372 });
  other.changeSettings({ theme: 'dark' });

  const all = { apiKey: 'my-key', minimumItemLevel: 372, theme: 'dark' };
  expect(stored()).toMatchObject(all);
  expect(other.settings.get()).toMatchObject(all);
});

test('the guilds that two tabs searched are stored once each', async () => {
  const [one, other] = [await openApp(), await openApp()];
  one.storeSearchedGuild('Progress');
  other.storeSearchedGuild('Salad Bakers');
  one.storeSearchedGuild('progress');
  expect(stored().guilds).toEqual(['progress', 'Salad Bakers']);
});

test('a refused change keeps another tab’s changes', async () => {
  const [one, other] = [await openApp(), await openApp()];
  isFull = true;
  one.changeSettings(({ ruleSettings }) => ({ ruleSettings: { ...ruleSettings, scope: 'off' } }));
  isFull = false;
  other.changeSettings({ ruleSettings: { tinker: 'counts' } });
  one.changeSettings({ theme: 'dark' });
  expect(stored().rulings).toEqual({ tinker: 'counts', scope: 'off' });
});

test.each([{ key: KEY }, { key: null }])(
  'a tab rereads the stored settings when told of a change of $key',
  async ({ key }) => {
    const [one, other] = [await openApp(), await openApp()];
    one.changeSettings({ theme: 'light' });
    expect(other.settings.get().theme).toBe('system');
    other.hear('of something else');
    expect(other.settings.get().theme).toBe('system');
    other.hear(key);
    expect(other.settings.get().theme).toBe('light');
  },
);

test('a page restored from the back/forward cache rereads the stored settings', async () => {
  const [one, other] = [await openApp(), await openApp()];
  one.changeSettings({ theme: 'light' });
  other.comeBack();
  expect(other.settings.get().theme).toBe('light');
});

test.each([
  { record: { theme: 'sepia', apiKey: 'my-key' }, why: 'a theme of a newer version' },
  { record: { minimumItemLevel: 4000, apiKey: 'my-key' }, why: 'a level that is no number' },
  { record: { shortcutsOn: 'yes', region: null, apiKey: 'my-key' }, why: 'two broken fields' },
  { record: { favourites: ['Magmaw'], apiKey: 'my-key' }, why: 'an unknown field' },
])('settings with $why keep all other fields', async ({ record }) => {
  store(record);
  const { settings, changeSettings } = await openApp();
  const defaults = { theme: 'system', minimumItemLevel: null, shortcutsOn: true, region: 'US' };
  expect(settings.get()).toMatchObject({ ...defaults, apiKey: 'my-key' });

  changeSettings({ realm: 'benediction' });
  expect(stored()).toEqual({ ...record, realm: 'benediction' });
});

test.each([
  { record: {}, level: null, why: 'no level is stored' },
  { record: { minimumItemLevel: 346 }, level: null, why: 'an older version stored 346' },
  { record: { minimumItemLevel: 372 }, level: 372, why: 'an older version stored 372' },
  { record: { minimumItemLevel: 346, isMinimumChosen: true }, level: 346, why: '346 is chosen' },
])('the minimum item level is $level if $why', async ({ record, level }) => {
  store(record);
  expect((await openApp()).settings.get().minimumItemLevel).toBe(level);
});

test('a chosen minimum of 346 applies to every era until it is reset', async () => {
  const { settings, changeSettings } = await openApp();
  changeSettings({ minimumItemLevel: 346 });
  expect(settings.get().minimumItemLevel).toBe(346);
  expect((await openApp()).settings.get().minimumItemLevel).toBe(346);
  changeSettings({ minimumItemLevel: null });
  expect(settings.get().minimumItemLevel).toBeNull();
  expect(stored()).toEqual({ minimumItemLevel: 346, isMinimumChosen: false });
});

test('one broken guild does not drop the other guilds', async () => {
  store({ guilds: ['Salad Bakers', 7, 'Progress'] });
  const { settings } = await openApp();
  expect(settings.get().guilds).toEqual(['Salad Bakers', 'Progress']);
});

test.each(['', 'null', '[1]', '"text"', '{"apiKey":'])('a record %j is ignored', async (text) => {
  shared.set(KEY, text);
  const { settings, changeSettings } = await openApp();
  expect(settings.get()).toMatchObject({ apiKey: '', theme: 'system' });
  changeSettings({ theme: 'dark' });
  expect(stored()).toEqual({ theme: 'dark' });
});

test('a setting refused for lack of space is stored with the next setting', async () => {
  const { settings, changeSettings } = await openApp();
  isFull = true;
  changeSettings({ apiKey: 'my-key' });
  changeSettings({ theme: 'dark' });
  expect(settings.get()).toMatchObject({ apiKey: 'my-key', theme: 'dark' });

  isFull = false;
  changeSettings({ realm: 'benediction' });
  expect(stored()).toEqual({ apiKey: 'my-key', theme: 'dark', realm: 'benediction' });
});

test('a setting lasts until the tab is closed if storage is refused', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { settings, changeSettings } = await openApp();
  changeSettings({ theme: 'dark' });
  expect(settings.get().theme).toBe('dark');
});

test('no field of the settings exceeds its bounds', async () => {
  const long = 'x'.repeat(100_000);
  const many = Array.from({ length: 100_000 }, (_, index) => index + 1);
  store({
    apiKey: long,
    realm: long,
    signIn: { token: long, endsAt: 1, name: long },
    rulings: Object.fromEntries([[long, 'off'], ...many.map((id) => [`rule-${id}`, 'off'])]),
    excusedItems: many.map((id) => ({ id, name: long.slice(0, 300) })),
    takenBack: { rules: [long, ...many.map(String)], items: many },
    guilds: [long, ...many.map(String)],
    theme: 'dark',
  });
  const { settings, changeSettings } = await openApp();
  const { theme, signIn } = settings.get();
  expect({ theme, signIn }).toEqual({ theme: 'dark', signIn: null });
  expect(JSON.stringify(settings.get()).length).toBeLessThan(200_000);

  changeSettings({ shortcutsOn: false });
  expect(shared.get(KEY)?.length).toBeLessThan(200_000);
  expect(stored()).toMatchObject({ theme: 'dark', shortcutsOn: false });
  expect(stored()).not.toHaveProperty('language');
});
