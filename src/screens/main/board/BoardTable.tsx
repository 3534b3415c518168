import { useMemo } from 'react';
import type { Audit } from '#domain/audit/audit';
import { type BoardCell, boardRow } from '#domain/audit/board';
import type { AuditContext } from '#domain/audit/rule/audit-context';
import type { Era } from '#domain/era/era';
import { averageItemLevel } from '#domain/gear/item-level';
import { isCosmetic, slotWord } from '#domain/gear/slots';
import { type AtThePull, shownStateByKey } from '#domain/pull/at-the-pull';
import { categoryWord } from '#domain/pull/pull-words';
import type { Raider } from '#domain/raid/raid';
import { raiderCalled } from '#domain/raid/raider-called';
import { type Role, roleOf } from '#domain/raid/roles';
import { namesakesTogether, shownNames } from '#domain/raid/shown-names';
import { useFoundPlayers, wordsOfAudit } from '#features/find/sought-player';
import { PullCounts } from '#features/pull/PullCell';
import cell from '#features/pull/PullCell.module.css';
import table from '#features/tables/RaidTable.module.css';
import { RoleGroups } from '#features/tables/RoleGroups';
import { BOARD_TEXTS } from '#texts/board';
import { ROLE_TEXTS } from '#texts/roles';
import { VIEW_TEXTS } from '#texts/views';
import { BoardRow } from './BoardRow';
import styles from './BoardTable.module.css';
import { marksOfSlot } from './cell-marks';
import { MarkCounts } from './MarkCounts';

interface Row {
  player: Raider;
  audit: Audit;
  cells: readonly BoardCell[];
}

interface BoardTableProps {
  audits: readonly Audit[];
  isOnlyWithFaults: boolean;
  context: AuditContext;
  /** Undefined until loaded: then its columns are left out. */
  pull: AtThePull | undefined;
  chosenName: string;
  onChoose: (key?: string) => void;
}

const wordsOfRow = ({ audit }: Row) => wordsOfAudit(audit);

/** Flask and food. More of them leave the names less room. */
const USUAL_CATEGORIES = 2;

export function BoardTable(props: BoardTableProps) {
  const { audits, isOnlyWithFaults, context, pull, chosenName, onChoose } = props;
  const { era, facts } = context;
  const rows = useMemo(() => rowsOf(audits), [audits]);
  const raiders = useMemo(() => audits.map(({ raider }) => raider), [audits]);
  const names = useMemo(() => shownNames(raiders), [raiders]);
  const chosen = raiderCalled(raiders, chosenName);
  const kept = isOnlyWithFaults ? rows.filter(({ audit }) => audit.findings.length > 0) : rows;
  const shown = useFoundPlayers(kept, wordsOfRow);
  const slots = era.slots.filter(({ slot }) => !isCosmetic(era, slot));
  if (kept.length === 0) return <p role="status">{BOARD_TEXTS.nobody}</p>;
  const countOf = (role: Role) => rows.filter(({ player }) => roleOf(player) === role).length;
  const isCrowded = (pull?.categories.length ?? 0) > USUAL_CATEGORIES;
  const box = `${table.box} ${styles.box} ${pull ? styles.lower : ''} ${isCrowded ? styles.crowded : ''}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus
    <section className={box} tabIndex={0} aria-label={BOARD_TEXTS.scrolls}>
      <table className={table.table}>
        <caption className="visually-hidden">{VIEW_TEXTS.names.board}</caption>
        <SlotHeads era={era} slots={slots} pull={pull} />
        <tbody>
          <RoleGroups
            rows={shown}
            columns={slots.length + 3 + (pull?.categories.length ?? 0)}
            heading={(role, { length }) =>
              BOARD_TEXTS.group(ROLE_TEXTS[role], length, countOf(role))
            }
          >
            {({ audit, cells }) => (
              <BoardRow
                key={audit.raider.key}
                audit={audit}
                cells={cells}
                names={names}
                average={facts && averageItemLevel(audit.raider, era, facts)}
                pull={pull}
                isChosen={audit.raider === chosen}
                onChoose={onChoose}
              />
            )}
          </RoleGroups>
        </tbody>
        <SlotCounts slots={slots} shown={shown} pull={pull} />
      </table>
    </section>
  );
}

const rowsOf = (audits: readonly Audit[]): Row[] =>
  namesakesTogether(
    audits.map((audit) => ({ player: audit.raider, audit, cells: boardRow(audit) })),
    ({ player }) => player,
  );

interface SlotHeadsProps extends Pick<BoardTableProps, 'pull'> {
  era: Era;
  slots: Era['slots'];
}

function SlotHeads({ era, slots, pull }: SlotHeadsProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={table.corner}>
          {BOARD_TEXTS.raider}
        </th>
        <th scope="col" className={styles.average}>
          <span className={table.upright}>{BOARD_TEXTS.average}</span>
        </th>
        {slots.map(({ slot }) => (
          <th key={slot} scope="col">
            <span className={table.upright}>{slotWord(era, slot)}</span>
          </th>
        ))}
        {pull?.categories.map((category) => (
          <th key={category} scope="col" className={cell.cell}>
            <span className={table.upright}>{categoryWord(category)}</span>
          </th>
        ))}
        <th scope="col" className={table.last}>
          {BOARD_TEXTS.faults}
        </th>
      </tr>
    </thead>
  );
}

interface SlotCountsProps extends Pick<BoardTableProps, 'pull'> {
  slots: Era['slots'];
  shown: readonly Row[];
}

function SlotCounts({ slots, shown, pull }: SlotCountsProps) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{BOARD_TEXTS.perSlot}</th>
        <td className={styles.average} />
        {slots.map(({ slot }, index) => (
          <td key={slot}>
            <MarkCounts counts={marksOfSlot(shown.flatMap(({ cells }) => cells[index] ?? []))} />
          </td>
        ))}
        {pull?.categories.map((category) => (
          <PullCounts
            key={category}
            category={category}
            all={shown.map(({ audit }) => shownStateByKey(audit.raider.key, category, pull))}
          />
        ))}
        <td className={table.last} />
      </tr>
    </tfoot>
  );
}
