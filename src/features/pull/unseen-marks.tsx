import type { ReactNode } from 'react';
import type { AtThePull } from '#domain/pull/at-the-pull';
import { unseenAtPull } from '#domain/pull/unseen-at-pull';
import { PullMark } from './PullMark';

/** Marks of what was not seen, by the raider's key. */
export const unseenMarks = (pull: AtThePull): ReadonlyMap<string, ReactNode> =>
  new Map(
    [...unseenAtPull(pull)]
      .filter(([, unseen]) => unseen.length > 0)
      .map(([key, unseen]) => [
        key,
        unseen.map((category) => (
          <span key={category} data-unseen={category}>
            <PullMark state="not seen" category={category} size={11} />
          </span>
        )),
      ]),
  );
