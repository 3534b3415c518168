import { expect, test } from 'vitest';
import { EVENTS, ofReport, request, respondWith, startEachOnline } from '#test/v2';

startEachOnline();

test.each([
  { why: 'names the next page', next: 2500, read: { nextPageTimestamp: 2500 } },
  { why: 'is the last', next: null, read: {} },
  { why: 'does not say', next: undefined, read: {} },
])('a page of events that $why is read with $read', async ({ next, read }) => {
  respondWith(ofReport({ events: { data: [{ timestamp: 1 }], nextPageTimestamp: next } }));
  expect(await request(EVENTS)).toEqual({ events: [{ timestamp: 1 }], ...read });
});
