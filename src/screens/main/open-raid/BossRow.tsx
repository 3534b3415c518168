import { memo } from 'react';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import type { PassedCount } from '#domain/audit/night';
import { formatDuration } from '#domain/format';
import { fightTitlePieces, HEROIC_DIFFICULTY } from '#domain/raid/fight-title';
import type { Fight } from '#domain/raid/raid';
import { FightRing } from '#features/emblems/FightRing';
import { zoneClass, zoneColour } from '#features/emblems/zone-class';
import { RAID_TEXTS } from '#texts/raid';
import { READINESS_TEXTS } from '#texts/readiness';
import { ATTEMPT_SIGN, attemptWithoutSign } from '#ui/game/fight-words';
import { UserText } from '#ui/UserText';
import styles from './BossRow.module.css';

interface BossRowProps {
  fight: Fight;
  /** Kills of the boss, including this kill; empty for an attempt. */
  sameBoss: Fight[];
  isOpen: boolean;
  isFetching: boolean;
  /** How many raiders passed; undefined if the kill is not on the device, or nobody is judged. */
  count: PassedCount | undefined;
  onChoose: (fight: Fight) => void;
}

export const BossRow = memo((props: BossRowProps) => {
  const { fight, sameBoss, isOpen, isFetching, count, onChoose } = props;
  useObservable(language);
  return (
    <button
      type="button"
      className={`list-group-item list-group-item-${zoneColour(fight)} ${zoneClass(fight)} ${styles.row} ${factsClass(fight, sameBoss)}`}
      aria-current={isOpen}
      data-fight={fight.id}
      onClick={() => onChoose(fight)}
    >
      <FightRing
        fight={fight}
        share={count && count.passed / count.present}
        isFetching={isFetching}
      />
      <FightTitle fight={fight} />
      <span className={`${styles.facts} label`}>
        {count && (
          <span className={styles.passed}>
            <span aria-hidden="true">{`${count.passed}/${count.present}`}</span>
            <span className="visually-hidden">
              {` ${count.passed} ${READINESS_TEXTS.ofPassed(count.present)} `}
            </span>
          </span>
        )}
        {sameBoss.length > 1 && (
          <span>{RAID_TEXTS.killOf(sameBoss.indexOf(fight) + 1, sameBoss.length)}</span>
        )}
        {fight.difficulty === HEROIC_DIFFICULTY && (
          <span role="img" aria-label={RAID_TEXTS.heroic}>
            {RAID_TEXTS.heroicMark}
          </span>
        )}
        <span>{formatDuration(fight.endedAt - fight.startedAt)}</span>
      </span>
    </button>
  );
});

function factsClass({ difficulty }: Fight, sameBoss: readonly Fight[]) {
  if (sameBoss.length > 1) return styles.counted;
  return difficulty === HEROIC_DIFFICULTY ? styles.heroic : '';
}

/** Isolates within a name would also end the isolates of its element, at least in Chromium. */
const ISOLATE_CONTROLS = /[\u2066-\u2069]/g;

/** Renders `Magmaw (Blackwing Descent Heroic)`, an attempt with ` · wipe 3, 42 %`. */
function FightTitle({ fight }: { fight: Fight }) {
  const [boss = '', separator, zone, ending] = fightTitlePieces(fight);
  const words = attemptWithoutSign(fight);
  return (
    <UserText className={`${styles.title} label`}>
      <span>
        {isolated(boss)}
        <span className={words && styles.place}>
          {separator}
          {zone && isolated(zone)}
          {ending}
          {words && ATTEMPT_SIGN}
        </span>
        {words && <span className="text-nowrap">{words}</span>}
      </span>
    </UserText>
  );
}

/** Names are in English because logs are requested in English. */
const isolated = (name: string) => <bdi lang="en">{name.replace(ISOLATE_CONTROLS, '')}</bdi>;
