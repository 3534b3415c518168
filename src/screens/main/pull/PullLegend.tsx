import { Fragment, type ReactNode } from 'react';
import { type AtThePull, type ToldState, toldState } from '#domain/pull/at-the-pull';
import { describeTold } from '#domain/pull/pull-words';
import { PULL_TEXTS } from '#texts/pull';
import legend from '../MarkLegend.module.css';
import { PullMark } from './PullMark';

const ORDER: readonly ToldState[] = [
  'seen',
  'lower',
  'half',
  'not seen',
  'no snapshot',
  'not in log',
];

/** Flask and bowl share a mark. */
const SHARED: readonly ToldState[] = ['no snapshot', 'not in log'];

interface PullLegendProps {
  pulls: readonly AtThePull[];
  seen?: ReactNode;
  children?: ReactNode;
}

/** Explains the marks that occur. */
export function PullLegend({ pulls, seen, children }: PullLegendProps) {
  const marks = pulls.flatMap((pull) =>
    pull.raiders.flatMap((raider) =>
      pull.categories.map((category) => ({ category, told: toldState(raider, category, pull) })),
    ),
  );
  return (
    <ul className={legend.legend}>
      {seen}
      {ORDER.filter(
        (told) => !(seen && told === 'seen') && marks.some((mark) => mark.told === told),
      ).map((told) => {
        const marked = marks.filter((mark) => mark.told === told).map(({ category }) => category);
        const categories = [...new Set(marked)].sort();
        return (
          <li key={told}>
            {categories.slice(0, SHARED.includes(told) ? 1 : undefined).map((category) => (
              <Fragment key={category}>
                <PullMark told={told} category={category} />{' '}
              </Fragment>
            ))}
            {told === 'lower' ? PULL_TEXTS.lowerTier : describeTold(told)}
          </li>
        );
      })}
      {children}
    </ul>
  );
}
