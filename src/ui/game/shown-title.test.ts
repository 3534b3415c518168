import { expect, test } from 'vitest';
import { shownTitle } from './shown-title';

test.each([
  { title: '', shown: 'Untitled report' },
  { title: ' \n', shown: 'Untitled report' },
  { title: ' Firelands ', shown: 'Firelands' },
])('a report titled “$title” is shown as $shown', ({ title, shown }) => {
  expect(shownTitle(title)).toBe(shown);
});
