import 'react-tooltip/dist/react-tooltip.css';
import { useState } from 'react';
import { Tooltip } from 'react-tooltip';
import type { CategoryCoverage } from '#domain/coverage/coverage';
import type { Raider } from '#domain/raid/raid';
import { useWindowEvent } from '#ui/use-window-event';
import styles from './CategoryTooltip.module.css';
import { SourceList } from './SourceList';

export const TOOLTIP_ID = 'buff-sources';

interface CategoryTooltipProps {
  categories: readonly CategoryCoverage[];
  nameOf: (raider: Raider) => string;
}

/** For fingers: after a tap, browsers hover over whatever a swipe brings to its place. */
const BY_CLICK = { openEvents: { click: true }, closeEvents: { click: true } };

/**
 * Every source of the category, and who in the raid brings it. Defaults are the specification's:
 * offset 10, top, padding 5, no delays, fade 0.15 s, hover debounce 50 ms (react-tooltip 6.0.9).
 * Its styles are a file, because the content policy forbids injected ones; only the word `core`
 * stops the injection.
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
