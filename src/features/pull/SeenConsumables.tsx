import { useId, useMemo, useState } from 'react';
import type { AtThePull } from '#domain/pull/at-the-pull';
import type { PullCategory } from '#domain/pull/categories';
import { type SeenConsumable, seenConsumables } from '#domain/pull/pull-lists';
import { consumableText } from '#domain/pull/pull-words';
import { isLowerTier } from '#domain/pull/seen';
import type { Raider } from '#domain/raid/raid';
import { PULL_BOARD_TEXTS } from '#texts/pull-board';
import { DisclosureButton } from '#ui/DisclosurePanel';
import panel from '#ui/DisclosurePanel.module.css';
import { OwnPlayerMark } from '../player/OwnPlayerMark';
import styles from './PullBoard.module.css';
import { PullMark } from './PullMark';

interface SeenConsumablesProps {
  pull: AtThePull;
  nameOf: (raider: Raider) => string;
}

export function SeenConsumables({ pull, nameOf }: SeenConsumablesProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const seen = useMemo(
    () =>
      pull.categories
        .map((category) => ({ category, consumables: seenConsumables(category, pull) }))
        .filter(({ consumables }) => consumables.length > 0),
    [pull],
  );
  if (seen.length === 0) return null;
  return (
    <div>
      <div className={`${panel.head} flex-wrap`}>
        <h4 className="m-0">
          <DisclosureButton
            className={`${styles.fold} px-0`}
            isOpen={isOpen}
            contentId={id}
            onToggle={setOpen}
          >
            {PULL_BOARD_TEXTS.whatWasSeen}
          </DisclosureButton>
        </h4>
        <p className="second align-self-center m-0">
          {seen
            .map(({ category, consumables }) =>
              PULL_BOARD_TEXTS.seenCounts[category](consumables.length),
            )
            .join(' · ')}
        </p>
      </div>
      {isOpen && (
        <div id={id} className={styles.columns}>
          {seen.map(({ category, consumables }) => (
            <ConsumableList
              key={category}
              consumables={consumables}
              category={category}
              nameOf={nameOf}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface ConsumableListProps {
  consumables: readonly SeenConsumable[];
  category: PullCategory;
  nameOf: (raider: Raider) => string;
}

function ConsumableList({ consumables, category, nameOf }: ConsumableListProps) {
  return (
    <ul className="d-grid gap-2 align-content-start list-unstyled m-0">
      {consumables.map(({ seen, raiders }) => {
        const words = consumableText(seen);
        const state = isLowerTier(seen) ? 'lower' : seen.kind.endsWith('elixir') ? 'half' : 'seen';
        return (
          <li key={words}>
            <p className="small fw-semibold m-0">
              <PullMark state={state} category={category} /> {words} <b>{raiders.length}</b>
            </p>
            <ul aria-label={words} className={`${styles.names} list-unstyled m-0`}>
              {raiders.map(({ raider }) => (
                <li key={raider.key}>
                  <bdi className={`fw-semibold class-${raider.classKey ?? 'unknown'}`}>
                    {nameOf(raider)}
                  </bdi>
                  <OwnPlayerMark player={raider} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
