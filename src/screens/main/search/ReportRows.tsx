import { useQuery } from '@tanstack/react-query';
import type { GuildReport } from '#data/log-site/guild-queries';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { eraOfZone, type ZoneId, zoneName } from '#domain/eras/log-zones';
import { RAID_TEXTS } from '#texts/raid';
import { SEARCH_RESULT_TEXTS } from '#texts/search-result';
import { EraName } from '#ui/game/EraName';
import { searchOf } from '#ui/search-of';
import { useRaidAddress } from '../address/raid-address';
import type { ResultProps } from './ResultFrame';
import { ResultRow } from './ResultRow';
import { ShortList } from './ShortList';

interface ReportRowsProps extends Pick<ResultProps, 'onOpen'> {
  title: string;
  reports: readonly GuildReport[];
}

export function ReportRows({ title, reports, onOpen }: ReportRowsProps) {
  const { data: saved = [] } = useQuery(savedRaidQueries.list());
  const { address } = useRaidAddress();
  const open = address.code;
  const rowOf = ({ code, ...report }: GuildReport) => (
    <ResultRow
      key={code}
      title={report.title || RAID_TEXTS.untitled}
      date={report.startedAt}
      isOpen={code === address.typedCode}
      onChoose={() => onOpen({ code })}
      compareSearch={
        open !== undefined && open !== code
          ? searchOf({ code: open, view: 'since', against: code })
          : undefined
      }
    >
      {saved.some((raid) => raid.code === code) && (
        <span className="badge">{SEARCH_RESULT_TEXTS.savedHere}</span>
      )}
      <Zone zone={report.zone} />
    </ResultRow>
  );

  return (
    <>
      <h4 className="h6 mt-3">{title}</h4>
      <ShortList label={title} items={reports} rowOf={rowOf} />
    </>
  );
}

function Zone({ zone }: { zone: ZoneId }) {
  const name = zoneName(zone);
  if (!name) return <span className="text-body-secondary">{SEARCH_RESULT_TEXTS.unknownZone}</span>;
  return (
    <>
      <EraName era={eraOfZone(zone)} />
      <span className="badge">{name}</span>
    </>
  );
}
