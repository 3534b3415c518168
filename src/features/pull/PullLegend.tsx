import { Fragment } from 'react';
import { NIGHT_WORDS } from '#domain/audit/night-words';
import { type AtThePull, type ShownState, shownState } from '#domain/pull/at-the-pull';
import { pullStateText } from '#domain/pull/pull-words';
import { PULL_TEXTS } from '#texts/pull';
import { Mark } from '#ui/Mark';
import { useIsNarrow } from '#ui/use-is-wide';
import { BandLegend } from '../tables/CellRun';
import { PullMark } from './PullMark';

const LEGEND_ORDER: readonly ShownState[] = [
  'seen',
  'lower',
  'half',
  'not seen',
  'no snapshot',
  'not in log',
];

/** States that have the same mark in every category. */
const SHARED_MARK_STATES: readonly ShownState[] = ['no snapshot', 'not in log'];

interface PullLegendProps {
  pulls: readonly AtThePull[];
  /** Words for a night on which everything was seen. */
  allSeen?: string;
}

export function PullLegend({ pulls, allSeen }: PullLegendProps) {
  const isNarrow = useIsNarrow();
  const marks = pulls.flatMap((pull) =>
    pull.raiders.flatMap((raider) =>
      pull.categories.map((category) => ({ category, state: shownState(raider, category, pull) })),
    ),
  );
  const has = (state: ShownState) => marks.some((mark) => mark.state === state);
  if (allSeen && isNarrow) {
    const words = (...states: ShownState[]) => states.filter(has).map(legendText).join(', ');
    return (
      <BandLegend
        texts={{
          passed: allSeen,
          unseen: words('not seen'),
          steady: words('lower', 'half'),
          unknown: words(...SHARED_MARK_STATES),
          absent: NIGHT_WORDS.absent,
        }}
      />
    );
  }
  return (
    <ul className="d-flex flex-wrap row-gap-1 column-gap-3 second list-unstyled m-0">
      {allSeen && (
        <li className="tone-tick">
          <Mark name="tick" /> <span>{allSeen}</span>
        </li>
      )}
      {LEGEND_ORDER.filter((state) => !(allSeen && state === 'seen') && has(state)).map((state) => {
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
            {legendText(state)}
          </li>
        );
      })}
      {allSeen && (
        <li>
          <Mark name="dash" /> {NIGHT_WORDS.absent}
        </li>
      )}
    </ul>
  );
}

const legendText = (state: ShownState): string =>
  state === 'lower' ? PULL_TEXTS.lowerTier : pullStateText(state);
