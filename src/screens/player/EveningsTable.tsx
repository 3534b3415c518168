import { Fragment, memo, useEffect, useId, useState } from 'react';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import { formatDateSeenFrom } from '#domain/format';
import { columnKey } from '#domain/groups/evening-table';
import { eveningCellText } from '#domain/groups/evening-words';
import { changedText } from '#domain/player/changed-pieces';
import type { PlayerEvening } from '#domain/player/player-page';
import { SPELLING } from '#domain/spelling';
import { CellMark } from '#features/groups/CellMark';
import { raidLink } from '#routes';
import { PLAYER_PAGE_TEXTS } from '#texts/player-page';
import { shownTitle } from '#ui/game/shown-title';
import { PlaceLink } from '#ui/PlaceLink';
import { UserText } from '#ui/UserText';
import { whenIdle } from '#ui/when-idle';
import styles from './EveningsTable.module.css';

/** The number of rows rendered at a click. An idle page renders the same number at a time. */
const ROWS_AT_ONCE = 40;

const COLUMNS = ['evening', 'raid', 'gear', 'itemLevel', 'pull', 'changed'] as const;

/** Lists a player's evenings. Roles are set because phones show rows as cards without roles. */
export const EveningsTable = memo(({ evenings }: { evenings: readonly PlayerEvening[] }) => {
  const heading = useId();
  const languageInUse = useObservable(language);
  const rows = evenings.slice(0, useRowCount(evenings.length));
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="section-title mb-2">
        {PLAYER_PAGE_TEXTS.evenings}
      </h2>
      <table role="table" aria-labelledby={heading} className={styles.table}>
        <thead role="rowgroup" className="visually-hidden-on-phones">
          <tr role="row">
            {COLUMNS.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {PLAYER_PAGE_TEXTS[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody key={languageInUse} role="rowgroup">
          {rows.map((row) => (
            <EveningRow key={columnKey(row)} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

function useRowCount(all: number): number {
  const [count, setCount] = useState(ROWS_AT_ONCE);
  const isWhole = count >= all;
  useEffect(() => {
    if (!isWhole) whenIdle(() => setCount(count + ROWS_AT_ONCE));
  }, [isWhole, count]);
  return count;
}

/** Renders again only if its evening changes: a note changes few evenings. */
const EveningRow = memo((one: PlayerEvening) => {
  const { era, evening, cell, changed } = one;
  const isOpened = one.kind === 'opened';
  const title = isOpened ? one.evening.raids[0]?.title : one.evening.title;
  const isThere = cell.kills > 0 && cell.state !== 'on alt';
  const level = isThere ? eveningCellText(cell, 'level', era) : '';
  const levelLabel = cell.level !== undefined && `${PLAYER_PAGE_TEXTS.itemLevel} `;
  const changes = changedText(changed, era);
  return (
    <tr role="row" className={isThere ? undefined : styles.absent}>
      <th role="rowheader" scope="row">
        <PlaceLink to={raidLink({ code: columnKey(one), ...(isOpened && { view: 'night' }) })}>
          {formatDateSeenFrom(Date.now(), evening.pulledAt)}
        </PlaceLink>
      </th>
      <td role="cell">
        <UserText>{shownTitle(title ?? '')}</UserText>
      </td>
      <td role="cell">
        <span className="d-flex align-items-baseline gap-1">
          <CellMark cell={cell} />
          {eveningCellText(cell, 'gear', era)}
        </span>
      </td>
      <td role="cell" data-label={levelLabel || ''}>
        {level}
      </td>
      <td role="cell">{isThere && <UnbrokenFacts text={eveningCellText(cell, 'pull', era)} />}</td>
      <td role="cell" data-label={changes && PLAYER_PAGE_TEXTS.changed + SPELLING.colon}>
        {changes && <UnbrokenFacts text={changes} />}
      </td>
    </tr>
  );
});

/** Lines break between facts only: `372 → 378` stays in one piece. */
const UnbrokenFacts = ({ text }: { text: string }) =>
  text.split(', ').map((fact, index, { length }) => (
    <Fragment key={fact}>
      {index > 0 && ' '}
      <span className="d-inline-block">{index < length - 1 ? `${fact},` : fact}</span>
    </Fragment>
  ));
