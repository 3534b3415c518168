import { expect, test } from 'vitest';
import { countVotes, majorityOf } from './sightings';

test.each<[votes: string, majority: object | undefined, voters?: number]>([
  ['bbba', { most: 'b', count: 3 }],
  ['aab', { most: 'a', count: 2 }],
  ['aabb', undefined],
  ['aabc', undefined],
  ['aa', undefined],
  ['aaaa', undefined, 2],
  ['', undefined],
])('the majority of the votes “%s” is %o', (votes, majority, voters) => {
  expect(majorityOf(countVotes(votes), votes.length, voters)).toEqual(majority);
});
