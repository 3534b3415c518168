import { countComplete } from '#domain/pull/at-the-pull';
import type { PullCategory } from '#domain/pull/consumables';
import { countRowHeading, describeCounts } from '#domain/pull/pull-list-words';
import type { PulledKill, PullNightRow } from '#domain/pull/pull-night';
import { describePullState } from '#domain/pull/pull-words';
import { PullMark } from '#features/pull/PullMark';
import { NIGHT_TEXTS } from '#texts/night';
import { describeMissing } from './describe-missing';
import { FootRow, ShareMeter } from './FootRow';
import { NightFrame, type NightTableProps } from './NightFrame';
import styles from './NightTable.module.css';
import { PullNightCell } from './PullNightCell';

interface PullNightTableProps extends NightTableProps<PulledKill, PullNightRow> {
  categories: readonly PullCategory[];
}

export function PullNightTable({ categories, ...night }: PullNightTableProps) {
  const { kills, rows } = night;
  return (
    <NightFrame
      {...night}
      className={styles.ofPulls}
      last={NIGHT_TEXTS.seen}
      cellOf={(cell, kill) => (
        <PullNightCell key={kill?.fight.id} cell={cell} unknownText={describeMissing(kill)} />
      )}
      lastOf={({ counts }) => describeCounts(counts)}
      foot={
        <tfoot>
          {categories.map((category) => (
            <FootRow key={category} title={countRowHeading(category, rows.length)}>
              {kills.map((kill) => (
                <SeenAt key={kill.fight.id} kill={kill} category={category} />
              ))}
            </FootRow>
          ))}
        </tfoot>
      }
    />
  );
}

function SeenAt({ kill, category }: { kill: PulledKill; category: PullCategory }) {
  if (!('pull' in kill)) return <td className={styles.kill} />;
  const { pull } = kill;
  if (!pull.isInLog[category]) {
    return (
      <td className={styles.kill}>
        <PullMark state="not in log" category={category} size={13} />
        <span className="visually-hidden">{describePullState('not in log')}</span>
      </td>
    );
  }
  const seen = countComplete(category, pull);
  return (
    <td className={styles.kill}>
      {seen}
      <ShareMeter value={seen} max={pull.raiders.length} />
    </td>
  );
}
