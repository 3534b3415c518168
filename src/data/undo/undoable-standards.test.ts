import { beforeEach, expect, test } from 'vitest';
import { openTab } from '#test/open-tab';
import { stubStorage } from '#test/stub-storage';

/** Opens a tab with some choices made. */
const openApp = () =>
  openTab(async () => {
    const tab = {
      ...(await import('../settings/settings')),
      ...(await import('../settings/change-standards')),
      ...(await import('./undoable-standards')),
      ...(await import('./undo')),
    };
    tab.changeSettings(CHOICES);
    return tab;
  });

const [BAND, CARD, TSUNAMI] = [52317, 62047, 62050].map((id) => ({ id, name: '' }));
const CHOICES = {
  minimumItemLevel: 372,
  minimumBy: 'raid' as const,
  ruleSettings: { scope: 'counts' as const },
  excusedItems: [BAND, CARD, TSUNAMI].filter((item) => item !== undefined),
  theme: 'dark' as const,
};

beforeEach(() => void stubStorage());

test('restoring the default standards leaves every other setting', async () => {
  const { settings, hasDefaultStandards, restoreDefaults } = await openApp();
  restoreDefaults();
  expect(hasDefaultStandards(settings.get())).toBe(true);
  expect(settings.get().theme).toBe('dark');
});

test('restoring the default standards can be undone', async () => {
  const { settings, restoreDefaults, deletions } = await openApp();
  restoreDefaults();
  await deletions.undoLatest();
  expect(settings.get()).toMatchObject(CHOICES);
});

test('undoing restored standards keeps later choices', async () => {
  const { settings, changeSettings, restoreDefaults, deletions } = await openApp();
  restoreDefaults();
  changeSettings({
    minimumItemLevel: 350,
    ruleSettings: { scope: 'off', tinker: 'counts' },
    excusedItems: [{ id: 1, name: '' }],
  });
  await deletions.undoLatest();
  expect(settings.get()).toMatchObject({
    minimumItemLevel: 350,
    minimumBy: 'number',
    ruleSettings: { scope: 'off', tinker: 'counts' },
    excusedItems: [...CHOICES.excusedItems, { id: 1, name: '' }],
  });
});

test('undoing a removed excuse restores it at its place', async () => {
  const { settings, stopExcusingWithUndo, deletions } = await openApp();
  stopExcusingWithUndo({ id: 62047, name: '' });
  expect(settings.get().excusedItems).toEqual([BAND, TSUNAMI]);
  await deletions.undoLatest();
  expect(settings.get().excusedItems).toEqual(CHOICES.excusedItems);
});
