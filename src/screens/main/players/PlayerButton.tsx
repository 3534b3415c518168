import { memo } from 'react';
import { pictureAddress } from '#data/addresses';
import type { Raider } from '#domain/raid';
import { UserText } from '#ui/UserText';
import styles from './PlayerButton.module.css';

interface PlayerButtonProps {
  raider: Raider;
  /** What the player lacks, in slot words; empty when there is nothing to say. */
  lacks: string;
  isChosen: boolean;
  /** Chooses the player, or nobody where this one is chosen already. */
  onChoose: (key?: string) => void;
}

/** A player in the colour of the class, with what is missing below the name. */
export const PlayerButton = memo(({ raider, lacks, isChosen, onChoose }: PlayerButtonProps) => {
  return (
    <button
      type="button"
      className={`${styles.player} class-${raider.classKey ?? 'unknown'} btn text-start w-100`}
      aria-pressed={isChosen}
      data-player={raider.key}
      onClick={() => onChoose(isChosen ? undefined : raider.key)}
    >
      <UserText text={raider.name} className={`${styles.name} fw-semibold`} />
      {lacks && <span className="d-block small text-body">{lacks}</span>}
      <img
        className={styles.picture}
        src={pictureAddress(raider.picture)}
        alt=""
        width="24"
        height="24"
        loading="lazy"
      />
    </button>
  );
});
