import type { ReactNode } from 'react';
import { type AtThePull, shownState } from '#domain/pull/at-the-pull';
import { PullMark } from './PullMark';

const MARKED = ['flask', 'food'] as const;

/** Marks of what was not seen, by the raider's key. */
export function unseenMarks(pull: AtThePull): ReadonlyMap<string, ReactNode> {
  return new Map(
    pull.raiders.flatMap((atPull) => {
      const unseen = MARKED.filter((one) => shownState(atPull, one, pull) === 'not seen');
      if (unseen.length === 0) return [];
      const marks = unseen.map((category) => (
        <span key={category} data-unseen={category}>
          <PullMark state="not seen" category={category} size={11} />
        </span>
      ));
      return [[atPull.raider.key, marks]];
    }),
  );
}
