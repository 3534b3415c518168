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
  { why: 'a Russian letter', key: 'о', code: 'KeyJ', held: [], typed: 'j' },
  { why: 'a Russian letter with Shift', key: 'О', code: 'KeyJ', held: ['Shift'], typed: 'J' },
  { why: 'a Russian letter, Caps Lock', key: 'О', code: 'KeyJ', held: ['CapsLock'], typed: 'j' },
  { why: 'a Russian letter at a bracket', key: 'х', code: 'BracketLeft', held: [], typed: '[' },
  { why: 'a Russian letter of no key in use', key: 'ё', code: 'Backquote', held: [], typed: 'ё' },
  { why: 'a Greek letter', key: 'φ', code: 'KeyF', held: [], typed: 'f' },
  { why: 'a letter of AZERTY', key: 'q', code: 'KeyA', held: [], typed: 'q' },
  { why: 'an accented letter', key: 'é', code: 'Digit2', held: [], typed: 'é' },
])('$why types $typed', ({ key, code = '', held, typed }) => {
  const isHeld = (name: string) => (held as readonly string[]).includes(name);
  const event = {
    key,
    code,
    altKey: isHeld('Alt'),
    ctrlKey: isHeld('Control'),
    metaKey: isHeld('Meta'),
    getModifierState: isHeld,
  };
  expect(typedKey(event)).toBe(typed);
});
