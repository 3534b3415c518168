import type { CharacterKill } from '#data/log-site/character-queries';
import { eraOfZone, type ZoneId } from '#domain/eras/log-zones';
import { describeDifficulty } from '#domain/raid/fight-title';
import { SEARCH_RESULT_TEXTS } from '#texts/search-result';
import { formatNumber } from '#ui/format';
import { EraName } from '#ui/game/EraName';
import { UserText } from '#ui/UserText';
import { useRaidAddress } from '../address/raid-address';
import type { ResultProps } from './ResultFrame';
import { ResultRow } from './ResultRow';
import { ShortList } from './ShortList';

interface KillRowsProps extends Pick<ResultProps, 'onOpen'> {
  kills: readonly KillInZone[];
}

interface KillInZone extends CharacterKill {
  zone: ZoneId;
}

export function KillRows({ kills, onOpen }: KillRowsProps) {
  const { address } = useRaidAddress();
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
        <span>{describeDifficulty(kill.difficulty)}</span>
      )}
      {kill.spec && <UserText text={kill.spec} />}
      <span>
        {kill.percentile === undefined
          ? SEARCH_RESULT_TEXTS.noPercentile
          : SEARCH_RESULT_TEXTS.percentile(formatNumber(kill.percentile))}
      </span>
    </ResultRow>
  );
  return <ShortList label={SEARCH_RESULT_TEXTS.kills} items={kills} rowOf={rowOf} />;
}
