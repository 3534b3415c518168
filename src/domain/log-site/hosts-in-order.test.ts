import { expect, test } from 'vitest';
import { hostsInOrder } from './hosts-in-order';

test.each([
  { host: undefined, order: ['classic', 'fresh', 'forever'] },
  { host: 'classic', order: ['classic', 'fresh'] },
  { host: 'fresh', order: ['fresh', 'classic'] },
  { host: 'forever', order: ['forever', 'classic', 'fresh'] },
  { host: 'sod', order: ['classic', 'fresh', 'forever'] },
  { host: 'de', order: ['classic', 'fresh', 'forever'] },
  { host: 'later', order: ['classic', 'fresh', 'forever'] },
])('a report from a link to $host is requested at $order', ({ host, order }) => {
  expect(hostsInOrder(host)).toEqual(order);
});
