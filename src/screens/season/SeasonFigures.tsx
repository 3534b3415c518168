import type { ReactNode } from 'react';
import { formatShortDate } from '#domain/format';
import { passedText } from '#domain/groups/evening-cells';
import type { EveningTable } from '#domain/groups/evening-table';
import { filterRows, sumAttendance } from '#domain/season/season';
import { medianText, percentText } from '#domain/season/words';
import { useMatchingPlayers } from '#features/find/found-players';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { splitLeadingNumber } from './SeasonRow';
import styles from './SeasonScreen.module.css';
import { useSeasonAddress } from './season-address';
import { useWordsOfRow } from './use-words-of-row';

/** Shows the newest evening's result, and the attendance of the shown players at all evenings. */
export function SeasonFigures({ table: { group, sums, rows } }: { table: EveningTable }) {
  const { address } = useSeasonAddress();
  const [newest] = group.evenings;
  const [sum] = sums;
  const shown = useMatchingPlayers(filterRows(rows, address), useWordsOfRow(group.era));
  const { attended, expected } = sumAttendance(shown);
  if (!newest || !sum) return null;
  const median = medianText(sum);
  const [passed, total] = splitLeadingNumber(passedText(sum));
  return (
    // On phones the plot’s last figures have the same content.
    <div className="d-none d-sm-block">
      <div className={styles.figures}>
        {group.era.tables && (
          <Figure caption={SEASON_VIEW_TEXTS.passedOn(formatShortDate(newest.pulledAt))}>
            <b>{passed}</b>
            <span>{total}</span>
          </Figure>
        )}
        {median && (
          <Figure caption={SEASON_VIEW_TEXTS.median}>
            <b>{median}</b>
          </Figure>
        )}
        {expected > 0 && (
          <Figure caption={SEASON_VIEW_TEXTS.attendance}>
            <b>{percentText(attended, expected)}</b>
          </Figure>
        )}
      </div>
    </div>
  );
}

const Figure = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <p className="d-grid m-0 text-body-secondary">
    <span>{children}</span> <span>{caption}</span>
  </p>
);
