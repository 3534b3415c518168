import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RowColumn, RowOrder } from '#domain/groups/evening-table';
import type { EveningView } from '#domain/groups/evening-words';
import { ROLES, type Role } from '#domain/raid/roles';

/** `/season?group=CODE&show=pull&role=healers&only=faults&left=shown&sort=-level`. */
interface SeasonAddress {
  /** The code of a raid of the group; empty for the newest group. */
  group: string;
  show: EveningView;
  role?: Role | undefined;
  onlyWithFindings: boolean;
  withLeft: boolean;
  order: RowOrder;
}

export const SEASON_VIEWS: readonly EveningView[] = ['gear', 'pull', 'level'];
export const SEASON_COLUMNS: readonly RowColumn[] = ['player', 'attendance', 'level', 'faults'];

const FIRST_ORDER: RowOrder = { by: 'attendance', isAscending: false };

function readSeasonAddress(params: URLSearchParams): SeasonAddress {
  return {
    group: params.get('group') ?? '',
    show: SEASON_VIEWS.find((view) => view === params.get('show')) ?? 'gear',
    role: ROLES.find((role) => role === params.get('role')),
    onlyWithFindings: params.get('only') === 'faults',
    withLeft: params.get('left') === 'shown',
    order: readOrder(params.get('sort') ?? ''),
  };
}

function readOrder(sort: string): RowOrder {
  const by = SEASON_COLUMNS.find((column) => column === sort.replace('-', ''));
  return by ? { by, isAscending: !sort.startsWith('-') } : FIRST_ORDER;
}

function seasonQueryString({
  group,
  show,
  role,
  onlyWithFindings,
  withLeft,
  order,
}: SeasonAddress) {
  const isFirst = order.by === FIRST_ORDER.by && order.isAscending === FIRST_ORDER.isAscending;
  return `${new URLSearchParams({
    ...(group && { group }),
    ...(show !== 'gear' && { show }),
    ...(role && { role }),
    ...(onlyWithFindings && { only: 'faults' }),
    ...(withLeft && { left: 'shown' }),
    ...(!isFirst && { sort: `${order.isAscending ? '' : '-'}${order.by}` }),
  })}`;
}

/** Restores the view on Back. Only a step to another group adds a history entry. */
export function useSeasonAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readSeasonAddress(params);
  const change = useCallback(
    (changes: Partial<SeasonAddress>, { isStep = false } = {}) => {
      // A second click may come before the first is rendered.
      const now = readSeasonAddress(new URLSearchParams(window.location.search));
      navigate({ search: seasonQueryString({ ...now, ...changes }) }, { replace: !isStep });
    },
    [navigate],
  );
  return { address, change };
}
