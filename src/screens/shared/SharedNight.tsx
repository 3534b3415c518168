import { countPassedIn } from '#domain/audit/night';
import { ERAS } from '#domain/eras/era-list';
import { type SharedNight as Night, sharedNightRows } from '#domain/share/shared-night';
import { NightLegend } from '#features/night/NightLegend';
import { NightTable } from '#features/night/NightTable';
import { nightSummary } from '#features/night/night-summary';
import { PageTitle } from '#features/page/PageTitle';
import { ResultHead } from '#features/result-head/ResultHead';
import table from '#features/tables/RaidTable.module.css';
import { SHARED_RESULT_TEXTS } from '#texts/shared-result';
import { VIEW_TEXTS } from '#texts/views';
import { shownTitle } from '#ui/game/shown-title';
import { UserText } from '#ui/UserText';
import type { SharedPartsProps } from './SharedFightView';
import styles from './SharedScreen.module.css';

interface SharedNightProps extends SharedPartsProps {
  night: Night;
}

export function SharedNight({ night, heading, date, smallPrint }: SharedNightProps) {
  const title = shownTitle(night.title);
  const rows = sharedNightRows(night);
  const hasRules = rows.some(({ now }) => now.state !== 'not judged');
  const isPartial = rows.some(({ cells }) => cells.some(({ state }) => state === 'unknown'));
  const kills = night.kills.map((kill, index) => ({ fight: { ...kill, id: index } }));
  return (
    <>
      <PageTitle words={[VIEW_TEXTS.names.night, title]} />
      <ResultHead
        heading={{ ref: heading, level: 'h1' }}
        title={<UserText>{title}</UserText>}
        facts={
          <>
            <span>{SHARED_RESULT_TEXTS.lead}</span>
            {date}
            <span>{nightSummary(night.kills.length, rows)}</span>
          </>
        }
        passed={countPassedIn(rows.map(({ now }) => now))?.passed}
        raiders={rows.length}
      />
      {kills.length === 0 || rows.length === 0 ? (
        <p>{kills.length === 0 ? SHARED_RESULT_TEXTS.noKills : SHARED_RESULT_TEXTS.nobody}</p>
      ) : (
        <div className={`${table.view} ${styles.night} stack`}>
          {hasRules && (
            <NightLegend unknown={isPartial ? SHARED_RESULT_TEXTS.notInLink : undefined} />
          )}
          <NightTable
            kills={kills}
            rows={rows}
            shown={rows}
            era={ERAS.find(({ id }) => id === night.era) ?? NO_SLOTS}
            hasRules={hasRules}
            unknownText={() => SHARED_RESULT_TEXTS.notInLink}
          />
        </div>
      )}
      {smallPrint}
    </>
  );
}

/** A link of a later version may be of an era that this version does not know. */
const NO_SLOTS = { slots: [] };
