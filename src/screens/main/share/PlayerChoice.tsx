import type { AuditedFight } from '#domain/audit/night';
import { isLeftOut, lastAuditOfEach } from '#domain/hand-over/players-to-share';
import { distinctNames, playerId } from '#domain/raid/player-id';
import type { Raider } from '#domain/raid/raid';
import { SHARE_TEXTS } from '#texts/share';
import { UserText } from '#ui/UserText';
import styles from './Share.module.css';

interface PlayerChoiceProps {
  fights: readonly AuditedFight[];
  leftOut: ReadonlySet<string>;
  onLeaveOut: (leftOut: ReadonlySet<string>) => void;
}

export function PlayerChoice({ fights, leftOut, onLeaveOut }: PlayerChoiceProps) {
  const raiders = lastAuditOfEach(fights).map(({ raider }) => raider);
  const nameOf = distinctNames(raiders);
  const isOut = isLeftOut(fights, leftOut);
  const chosen = raiders.filter((raider) => !isOut(raider)).length;
  const toggle = (raider: Raider) => {
    const others = [...leftOut].filter((id) => !isLeftOut(fights, new Set([id]))(raider));
    onLeaveOut(new Set(isOut(raider) ? others : [...others, playerId(raider)]));
  };
  return (
    <details>
      <summary className={styles.summary}>
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
              <UserText text={nameOf(raider)} />
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
