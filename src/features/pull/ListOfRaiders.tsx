import type { ShownState } from '#domain/pull/at-the-pull';
import type { PullCategory } from '#domain/pull/consumables';
import { whyListed } from '#domain/pull/pull-list-words';
import type { PullList, PullListId } from '#domain/pull/pull-lists';
import { listTitle } from '#domain/pull/pull-words';
import type { Raider } from '#domain/raid/raid';
import styles from './PullBoard.module.css';
import { PullMark } from './PullMark';

const MARKS: Readonly<Record<PullListId, readonly [ShownState, PullCategory]>> = {
  'no flask': ['not seen', 'flask'],
  'no food': ['not seen', 'food'],
  'no weapon': ['not seen', 'weapon'],
  'one elixir': ['half', 'flask'],
  'lower tier': ['lower', 'food'],
  'no snapshot': ['no snapshot', 'flask'],
};

interface ListOfRaidersProps {
  list: PullList;
  nameOf: (raider: Raider) => string;
}

export function ListOfRaiders({ list, nameOf }: ListOfRaidersProps) {
  const { id, raiders } = list;
  const title = listTitle(id);
  const [state, category] = MARKS[id];
  return (
    <div className={styles.list}>
      <h4>
        <PullMark state={state} category={category} /> {title}
        <span className="visually-hidden">, </span>
        <span className={styles.count}>{raiders.length}</span>
      </h4>
      <ul aria-label={title} className={`${styles.names} list-unstyled m-0`}>
        {raiders.map((listed) => {
          const { raider } = listed.atPull;
          return (
            <li key={raider.key}>
              <bdi className={`class-${raider.classKey ?? 'unknown'}`}>{nameOf(raider)}</bdi>{' '}
              <small>{whyListed(id, listed)}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
