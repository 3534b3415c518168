import { expect, test } from 'vitest';
import { readMessage } from './read-message';

test.each([
  { type: 'SKIP_WAITING' },
  { type: 'TAKE_OVER' },
  { type: 'READ_CHANGELOG' },
  { type: 'SAVE_LANGUAGE', language: 'de' },
  { type: 'STORE_ICON', url: 'https://example.com/icon.jpg' },
])('the worker reads the message $type', (message) => {
  expect(readMessage(message)).toEqual(message);
});

test.each([undefined, null, 'SKIP_WAITING', { type: 'LATER' }, { type: 'STORE_ICON', url: 7 }])(
  'the worker ignores the message %j',
  (message) => {
    expect(readMessage(message)).toBeUndefined();
  },
);
