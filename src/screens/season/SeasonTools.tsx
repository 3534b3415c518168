import { useId, useState } from 'react';
import type { EveningTable } from '#domain/groups/evening-table';
import { ROLE_WORDS } from '#domain/raid/role-words';
import { ROLES } from '#domain/raid/roles';
import { ShareButton } from '#features/share/ShareButton';
import { GROUP_TEXTS } from '#texts/groups';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { Checkbox } from '#ui/Checkbox';
import { Segments } from '#ui/Segments';
import { ToggleButton } from '#ui/ToggleButton';
import { ShortIfNarrow } from './ShortIfNarrow';
import { SEASON_COLUMNS, SEASON_VIEWS, useSeasonAddress } from './season-address';

/** Filters rows and chooses the content of cells. On phones a button opens the filters. */
export function SeasonTools({ table }: { table: EveningTable }) {
  const { address, change } = useSeasonAddress();
  const [isOpen, setOpen] = useState(false);
  const filters = useId();
  const { shows, shortShows } = SEASON_VIEW_TEXTS;
  return (
    <div
      className="d-flex flex-wrap row-gap-2 column-gap-2 column-gap-sm-3 align-items-center d-print-none"
      data-filters={isOpen || undefined}
    >
      <Segments
        legend={SEASON_VIEW_TEXTS.cellsShow}
        isLegendHidden
        options={SEASON_VIEWS}
        texts={{
          gear: <ShortIfNarrow text={shows.gear} short={shortShows.gear} />,
          pull: <ShortIfNarrow text={shows.pull} short={shortShows.pull} />,
          level: <ShortIfNarrow text={shows.level} short={shortShows.level} />,
        }}
        chosen={address.show}
        onChoose={(show) => change({ show })}
      />
      <ToggleButton
        className="btn btn-outline-secondary d-sm-none"
        isOpen={isOpen}
        contentId={filters}
        onToggle={setOpen}
      >
        {SEASON_VIEW_TEXTS.filter}
      </ToggleButton>
      <SeasonFilters id={filters} isOpen={isOpen} table={table} />
      <ShareButton
        isMarkOnPhones
        className="btn btn-outline-secondary d-inline-flex gap-2 align-items-center ms-auto"
      />
    </div>
  );
}

interface SeasonFiltersProps {
  id: string;
  isOpen: boolean;
  table: EveningTable;
}

function SeasonFilters({ id, isOpen, table }: SeasonFiltersProps) {
  const { address, change } = useSeasonAddress();
  return (
    <div
      id={id}
      className={`${isOpen ? 'd-flex' : 'd-none'} d-sm-flex flex-wrap row-gap-2 column-gap-3 align-items-center order-1 order-sm-0`}
    >
      <SortSelect />
      <Segments
        legend={SEASON_VIEW_TEXTS.roles}
        isLegendHidden
        options={['all', ...ROLES]}
        texts={{ ...ROLE_WORDS, all: SEASON_VIEW_TEXTS.allRoles }}
        chosen={address.role ?? 'all'}
        onChoose={(role) => change({ role: role === 'all' ? undefined : role })}
      />
      <Checkbox
        command="filter"
        label={SEASON_VIEW_TEXTS.onlyWithFindings}
        isOn={address.onlyWithFindings}
        onChange={(onlyWithFindings) => change({ onlyWithFindings })}
      />
      {(address.withLeft || table.rows.some(({ hasLeft }) => hasLeft)) && (
        <Checkbox
          label={SEASON_VIEW_TEXTS.showLeft}
          isOn={address.withLeft}
          onChange={(withLeft) => change({ withLeft })}
        />
      )}
    </div>
  );
}

/** Sorts on phones, where the table's heads are hidden. */
function SortSelect() {
  const { address, change } = useSeasonAddress();
  const sort = (by: string) => {
    const column = SEASON_COLUMNS.find((one) => one === by);
    if (column) change({ order: { by: column, isAscending: column === 'player' } });
  };
  return (
    <label className="d-flex d-sm-none gap-2 align-items-center text-nowrap">
      {SEASON_VIEW_TEXTS.sortBy}
      <select
        className="form-select"
        value={address.order.by}
        onChange={({ target }) => sort(target.value)}
      >
        {SEASON_COLUMNS.map((column) => (
          <option key={column} value={column}>
            {GROUP_TEXTS.columns[column]}
          </option>
        ))}
      </select>
    </label>
  );
}
