import { type ReactNode, useId } from 'react';
import { SPELLING } from '#domain/spelling';
import { RAID_TEXTS } from '#texts/raid';
import { Mark } from '#ui/Mark';
import type { MarkName } from '#ui/mark-paths';
import { ToggleButton } from '#ui/ToggleButton';
import { ClassPicture } from '../emblems/ClassPicture';
import styles from './VerdictColumn.module.css';

interface PlayerInColumn {
  key: string;
  picture: string;
  tile: ReactNode;
}

export interface FoldState {
  isFolded: boolean;
  onFold: (isOpen: boolean) => void;
}

interface VerdictColumnProps {
  level?: 'h2' | 'h3';
  title: string;
  /** The mark that gives the column its tone. */
  mark?: MarkName | undefined;
  /** The number of players, including those that Find a player hides. */
  count: number;
  players: readonly PlayerInColumn[];
  fold?: FoldState | undefined;
}

/** Barcodes start to grow one after another, up to this number; all others start together. */
const LAST_TO_GROW = 10;

export function VerdictColumn(props: VerdictColumnProps) {
  const { level: Heading = 'h3', title, mark, count, players, fold } = props;
  const id = useId();
  const isFolded = fold?.isFolded;
  const head = (
    <>
      {mark && <Mark name={mark} size={13} />}
      <span className={styles.words}>{title}</span>
      {isFolded && (
        <span className={styles.pictures} aria-hidden="true">
          {players.map(({ key, picture }) => (
            <ClassPicture key={key} name={picture} size={15} />
          ))}
        </span>
      )}{' '}
      <span className={styles.count}>
        {players.length < count ? SPELLING.countOf(players.length, count) : count}
      </span>
    </>
  );
  return (
    <section aria-label={title} className={`${styles.column} ${mark ? `tone-${mark}` : ''}`}>
      <Heading className={styles.title}>
        {fold ? (
          <ToggleButton
            className={styles.fold}
            isOpen={!isFolded}
            contentId={id}
            command="passed"
            onToggle={fold.onFold}
          >
            {head}
          </ToggleButton>
        ) : (
          head
        )}
      </Heading>
      {count === 0 && <p className="second m-0">{RAID_TEXTS.noPlayers}</p>}
      {!isFolded && (
        <ul id={id} className={`${styles.players} list-unstyled m-0`} data-passed={mark === 'tick'}>
          {players.map(({ key, tile }, index) => (
            <li key={key} style={{ '--place': Math.min(index, LAST_TO_GROW) }}>
              {tile}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
