import type { KeyedPlayer } from '#domain/hand-over/shared-audit';
import { term } from '#domain/language';
import { describeClassAndSpec } from '#domain/raid/classes';
import type { ShownNames } from '#domain/raid/shown-names';
import { Tile, tileClass } from '#features/tile/Tile';
import { RAID_TEXTS } from '#texts/raid';
import { Mark } from '#ui/Mark';
import type { MarkName } from '#ui/mark-paths';
import styles from './SharedResult.module.css';

interface SharedColumnProps {
  title: string;
  /** Its tone is the column's edge. */
  mark?: MarkName;
  players: readonly KeyedPlayer[];
  names: ShownNames;
  textOf: (player: KeyedPlayer) => string;
}

export function SharedColumn({ title, mark, players, names, textOf }: SharedColumnProps) {
  return (
    <section aria-label={term(title)} className={mark ? `tone-${mark}` : ''}>
      <h2 className={styles.title}>
        {mark && <Mark name={mark} size={13} />}
        {term(title)} <span>{players.length}</span>
      </h2>
      {players.length === 0 && <p className="small mb-0">{RAID_TEXTS.noPlayers}</p>}
      <ul className={`${styles.players} list-unstyled m-0`} data-passed={title === 'PASSED'}>
        {players.map((player) => (
          <li key={player.key} className={tileClass(title === 'PASSED', player.classKey)}>
            <Tile
              picture={player.picture}
              classAndSpec={names.detailOf(player) ? '' : describeClassAndSpec(player)}
              name={names.nameOf(player)}
              detail={names.detailOf(player)}
              isQuiet={title === 'PASSED'}
              words={textOf(player)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
