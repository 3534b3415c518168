import { useCallback } from 'react';
import {
  type AuditedKill,
  describeState,
  isJudged,
  NIGHT_GROUPS,
  type NightGroup,
  type NightRow,
  nightGroup,
} from '#domain/audit/night';
import { drawingsOf, findingParts } from '#domain/audit/night-drawing';
import { countPassed } from '#domain/audit/verdict';
import type { Era } from '#domain/era/era';
import { FindingParts } from '#features/tables/FindingParts';
import { NIGHT_TEXTS } from '#texts/night';
import { Mark } from '#ui/Mark';
import spoken from '#ui/spoken.module.css';
import { NightCell } from './NightCell';
import { describeMissing, NightFrame, type NightTableProps } from './NightFrame';
import styles from './NightTable.module.css';

interface GearNightTableProps extends NightTableProps<AuditedKill, NightRow> {
  era: Era;
  /** While kills arrive nobody is said to have changed or not. */
  isFilling: boolean;
}

export function NightTable({ era, isFilling, ...night }: GearNightTableProps) {
  const { kills } = night;
  const findingsOf = useCallback((row: NightRow) => describeState(row.now, era), [era]);
  return (
    <NightFrame
      {...night}
      groups={isFilling ? undefined : GROUPS}
      findingsOf={findingsOf}
      passedAt={era.tables && passedAt}
      last={NIGHT_TEXTS.now}
      cellsOf={({ cells }) => {
        const drawn = drawingsOf(cells);
        return cells.map((cell, index) => (
          <NightCell
            key={kills[index]?.fight.id}
            cell={cell}
            drawing={drawn[index]}
            era={era}
            unknownText={describeMissing(kills[index])}
          />
        ));
      }}
      lastOf={(row) => <Now row={row} kills={kills} era={era} />}
    />
  );
}

const GROUPS = NIGHT_GROUPS.map((group: NightGroup) => ({
  get name() {
    return NIGHT_TEXTS.groups[group];
  },
  has: (row: NightRow) => nightGroup(row) === group,
  className: group === 'changed' ? styles.changed : group === 'same' ? undefined : styles.quiet,
}));

const passedAt = (kill: AuditedKill) =>
  'audits' in kill ? { passed: countPassed(kill.audits), of: kill.audits.length } : undefined;

interface NowProps {
  row: NightRow;
  kills: readonly AuditedKill[];
  era: Era;
}

/** Shows the rest at the end, with all of it as text. */
function Now({ row: { now, cells, attended, known }, kills, era }: NowProps) {
  const words = describeState(now, era);
  const fixedAt = cells.map(({ isFixed }) => isFixed).lastIndexOf(true);
  const boss = now.state === 'passed' ? kills[fixedAt]?.fight.boss : undefined;
  return (
    <div className={styles.standing}>
      <span className={styles.state} aria-hidden="true">
        {boss && (
          <span className={`${styles.fixedAt} tone-up`} data-words={NIGHT_TEXTS.fixedAt(boss)}>
            <Mark name="up" size={11} />
          </span>
        )}
        {now.state === 'faults' ? (
          <FindingParts parts={findingParts(era, now.findings)} />
        ) : (
          <span className={`${styles.drawn} tone-tick`} data-words={words}>
            {isJudged(now) && <Mark name="tick" size={11} />}
          </span>
        )}
      </span>
      <span className={spoken.spoken}>{`${words} · `}</span>
      <span className={`${styles.attendance} ${attended === known ? styles.whole : ''}`}>
        {NIGHT_TEXTS.attendance(attended, known)}
      </span>
    </div>
  );
}
