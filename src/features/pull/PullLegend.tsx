import { Fragment, type ReactNode } from 'react';
import { type AtThePull, type ShownState, shownState } from '#domain/pull/at-the-pull';
import { describePullState } from '#domain/pull/pull-words';
import { PULL_TEXTS } from '#texts/pull';
import legend from '../tables/Legend.module.css';
import { PullMark } from './PullMark';

const LEGEND_ORDER: readonly ShownState[] = [
  'seen',
  'lower',
  'half',
  'not seen',
  'no snapshot',
  'not in log',
];

/** States whose mark all categories share. */
const SHARED_MARK_STATES: readonly ShownState[] = ['no snapshot', 'not in log'];

interface PullLegendProps {
  pulls: readonly AtThePull[];
  seen?: ReactNode;
  children?: ReactNode;
}

export function PullLegend({ pulls, seen, children }: PullLegendProps) {
  const marks = pulls.flatMap((pull) =>
    pull.raiders.flatMap((raider) =>
      pull.categories.map((category) => ({ category, state: shownState(raider, category, pull) })),
    ),
  );
  return (
    <ul className={`${legend.legend} second list-unstyled m-0`}>
      {seen}
      {LEGEND_ORDER.filter(
        (state) => !(seen && state === 'seen') && marks.some((mark) => mark.state === state),
      ).map((state) => {
        const marked = marks.filter((mark) => mark.state === state).map(({ category }) => category);
        const categories = [...new Set(marked)].sort();
        return (
          <li key={state}>
            {categories
              .slice(0, SHARED_MARK_STATES.includes(state) ? 1 : undefined)
              .map((category) => (
                <Fragment key={category}>
                  <PullMark state={state} category={category} />{' '}
                </Fragment>
              ))}
            {state === 'lower' ? PULL_TEXTS.lowerTier : describePullState(state)}
          </li>
        );
      })}
      {children}
    </ul>
  );
}
