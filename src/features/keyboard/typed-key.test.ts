import { expect, test } from 'vitest';
import { typedKey } from './typed-key';

test.each([
  { why: 'a letter', key: 'j', held: [], typed: 'j' },
  { why: 'a letter with Caps Lock', key: 'J', held: ['CapsLock'], typed: 'j' },
  { why: 'a letter with Shift', key: 'J', held: ['Shift'], typed: 'J' },
  { why: 'a bracket', key: '[', held: [], typed: '[' },
  { why: 'a bracket with Option, as on German Macs', key: '[', held: ['Alt'], typed: '[' },
  { why: 'a bracket with AltGr', key: ']', held: ['Control', 'Alt'], typed: ']' },
  { why: 'a letter with Alt', key: 'f', held: ['Alt'], typed: undefined },
  { why: 'a letter with Ctrl', key: 'f', held: ['Control'], typed: undefined },
  { why: 'a bracket with Ctrl', key: '[', held: ['Control'], typed: undefined },
  { why: 'a bracket with Command', key: '[', held: ['Meta'], typed: undefined },
])('$why types $typed', ({ key, held, typed }) => {
  const isHeld = (name: string) => held.includes(name);
  const event = {
    key,
    altKey: isHeld('Alt'),
    ctrlKey: isHeld('Control'),
    metaKey: isHeld('Meta'),
    getModifierState: isHeld,
  };
  expect(typedKey(event)).toBe(typed);
});
