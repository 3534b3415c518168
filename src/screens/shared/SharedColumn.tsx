import type { SharedPlayer } from '#domain/hand-over/shared-audit';
import { term } from '#domain/language';
import { describeClassAndSpec, readClassAndSpec } from '#domain/raid/classes';
import { Tile, tileClass } from '#features/tile/Tile';
import { RAID_TEXTS } from '#texts/raid';
import { Mark } from '#ui/Mark';
import type { MarkName } from '#ui/mark-paths';
import styles from './SharedResult.module.css';

/** How each player is shown, and what tells namesakes apart. */
export type SharedNames = ReadonlyMap<
  SharedPlayer | undefined,
  Readonly<{ name: string; detail: string }>
>;

interface SharedColumnProps {
  title: string;
  /** Its tone is the column's edge. */
  mark?: MarkName;
  players: readonly SharedPlayer[];
  names: SharedNames;
  textOf: (player: SharedPlayer) => string;
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
        {players.map((player, index) => {
          const { name = player.name, detail = '' } = names.get(player) ?? {};
          const classAndSpec = readClassAndSpec(player.picture);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: namesakes may share everything
              key={index}
              className={tileClass(title === 'PASSED', classAndSpec.classKey)}
            >
              <Tile
                picture={player.picture}
                classAndSpec={detail ? '' : describeClassAndSpec(classAndSpec)}
                name={name}
                detail={detail}
                isQuiet={title === 'PASSED'}
                words={textOf(player)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
