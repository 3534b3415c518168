import { expect, test } from 'vitest';
import type { Raider } from '#domain/raid/raid';
import { iconAddress } from '../../addresses';
import { iconsOf } from './saved-icons';

const wearing = (...icons: string[]): Raider => ({
  key: 'Kadda',
  name: 'Kadda',
  picture: '',
  roles: [],
  talents: [],
  gear: icons.map((icon, slot) => ({ slot, itemId: 1, name: 'Plain Thing', icon })),
});

test('the app’s own question mark is no icon to save', () => {
  expect(iconsOf([wearing('helm.jpg', '')])).toHaveLength(1);
});

test('an icon’s address is normalised like a request’s', () => {
  const address = iconAddress("inv_o'neil.jpg") ?? '';
  expect(iconsOf([wearing("inv_o'neil.jpg")])).toEqual([new URL(address).href]);
});
