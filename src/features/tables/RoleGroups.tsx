import { Fragment, type ReactNode } from 'react';
import type { Raider } from '#domain/raid/raid';
import { ROLES, type Role, roleOf } from '#domain/raid/roles';
import table from './RaidTable.module.css';

interface RoleGroupsProps<Row> {
  rows: readonly Row[];
  /** How many columns a heading spans. */
  columns: number;
  heading: (role: Role, rows: readonly Row[]) => string;
  children: (row: Row) => ReactNode;
}

/** A table's rows by role, each group under its heading; roles without rows are left out. */
export function RoleGroups<Row extends { player: Raider }>({
  rows,
  columns,
  heading,
  children,
}: RoleGroupsProps<Row>) {
  return ROLES.map((role) => {
    const ofRole = rows.filter(({ player }) => roleOf(player) === role);
    if (ofRole.length === 0) return null;
    return (
      <Fragment key={role}>
        <tr className={table.group}>
          <th scope="rowgroup" colSpan={columns}>
            <span>{heading(role, ofRole)}</span>
          </th>
        </tr>
        {ofRole.map(children)}
      </Fragment>
    );
  });
}
