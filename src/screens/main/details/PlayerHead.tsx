import { pictureAddress } from '#data/addresses';
import type { Audit } from '#domain/audit/audit';
import type { EraFacts } from '#domain/era/facts';
import { averageItemLevel } from '#domain/gear/item-level';
import { describeClassAndSpec } from '#domain/raid/classes';
import { PLAYER_TEXTS } from '#texts/player';
import { formatNumber } from '#ui/format';
import { UserText } from '#ui/UserText';
import styles from './PlayerHead.module.css';

interface PlayerHeadProps {
  audit: Audit;
  name: string;
  facts: EraFacts | undefined;
}

export function PlayerHead({ audit: { raider, era }, name, facts }: PlayerHeadProps) {
  const level = facts && averageItemLevel(raider, era, facts);
  return (
    <>
      <img
        key={raider.picture}
        className={styles.picture}
        src={pictureAddress(raider.picture)}
        alt={describeClassAndSpec(raider)}
        width="44"
        height="44"
      />
      <b className={`${styles.name} class-${raider.classKey ?? 'unknown'}`}>
        <UserText text={name} />
      </b>
      {level !== undefined && (
        <p className={styles.level}>
          {PLAYER_TEXTS.itemLevelWords} <b>{formatNumber(level)}</b>
        </p>
      )}
    </>
  );
}
