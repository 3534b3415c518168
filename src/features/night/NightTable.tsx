import type { NamedFinding } from '#domain/audit/finding';
import { findingParts } from '#domain/audit/finding-parts';
import {
  countPassedAt,
  isJudged,
  NIGHT_GROUPS,
  type NightGroup,
  type NightRow,
  nightGroup,
} from '#domain/audit/night';
import { nightDrawings } from '#domain/audit/night-drawing';
import { stateText } from '#domain/audit/night-words';
import type { Era } from '#domain/era/era';
import { SPELLING } from '#domain/spelling';
import { NIGHT_TEXTS } from '#texts/night';
import { Mark } from '#ui/Mark';
import spoken from '#ui/spoken.module.css';
import { FindingParts } from '../tables/FindingParts';
import { NightCell } from './NightCell';
import { NightFrame, type NightTableProps, type RowWithPlayer } from './NightFrame';
import styles from './NightTable.module.css';

type GearRow = NightRow<NamedFinding, RowWithPlayer['player']>;

interface GearNightTableProps extends NightTableProps<GearRow> {
  era: Pick<Era, 'slots'>;
  /** Whether the raid's era has rules. */
  hasRules: boolean;
  /** Whether kills are still loading. Meanwhile no change is reported. */
  isFilling?: boolean;
  unknownText: (index: number) => string;
}

export function NightTable(props: GearNightTableProps) {
  const { era, hasRules, isFilling = false, unknownText, ...night } = props;
  const { kills, rows } = night;
  return (
    <NightFrame
      {...night}
      isFilling={isFilling}
      groups={isFilling ? undefined : ROW_GROUPS}
      counts={hasRules ? kills.map((_, index) => countPassedAt(rows, index)) : undefined}
      last={NIGHT_TEXTS.now}
      cellsOf={({ cells }) => {
        const drawn = nightDrawings(cells);
        return cells.map((cell, index) => (
          <NightCell
            key={kills[index]?.fight.id}
            cell={cell}
            drawing={drawn[index]}
            era={era}
            unknownText={unknownText(index)}
          />
        ));
      }}
      lastOf={(row) => <NowCell row={row} kills={kills} era={era} />}
    />
  );
}

const ROW_GROUPS = NIGHT_GROUPS.map((group: NightGroup) => ({
  get name() {
    return NIGHT_TEXTS.groups[group];
  },
  includes: (row: GearRow) => nightGroup(row) === group,
  className: group === 'changed' ? styles.changed : group === 'same' ? undefined : styles.quiet,
}));

interface NowCellProps extends Pick<GearNightTableProps, 'kills' | 'era'> {
  row: GearRow;
}

/** Shows the faults left at the end of the night. Their text names all of them. */
function NowCell({ row: { now, cells, attended, known }, kills, era }: NowCellProps) {
  const words = stateText(now, era);
  const fixedAt = cells.map(({ isFixed }) => isFixed).lastIndexOf(true);
  const boss = now.state === 'passed' ? kills[fixedAt]?.fight.boss : undefined;
  return (
    <div className="d-flex align-items-center justify-content-between">
      <span className={styles.state} aria-hidden="true">
        {boss && (
          <span className="d-sm-none d-print-none tone-up">
            <Mark name="up" size={11} />
            {NIGHT_TEXTS.fixedAt(boss)}
          </span>
        )}
        {now.state === 'faults' ? (
          <FindingParts parts={findingParts(era, now.findings)} />
        ) : (
          <span className={`tone-tick ${boss ? 'd-none d-sm-inline' : ''}`}>
            {isJudged(now) && <Mark name="tick" size={11} />}
            {words}
          </span>
        )}
      </span>
      <span className={spoken.spoken}>{`${words} · `}</span>
      <span className={attended === known ? spoken.spoken : 'ms-2 text-body-secondary text-nowrap'}>
        {SPELLING.countOf(attended, known)}
      </span>
    </div>
  );
}
