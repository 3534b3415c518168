import type { Audit } from '#domain/audit/audit';
import { distinctNames, playerId } from '#domain/raid/player-id';
import { SHARE_TEXTS } from '#texts/share';
import { UserText } from '#ui/UserText';
import styles from './Share.module.css';

interface PlayerChoiceProps {
  audits: readonly Audit[];
  /** The ids of those who are left out. */
  leftOut: ReadonlySet<string>;
  onLeaveOut: (leftOut: ReadonlySet<string>) => void;
}

/** Whose findings are shared: everybody, unless somebody is left out. */
export function PlayerChoice({ audits, leftOut, onLeaveOut }: PlayerChoiceProps) {
  const nameOf = distinctNames(audits.map(({ raider }) => raider));
  const ids = audits.map(({ raider }) => playerId(raider));
  const chosen = ids.filter((id) => !leftOut.has(id)).length;
  const toggle = (id: string) =>
    onLeaveOut(
      new Set(leftOut.has(id) ? [...leftOut].filter((out) => out !== id) : [...leftOut, id]),
    );
  return (
    <details>
      <summary className={styles.summary}>{SHARE_TEXTS.choosePlayers(chosen, ids.length)}</summary>
      <ul className={styles.choice}>
        {audits.map(({ raider }) => {
          const id = playerId(raider);
          return (
            <li key={raider.key}>
              <label className={styles.player}>
                <input
                  type="checkbox"
                  className="form-check-input m-0"
                  checked={!leftOut.has(id)}
                  onChange={() => toggle(id)}
                />
                <UserText text={nameOf(raider)} />
              </label>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
