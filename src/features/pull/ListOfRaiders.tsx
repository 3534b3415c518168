import { whyListed } from '#domain/pull/pull-list-words';
import type { PullList } from '#domain/pull/pull-lists';
import { listTitle } from '#domain/pull/pull-words';
import type { Raider } from '#domain/raid/raid';
import { You } from '../player/You';
import styles from './PullBoard.module.css';
import { PullMark } from './PullMark';

interface ListOfRaidersProps {
  list: PullList;
  nameOf: (raider: Raider) => string;
}

export function ListOfRaiders({ list, nameOf }: ListOfRaidersProps) {
  const { id, category, state, raiders } = list;
  const title = listTitle(id);
  return (
    <div className={styles.list}>
      <h4>
        <PullMark state={state} category={category} /> {title}
        <span className="visually-hidden">, </span>
        <span className="ms-auto fw-bold">{raiders.length}</span>
      </h4>
      <ul aria-label={title} className={`${styles.names} list-unstyled m-0`}>
        {raiders.map((listed) => {
          const { raider } = listed.atPull;
          return (
            <li key={raider.key}>
              <bdi className={`fw-semibold class-${raider.classKey ?? 'unknown'}`}>
                {nameOf(raider)}
              </bdi>
              <You player={raider} /> <small className="label">{whyListed(id, listed)}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
