import 'react-tooltip/dist/react-tooltip.css';
import { useState } from 'react';
import { Tooltip } from 'react-tooltip';
import type { BuffSource } from '#domain/coverage/category';
import type { CategoryCoverage } from '#domain/coverage/coverage';
import { isCertain } from '#domain/coverage/doubt';
import { term } from '#domain/language';
import type { Raider } from '#domain/raid/raid';
import { SPELLING } from '#domain/spelling';
import { BUFF_TEXTS } from '#texts/buffs';
import { useWindowEvent } from '#ui/use-window-event';
import styles from './CategoryTooltip.module.css';
import { RaiderNames } from './RaiderNames';
import { casterText, doubtTexts } from './source-words';

export const TOOLTIP_ID = 'buff-sources';

interface CategoryTooltipProps {
  categories: readonly CategoryCoverage[];
  nameOf: (raider: Raider) => string;
}

/** On touch screens only a tap opens it: a swipe would hover over the entries that it moves. */
const BY_CLICK = { openEvents: { click: true }, closeEvents: { click: true } };

/**
 * Lists every source of the category, and who in the raid brings it. The library's defaults are as
 * specified: offset 10, top, padding 5, no delays, fade 0.15 s, hover debounce 50 ms (react-tooltip
 * 6.0.9). Its styles are a file because the content policy forbids injected styles; only the word
 * `core` stops the injection.
 */
export function CategoryTooltip({ categories, nameOf }: CategoryTooltipProps) {
  const [isTouched, setTouched] = useState(false);
  useWindowEvent('pointerdown', ({ pointerType }) => setTouched(pointerType === 'touch'));
  useWindowEvent('keydown', () => setTouched(false));
  return (
    <Tooltip
      id={TOOLTIP_ID}
      className={styles.tooltip ?? ''}
      border="1px solid var(--bs-border-color)"
      disableStyleInjection="core"
      {...(isTouched && BY_CLICK)}
      globalCloseEvents={{ escape: true, clickOutsideAnchor: true }}
      render={({ content }) => {
        const coverage = categories.find(({ category }) => category.name === content);
        return coverage && <SourceList coverage={coverage} nameOf={nameOf} />;
      }}
    />
  );
}

interface SourceListProps {
  coverage: CategoryCoverage;
  nameOf: (raider: Raider) => string;
}

function SourceList({ coverage, nameOf }: SourceListProps) {
  const { category, providers, state } = coverage;
  const lines = category.sources.map((source) => ({
    source,
    raiders: providers
      .filter(({ sources }) => sources.includes(source))
      .map(({ raider }) => raider),
  }));
  const broughtLines = lines.filter(({ raiders }) => raiders.length > 0);
  // A `byPoints` source repeats a spell that is already listed.
  const otherLines = lines.filter(
    ({ source, raiders }) => raiders.length === 0 && !source.byPoints,
  );
  const isCoveredByChoice =
    state === 'covered' && !broughtLines.some(({ source }) => isCertain(source));
  return (
    <>
      {category.effect && <p className="mb-1 fst-italic">{term(category.effect)}</p>}
      <ul className="list-unstyled m-0">
        {broughtLines.map(({ source, raiders }) => (
          <li key={keyOf(source)} className="mb-1">
            <strong>{term(source.spell)}</strong>
            {`, ${casterText(source)}${SPELLING.colon}`}
            <RaiderNames raiders={raiders} nameOf={nameOf} />
            <SourceDoubts source={source} />
          </li>
        ))}
      </ul>
      {isCoveredByChoice && <p className="mb-1">{BUFF_TEXTS.choicesSuffice}</p>}
      {otherLines.length > 0 && (
        <p className="m-0 text-body-secondary">
          {BUFF_TEXTS.notHere(
            otherLines.map(({ source }) => `${term(source.spell)} (${casterText(source)})`),
          )}
        </p>
      )}
      {category.instead && (
        <p className="m-0 text-body-secondary">{BUFF_TEXTS.instead(category.instead.map(term))}</p>
      )}
      {category.uncounted && (
        <p className="m-0 text-body-secondary">
          {BUFF_TEXTS.notCounted(category.uncounted.map(term))}
        </p>
      )}
    </>
  );
}

function SourceDoubts({ source }: { source: BuffSource }) {
  const reasons = doubtTexts(source);
  return reasons.length > 0 && <em>{` (${BUFF_TEXTS.possibleBecause(reasons)})`}</em>;
}

const keyOf = ({ id, by, spec, pet, byPoints }: BuffSource): string =>
  `${id} ${by} ${spec} ${pet} ${byPoints?.tree}`;
