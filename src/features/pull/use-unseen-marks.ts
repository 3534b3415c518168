import { type ReactNode, useEffect, useState } from 'react';
import type { AtThePull } from '#domain/pull/at-the-pull';
import { loadChunk } from '#load-chunk';

type Marks = ReadonlyMap<string, ReactNode>;

const load = () => loadChunk('unseen-marks', () => import('./unseen-marks'));

/** Loads the marks of what was not seen at a pull, by the raider's key. A failure leaves them out. */
export function useUnseenMarks(pull: AtThePull | undefined): Marks | undefined {
  const [shown, setShown] = useState<{ of: AtThePull; marks: Marks }>();
  useEffect(() => {
    if (pull)
      load().then(
        ({ unseenMarks }) => setShown({ of: pull, marks: unseenMarks(pull) }),
        () => {},
      );
  }, [pull]);
  return shown?.of === pull ? shown?.marks : undefined;
}
