import { useQuery } from '@tanstack/react-query';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { eraOfZone, zoneName } from '#domain/eras/log-zones';
import type { ReportLink } from '#domain/log-site/report-link';
import type { GuildReport } from '#domain/statements/guilds';
import { raidQueryString } from '#routes';
import { SEARCH_RESULT_TEXTS } from '#texts/search-result';
import { EraName } from '#ui/game/EraName';
import { shownTitle } from '#ui/game/shown-title';
import { useAddressInView } from '../address/raid-address';
import { ResultRow, ShortList } from './ResultRow';
import { ZoneRing } from './ZoneRing';

interface ReportRowsProps {
  title: string;
  reports: readonly GuildReport[];
  onOpen: (link: ReportLink) => void;
}

/** Lists reports of a guild, and marks the reports on the device. */
export function ReportRows({ title, reports, onOpen }: ReportRowsProps) {
  const { data: saved = [] } = useQuery(savedRaidQueries.list());
  const address = useAddressInView();
  const open = address.code;
  const rowOf = ({ code, ...report }: GuildReport) => (
    <ResultRow
      key={code}
      picture={<ZoneRing zone={report.zone} />}
      title={shownTitle(report.title)}
      date={report.startedAt}
      isOpen={code === address.typedCode}
      onChoose={() => onOpen({ code })}
      compareQueryString={
        open !== undefined && open !== code
          ? raidQueryString({ code: open, view: 'since', against: code })
          : undefined
      }
    >
      <EraName era={eraOfZone(report.zone)} />
      {zoneName(report.zone) && <span>{zoneName(report.zone)}</span>}
      {saved.some((raid) => raid.code === code) && <span>{SEARCH_RESULT_TEXTS.savedHere}</span>}
    </ResultRow>
  );

  return (
    <>
      <h4 className="h6 mt-3">{title}</h4>
      <ShortList label={title} items={reports} rowOf={rowOf} />
    </>
  );
}
