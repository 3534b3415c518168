import type { AuditedFight } from '#domain/audit/night';
import { isLeftOut, lastOfEach, type ShareOptions } from '#domain/hand-over/players-to-share';
import { playerId } from '#domain/raid/player-id';
import type { Raider } from '#domain/raid/raid';
import { shownNames } from '#domain/raid/shown-names';
import styles from '#features/share/Share.module.css';
import { SHARE_TEXTS } from '#texts/share';
import { Mark } from '#ui/Mark';
import { UserText } from '#ui/UserText';

interface PlayerChoiceProps extends Pick<ShareOptions, 'leftOut'> {
  fights: readonly AuditedFight[];
  onLeaveOut: (leftOut: ShareOptions['leftOut']) => void;
}

export function PlayerChoice({ fights, leftOut, onLeaveOut }: PlayerChoiceProps) {
  const raiders = lastOfEach(fights);
  const { fullNameOf } = shownNames(raiders);
  const isOut = isLeftOut(fights, leftOut);
  const chosen = raiders.filter((raider) => !isOut(raider)).length;
  const toggle = (raider: Raider) => {
    const others = leftOut.filter((one) => !isLeftOut(fights, [one])(raider));
    onLeaveOut(isOut(raider) ? others : [...others, raider]);
  };
  return (
    <details>
      <summary>
        <Mark name="right" />
        {SHARE_TEXTS.choosePlayers(chosen, raiders.length)}
      </summary>
      <ul className={`${styles.choice} list-unstyled m-0`}>
        {raiders.map((raider) => (
          <li key={playerId(raider)}>
            <label className={styles.player}>
              <input
                type="checkbox"
                className="form-check-input m-0"
                checked={!isOut(raider)}
                onChange={() => toggle(raider)}
              />
              <UserText text={fullNameOf(raider)} />
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
