import { useQueries } from '@tanstack/react-query';
import {
  type CharacterKill,
  type CharacterKills,
  characterQueries,
  mergeKills,
} from '#data/log-site/character-queries';
import { judgedEras } from '#domain/eras/era-list';
import { eraOfZone, killZonesAt, type ZoneId, zoneName } from '#domain/eras/log-zones';
import { formatNumber } from '#domain/format';
import { term } from '#domain/language';
import { hostOfRealm } from '#domain/log-site/search';
import { difficultyText } from '#domain/raid/fight-title';
import { SEARCH_RESULT_TEXTS } from '#texts/search-result';
import { EraName } from '#ui/game/EraName';
import { Notice } from '#ui/Notice';
import { UserText } from '#ui/UserText';
import { useAddressInView } from '../address/raid-address';
import { ResultRow, ShortList } from '../reports/ResultRow';
import { ResultFrame, type ResultProps } from './ResultFrame';

/** Lists a character's kills. A zone that fails hides no other zone. */
export function CharacterResult({ subject, onSearchAgain, onOpen }: ResultProps) {
  const zones = killZonesAt(hostOfRealm(subject));
  // These queries only watch: runSearch requests the data.
  const tiers = useQueries({
    queries: zones.map((zone) => ({
      ...characterQueries.kills(subject, zone),
      enabled: false,
    })),
  });
  const loadedTiers = tiers.filter(({ data }) => data);
  const failed = tiers.filter(({ error }) => error);
  const lists = loadedTiers.flatMap(({ data }) => data ?? []);
  const kills = mergeKills(tiers.map(({ data }, index) => killsIn(zones[index], data)));
  const missing = zones.filter((_, index) => tiers[index]?.error && !tiers[index].data);

  return (
    <ResultFrame
      title={SEARCH_RESULT_TEXTS.characterKills(subject.name)}
      isFetching={tiers.some(({ isFetching, isPending }) => isFetching || isPending)}
      fetchedAt={oldestFetch(loadedTiers)}
      error={failed[0]?.error ?? null}
      savedAt={oldestFetch(failed.filter(({ data }) => data))}
      onSearchAgain={onSearchAgain}
    >
      {kills.length > 0 && missing.length > 0 && (
        <p>{SEARCH_RESULT_TEXTS.missing(missing.map(zoneName).join(', '))}</p>
      )}
      <KillRows kills={kills} onOpen={onOpen} />
      {kills.length === 0 && lists.length === tiers.length && (
        <Notice tone="info">
          {lists.some(({ isHidden }) => isHidden)
            ? SEARCH_RESULT_TEXTS.hidden(subject.name)
            : SEARCH_RESULT_TEXTS.noKills(subject.name, eraNamesOf(zones))}
        </Notice>
      )}
    </ResultFrame>
  );
}

const eraNamesOf = (zones: readonly ZoneId[]): string[] =>
  judgedEras()
    .filter((era) => zones.some((zone) => eraOfZone(zone) === era))
    .map(({ name }) => term(name));

const oldestFetch = (tiers: readonly { dataUpdatedAt: number }[]): number | undefined =>
  tiers.length > 0 ? Math.min(...tiers.map(({ dataUpdatedAt }) => dataUpdatedAt)) : undefined;

const killsIn = (zone: ZoneId = 0, list?: CharacterKills) => ({
  kills: (list?.kills ?? []).map((kill) => ({ ...kill, zone })),
});

interface KillRowsProps extends Pick<ResultProps, 'onOpen'> {
  kills: readonly KillInZone[];
}

interface KillInZone extends CharacterKill {
  zone: ZoneId;
}

function KillRows({ kills, onOpen }: KillRowsProps) {
  const address = useAddressInView();
  const rowOf = ({ code, fightId, player, ...kill }: KillInZone) => (
    <ResultRow
      key={`${code} ${fightId}`}
      title={kill.boss || SEARCH_RESULT_TEXTS.unnamedBoss}
      date={kill.killedAt}
      isOpen={code === address.typedCode && `${fightId}` === address.fight}
      onChoose={() => onOpen({ code, fight: fightId, player })}
    >
      <EraName era={eraOfZone(kill.zone)} />
      {kill.difficulty > 0 && !eraOfZone(kill.zone)?.hasOneDifficulty && (
        <span>{difficultyText(kill.difficulty)}</span>
      )}
      {kill.spec && <UserText>{kill.spec}</UserText>}
      <span>
        {kill.percentile === undefined
          ? SEARCH_RESULT_TEXTS.noPercentile
          : SEARCH_RESULT_TEXTS.percentile(formatNumber(kill.percentile))}
      </span>
    </ResultRow>
  );
  return <ShortList label={SEARCH_RESULT_TEXTS.kills} items={kills} rowOf={rowOf} />;
}
