import { pictureAddress } from '#data/addresses';
import type { SharedPlayer } from '#domain/hand-over/shared-audit';
import { term } from '#domain/language';
import { readClassAndSpec } from '#domain/raid/classes';
import { SHARED_AUDIT_TEXTS } from '#texts/shared-audit';
import type { MarkName } from '#ui/mark-paths';
import { UserText } from '#ui/UserText';
import styles from './SharedResult.module.css';

interface SharedColumnProps {
  title: string;
  /** Its tone is the column's edge. */
  mark?: MarkName;
  players: readonly SharedPlayer[];
  nameOf: (player: SharedPlayer) => string;
  textOf: (player: SharedPlayer) => string;
}

export function SharedColumn({ title, mark, players, nameOf, textOf }: SharedColumnProps) {
  return (
    <section aria-label={term(title)} className={`${styles.column} ${mark ? `tone-${mark}` : ''}`}>
      <h2 className={styles.title}>
        {term(title)} <span>{players.length}</span>
      </h2>
      {players.length === 0 && <p className="small mb-0">{SHARED_AUDIT_TEXTS.noPlayers}</p>}
      <ul className="list-unstyled m-0">
        {players.map((player) => {
          const { classKey = 'unknown' } = readClassAndSpec(player.picture);
          return (
            <li
              key={`${player.name}-${player.server}`}
              className={`${styles.player} class-${classKey}`}
            >
              <img src={pictureAddress(player.picture)} alt="" width="24" height="24" />
              <div>
                <UserText text={nameOf(player)} className={styles.name} />
                <p className="small mb-0">{textOf(player)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
