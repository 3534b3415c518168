import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { digestQueries } from '#data/digests/digest-queries';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import { seasonGroups } from '#domain/digests/groups';
import type { Era } from '#domain/era/era';
import type { GuildReport } from '#domain/log-site/kept-guilds';
import { sumOf } from '#domain/season/cells';
import { passedText } from '#domain/season/words';
import { HOUR } from '#domain/time';
import { useCountedRaids } from '#features/groups/use-counted-raids';
import { GUILD_TEXTS } from '#texts/guilds';
import { UserText } from '#ui/UserText';

/** No evening is as long. */
const EVENING = 12 * HOUR;

/** Renders one text: a browser's translation loses texts beside each other. */
export const NewsLine = ({ words }: { words: readonly string[] }) => (
  <UserText>{words.join(' · ')}</UserText>
);

interface PassedOnEveningProps {
  /** About the report. */
  words: readonly string[];
  report: GuildReport;
  era: Era;
}

/** Says how many passed on a report's evening, as Season counts, once that is read. */
export function PassedOnEvening({ words, report, era }: PassedOnEveningProps) {
  const { code, startedAt } = report;
  const standardsInUse = useObservable(standards);
  const { data } = useQuery(
    digestQueries.latest({ era, before: startedAt + EVENING }, standardsInUse),
  );
  const { counted } = useCountedRaids(data);
  const sum = useMemo(() => {
    const evening = seasonGroups(counted)
      .flatMap(({ evenings }) => evenings)
      .find(({ raids }) => raids.some((one) => one.code === code));
    return evening && sumOf(evening);
  }, [counted, code]);
  return <NewsLine words={sum ? [...words, GUILD_TEXTS.passed(passedText(sum))] : words} />;
}
