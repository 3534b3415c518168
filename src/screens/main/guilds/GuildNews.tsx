import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { digestQueries } from '#data/digests/digest-queries';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import type { Era } from '#domain/era/era';
import { ERAS } from '#domain/eras/era-list';
import { zoneName } from '#domain/eras/log-zones';
import { formatWeekday } from '#domain/format';
import { type EveningSum, passedText, sumUpEvening } from '#domain/groups/evening-cells';
import { raidGroups } from '#domain/groups/groups';
import type { GuildReport } from '#domain/statements/guilds';
import { HOUR } from '#domain/time';
import { useCountedRaids } from '#features/groups/use-counted-raids';
import { GUILD_TEXTS } from '#texts/guilds';
import { shownTitle } from '#ui/game/shown-title';
import { UserText } from '#ui/UserText';
import { ZoneRing } from '../reports/ZoneRing';

interface GuildNewsProps {
  report: GuildReport;
}

/** Says when a guild's newest report is from, and how many passed on its evening. */
export function GuildNews({ report }: GuildNewsProps) {
  const { code, title, startedAt, zone } = report;
  const { data: saved } = useQuery(savedRaidQueries.list());
  const raid = saved?.find((one) => one.code === code && one.savedKills.length > 0);
  const era = ERAS.find(({ id, tables }) => id === raid?.era && tables);
  const words = [
    ...(startedAt > 0 ? [formatWeekday(startedAt)] : []),
    zoneName(zone) ?? shownTitle(title),
    ...(saved && !raid ? [GUILD_TEXTS.notOpened] : []),
  ];
  return era ? (
    <PassedOnEvening words={words} report={report} era={era} />
  ) : (
    <NewsLine words={words} report={report} />
  );
}

/** No evening is longer. */
const MAX_EVENING = 12 * HOUR;

interface NewsLineProps extends GuildNewsProps {
  words: readonly string[];
  sum?: EveningSum | undefined;
}

/** Renders one text: browsers' translations lose texts that are beside each other. */
const NewsLine = ({ words, report: { zone }, sum }: NewsLineProps) => (
  <>
    <ZoneRing zone={zone} share={sum && sum.passed / Math.max(1, sum.present)} />
    <UserText>
      {[...words, ...(sum ? [GUILD_TEXTS.passed(passedText(sum))] : [])].join(' · ')}
    </UserText>
  </>
);

interface PassedOnEveningProps extends GuildNewsProps {
  /** The texts about the report before the count. */
  words: readonly string[];
  era: Era;
}

/** Shows how many passed on a report's evening, once its raids are read. Counts as Season does. */
function PassedOnEvening({ words, report, era }: PassedOnEveningProps) {
  const { code, startedAt } = report;
  const standardsInUse = useObservable(standards);
  const { data } = useQuery(
    digestQueries.latest({ era, before: startedAt + MAX_EVENING }, standardsInUse),
  );
  const { counted } = useCountedRaids(data);
  const sum = useMemo(() => {
    const evening = raidGroups(counted)
      .flatMap(({ evenings }) => evenings)
      .find(({ raids }) => raids.some((one) => one.code === code));
    return evening && sumUpEvening(evening);
  }, [counted, code]);
  return <NewsLine words={words} report={report} sum={sum} />;
}
