import { useMemo } from 'react';
import { online } from '#data/online';
import { useObservable } from '#data/use-observable';
import type { AtThePull } from '#domain/pull/at-the-pull';
import type { PullCategory } from '#domain/pull/categories';
import { everythingSeenText, listedReasonText } from '#domain/pull/pull-list-words';
import { isAllSeen, type PullList, pullLists } from '#domain/pull/pull-lists';
import { categoryNotInLogText, listTitle } from '#domain/pull/pull-words';
import { raidersShowing } from '#domain/pull/seen';
import type { Raider } from '#domain/raid/raid';
import { shownNames } from '#domain/raid/shown-names';
import { PULL_TEXTS } from '#texts/pull';
import { PULL_BOARD_TEXTS } from '#texts/pull-board';
import { Button } from '#ui/Button';
import { Loading } from '#ui/Loading';
import { useOnChange } from '#ui/use-on-change';
import { FailureNotice, useLastingFailure } from '../notices/FailureNotice';
import { OwnPlayerMark } from '../player/OwnPlayerMark';
import styles from './PullBoard.module.css';
import { PullMark } from './PullMark';
import { SeenConsumables } from './SeenConsumables';
import type { PullInView } from './use-pull';

export function PullBoard({ pullInView }: { pullInView: PullInView }) {
  const { state, pull, error = null, fetchPull } = pullInView;
  const failure = useLastingFailure(error, state === 'loading');
  if (pull) return <LoggedPull pull={pull} />;
  if (state === 'not here') return <PullNotSaved onFetch={fetchPull} />;
  if (failure) return <FailureNotice error={failure} isFetching={!error} onTryAgain={fetchPull} />;
  return <Loading />;
}

/** Offers to fetch the pull. Offline it promises the pull, and fetches it once online. */
function PullNotSaved({ onFetch }: { onFetch: () => void }) {
  const isOnline = useObservable(online);
  useOnChange(isOnline, () => isOnline && onFetch());
  return (
    <p role="status" className="m-0">
      <span>{isOnline ? PULL_BOARD_TEXTS.savedWithout : PULL_BOARD_TEXTS.fetchedLater}</span>{' '}
      {/* The button works offline too: a browser may be wrong about its connection. */}
      <Button isSmall onClick={onFetch}>
        {PULL_TEXTS.fetch}
      </Button>
    </p>
  );
}

function LoggedPull({ pull }: { pull: AtThePull }) {
  const lists = useMemo(() => pullLists(pull), [pull]);
  const nameOf = useMemo(
    () => shownNames(pull.raiders.map(({ raider }) => raider)).fullNameOf,
    [pull],
  );
  const notInLog = pull.categories.filter((category) => !pull.isInLog[category]);
  return (
    <>
      {pull.snapshots === 0 ? (
        <p className={styles.line}>{PULL_BOARD_TEXTS.noSnapshot}</p>
      ) : (
        notInLog.map((category) => <NotInLogNote key={category} category={category} pull={pull} />)
      )}
      {lists.map((list) => (
        <ListOfRaiders key={list.id} list={list} nameOf={nameOf} />
      ))}
      {lists.length === 0 && isAllSeen(pull) && (
        <p className={styles.line}>{everythingSeenText(pull)}</p>
      )}
      <SeenConsumables pull={pull} nameOf={nameOf} />
      <p className="second pt-2 m-0">{PULL_BOARD_TEXTS.about}</p>
    </>
  );
}

function NotInLogNote({ category, pull }: { category: PullCategory; pull: AtThePull }) {
  const count = raidersShowing(category, pull.raiders).length;
  return (
    <div className={styles.notInLog}>
      <h4>
        <PullMark state="not in log" category={category} /> {categoryNotInLogText(category)}
      </h4>
      <p className="text-body-secondary">
        {count > 0
          ? PULL_BOARD_TEXTS.tooFew[category](count)
          : PULL_BOARD_TEXTS.noneNoted[category]}
      </p>
    </div>
  );
}

function ListOfRaiders({ list, nameOf }: { list: PullList; nameOf: (raider: Raider) => string }) {
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
              <OwnPlayerMark player={raider} />{' '}
              <small className="label">{listedReasonText(id, listed)}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
