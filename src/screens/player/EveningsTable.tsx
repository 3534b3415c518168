import { memo, useDeferredValue, useId, useMemo } from 'react';
import { formatDateSeenFrom } from '#domain/format';
import { changedText } from '#domain/player/changed-pieces';
import type { PlayerEvening } from '#domain/player/player-page';
import { seasonCellText } from '#domain/season/words';
import { SPELLING } from '#domain/spelling';
import { PATHS } from '#routes';
import { PLAYER_PAGE_TEXTS } from '#texts/player-page';
import { shownTitle } from '#ui/game/shown-title';
import { PlaceLink } from '#ui/PlaceLink';
import { searchOf } from '#ui/search-of';
import { UserText } from '#ui/UserText';
import styles from './EveningsTable.module.css';

/** Rows that are rendered at once; the others a moment later. */
const FIRST_ROWS = 60;

const COLUMNS = ['evening', 'raid', 'gear', 'itemLevel', 'pull', 'changed'] as const;

/**
 * Lists a player's evenings in words. Phones show rows as cards, which takes the table's roles away, so
 * each is set.
 */
export const EveningsTable = memo(({ evenings }: { evenings: readonly PlayerEvening[] }) => {
  const heading = useId();
  const all = useMemo(() => evenings.flatMap(wordsOf), [evenings]);
  const rows = useDeferredValue(all, all.slice(0, FIRST_ROWS));
  return (
    <section aria-labelledby={heading} className={styles.evenings}>
      <h2 id={heading} className={styles.title}>
        {PLAYER_PAGE_TEXTS.evenings}
      </h2>
      <table role="table" aria-labelledby={heading} className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {PLAYER_PAGE_TEXTS[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row.code} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

/** A row whose words stay is not rendered again. */
function wordsOf(one: PlayerEvening) {
  const { era, evening, cell, changed } = one;
  const [code, title] =
    one.kind === 'opened'
      ? [one.evening.raids[0]?.code, one.evening.raids[0]?.title]
      : [one.evening.codes[0], one.evening.title];
  if (code === undefined) return [];
  const isThere = cell.kills > 0 && cell.state !== 'on alt';
  return [
    {
      code,
      isOpened: one.kind === 'opened',
      date: formatDateSeenFrom(Date.now(), evening.pulledAt),
      title: shownTitle(title ?? ''),
      gear: seasonCellText(cell, 'gear', era),
      level: isThere ? seasonCellText(cell, 'level', era) : '',
      pull: isThere ? seasonCellText(cell, 'pull', era) : '',
      changed: changedText(changed, era),
      isThere,
    },
  ];
}

type RowWords = ReturnType<typeof wordsOf>[number];

const Row = memo(
  ({ code, isOpened, date, title, gear, level, pull, changed, isThere }: RowWords) => (
    <tr role="row" className={isThere ? undefined : styles.away}>
      <th role="rowheader" scope="row">
        <PlaceLink
          to={{
            pathname: PATHS.main,
            search: searchOf({ code, ...(isOpened && { view: 'night' }) }),
          }}
        >
          {date}
        </PlaceLink>
      </th>
      <td role="cell">
        <UserText>{title}</UserText>
      </td>
      <td role="cell">{gear}</td>
      <td role="cell" data-label={level && `${PLAYER_PAGE_TEXTS.itemLevel} `}>
        {level}
      </td>
      <td role="cell">{pull}</td>
      <td role="cell" data-label={changed && PLAYER_PAGE_TEXTS.changed + SPELLING.colon}>
        {changed}
      </td>
    </tr>
  ),
);
