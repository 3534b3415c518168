import type { Audit } from '#domain/audit/audit';
import { fetchesPulls } from '#domain/era/era';
import type { EraFacts } from '#domain/era/facts';
import { describeSet, wornSets } from '#domain/gear/armour-sets';
import { professionsSeen } from '#domain/gear/professions';
import { describeClassAndSpec } from '#domain/raid/classes';
import { PLAYER_TEXTS } from '#texts/player';
import styles from './Chips.module.css';
import { describeProof } from './piece-words';

interface ChipsProps {
  audit: Audit;
  facts: EraFacts | undefined;
}

export function Chips({ audit: { raider, era }, facts }: ChipsProps) {
  const { talents, potions, healthstones } = raider;
  const areUsesBelow = fetchesPulls(era);
  const classAndSpec = describeClassAndSpec(raider);
  return (
    <ul
      aria-label={PLAYER_TEXTS.atAGlance}
      className={`${styles.chips} ${facts ? '' : styles.waiting} list-unstyled m-0`}
    >
      {classAndSpec && <li>{classAndSpec}</li>}
      {!era.listsLoggedAuras && (
        <li>
          {talents.length > 0 ? PLAYER_TEXTS.talents(talents.join(' / ')) : PLAYER_TEXTS.noTalents}
        </li>
      )}
      {!areUsesBelow && potions !== undefined && <li>{PLAYER_TEXTS.potions(potions)}</li>}
      {!areUsesBelow && healthstones !== undefined && (
        <li>{PLAYER_TEXTS.healthstones(healthstones)}</li>
      )}
      {facts &&
        wornSets(raider, facts).map((set) => (
          <li key={set.id} title={set.name}>
            {describeSet(set)}
          </li>
        ))}
      {facts &&
        professionsSeen(raider, era, facts).map((seen) => (
          <li key={seen.profession} title={describeProof(era, seen)}>
            {PLAYER_TEXTS.professions[seen.profession]}
          </li>
        ))}
    </ul>
  );
}
