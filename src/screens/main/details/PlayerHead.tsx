import { pictureAddress } from '#data/addresses';
import type { Audit } from '#domain/audit/audit';
import { fetchesPulls } from '#domain/era/era';
import type { EraFacts } from '#domain/era/facts';
import { formatNumber } from '#domain/format';
import { armourSetText, wornSets } from '#domain/gear/armour-sets';
import { averageItemLevel } from '#domain/gear/item-level';
import { professionsSeen } from '#domain/gear/professions';
import { classAndSpecText } from '#domain/raid/classes';
import { OwnPlayerMark } from '#features/player/OwnPlayerMark';
import { PLAYER_TEXTS } from '#texts/player';
import { UserText } from '#ui/UserText';
import styles from './PlayerHead.module.css';
import { consumedTexts } from './piece-words';

interface PlayerHeadProps {
  audit: Audit;
  name: string;
  facts: EraFacts | undefined;
}

export function PlayerHead({ audit: { raider, era }, name, facts }: PlayerHeadProps) {
  const classAndSpec = classAndSpecText(raider);
  const level = facts && averageItemLevel(raider, era, facts);
  return (
    <>
      <img
        key={raider.picture}
        className={styles.picture}
        src={pictureAddress(raider.picture)}
        alt=""
        width="44"
        height="44"
      />
      <b className={`${styles.name} class-${raider.classKey ?? 'unknown'}`}>
        <UserText>
          <span>{name}</span>
          <OwnPlayerMark player={raider} />
        </UserText>
      </b>
      <ul
        aria-label={PLAYER_TEXTS.atAGlance}
        className={`${styles.facts} ${facts ? '' : styles.waiting} facts list-unstyled`}
      >
        {classAndSpec && <li>{classAndSpec}</li>}
        {level !== undefined && (
          <li className="text-body-emphasis">
            {`${PLAYER_TEXTS.itemLevelWords} ${formatNumber(level)}`}
          </li>
        )}
        {!fetchesPulls(era) && consumedTexts(raider).map((text) => <li key={text}>{text}</li>)}
        {facts && wornSets(raider, facts).map((set) => <li key={set.id}>{armourSetText(set)}</li>)}
        {facts &&
          professionsSeen(raider, era, facts).map((seen) => (
            <li key={seen.profession}>{PLAYER_TEXTS.professions[seen.profession]}</li>
          ))}
      </ul>
    </>
  );
}
