import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { type EveningTable, sortRows } from '#domain/groups/evening-table';
import { filterRows } from '#domain/season/season';
import { useFoundPlayers } from '#features/find/found-players';
import { announce } from '#features/page/PageStatus';
import { useStableRowOrder } from '#features/tables/use-stable-row-order';
import { isDialogIn } from '#routes';
import { FIND_TEXTS } from '#texts/find';
import { GROUP_TEXTS } from '#texts/groups';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { useOnChange } from '#ui/use-on-change';
import { SeasonShare } from './SeasonShare';
import { SeasonTable } from './SeasonTable';
import { SeasonTools } from './SeasonTools';
import { useSeasonAddress } from './season-address';
import { useWordsOfRow } from './use-words-of-row';

interface GroupTableProps {
  table: EveningTable;
  isFilling: boolean;
  isPartial: true | undefined;
  unread: number;
  canNote: boolean;
}

/** Renders a group's rows as the address filters and sorts them. */
export const GroupTable = memo(
  ({ table, isFilling, isPartial, unread, canNote }: GroupTableProps) => {
    const { address } = useSeasonAddress();
    const { hash } = useLocation();
    const { role, onlyWithFindings, withLeft, order } = address;
    const sortedBy = `${order.by} ${order.isAscending}`;
    const sorted = useStableRowOrder(sortRows(table.rows, order), isFilling, {
      sortedBy,
      isPartial,
    });
    const filtered = filterRows(sorted, { role, onlyWithFindings, withLeft });
    const rows = useFoundPlayers(filtered, useWordsOfRow(table.group.era));
    useOnChange(`${role} ${onlyWithFindings} ${withLeft}`, () =>
      announce(FIND_TEXTS.shown(filtered.length, table.rows.length)),
    );
    useOnChange(sortedBy, () =>
      announce(SEASON_VIEW_TEXTS.sorted(GROUP_TEXTS.columns[order.by], order.isAscending)),
    );
    return (
      <>
        <SeasonTools table={table} />
        {rows.length === 0 && !isFilling && <p role="status">{SEASON_VIEW_TEXTS.nobody}</p>}
        <SeasonTable table={table} rows={rows} unread={unread} canNote={canNote} />
        {isDialogIn(hash, 'share') && (
          <SeasonShare table={table} rows={filterRows(sorted, { withLeft })} />
        )}
      </>
    );
  },
);
