import { expect, test } from 'vitest';
import { hostsInOrder, isDoubtfulHost } from './hosts-in-order';

test.each([
  { host: undefined, order: ['classic', 'fresh', 'forever'] },
  { host: 'classic', order: ['classic', 'fresh'] },
  { host: 'fresh', order: ['fresh', 'classic'] },
  { host: 'sod', order: ['classic', 'fresh'] },
  { host: 'de', order: ['classic', 'fresh'] },
  { host: 'forever', order: ['forever', 'classic', 'fresh'] },
  { host: 'later', order: ['later', 'classic', 'fresh'] },
])('a report whose link names $host is requested at $order', ({ host, order }) => {
  expect(hostsInOrder(host)).toEqual(order);
});

test('only a host of no game that is known may not be there', () => {
  const hosts = ['classic', 'fresh', 'www', 'vanilla', 'fr', 'forever', 'defr'];
  expect(hosts.filter(isDoubtfulHost)).toEqual(['forever', 'defr']);
});
