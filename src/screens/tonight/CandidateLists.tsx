import { Fragment, type ReactNode, startTransition, useCallback, useState } from 'react';
import type { EveningTable } from '#domain/groups/evening-table';
import type { RaidGroup } from '#domain/groups/groups';
import { ROLE_WORDS } from '#domain/raid/role-words';
import { ROLES } from '#domain/raid/roles';
import { SECOND } from '#domain/time';
import { type Candidate, candidatesOf } from '#domain/tonight/candidates';
import { findingsThenText } from '#domain/tonight/copies';
import { useFoundPlayers, wordsOfRaider } from '#features/find/found-players';
import { TONIGHT_VIEW_TEXTS } from '#texts/tonight';
import { useAfterPause } from '#ui/use-after-pause';
import { useStableFunction } from '#ui/use-stable-function';
import styles from './CandidateLists.module.css';
import { CandidateRow } from './CandidateRow';
import type { Tonight } from './use-tonight';

interface CandidateListsProps {
  group: RaidGroup;
  tonight: Tonight;
  onSetComing: (candidate: Candidate, isComing: boolean) => void;
}

export function CandidateLists({ group, tonight, onSetComing }: CandidateListsProps) {
  const { choice, all } = tonight;
  const wordsOf = useCallback(
    (candidate: Candidate) => [
      candidate.name,
      ...candidate.names.map(({ name }) => name),
      ...wordsOfRaider(candidate.raider),
      findingsThenText(candidate, group),
    ],
    [group],
  );
  const found = useFoundPlayers(all, wordsOf);
  const listedAsComing = useMovingRows(choice.coming);
  const coming = found.filter(({ id }) => listedAsComing.has(id));
  const notComing = found.filter(({ id }) => !listedAsComing.has(id));
  const handleChange = useStableFunction(onSetComing);
  const handleRemove = useStableFunction(({ id }: Candidate) =>
    tonight.change([{ kind: 'no guest', id }]),
  );
  const rowsOf = (candidates: readonly Candidate[]) =>
    candidateRows({
      candidates,
      lastComing: coming.at(-1),
      group,
      tonight,
      onSetComing: handleChange,
      onRemove: handleRemove,
    });
  const isFiltered = found.length < all.length;
  return (
    <div className={`${styles.lists} stack`}>
      <CandidateList
        title={TONIGHT_VIEW_TEXTS.coming}
        count={coming.length}
        isFiltered={isFiltered}
      >
        {rowsByRole(coming, rowsOf)}
      </CandidateList>
      <CandidateList
        title={TONIGHT_VIEW_TEXTS.notComing}
        count={notComing.length}
        isFiltered={isFiltered}
      >
        {rowsOf(notComing)}
      </CandidateList>
    </div>
  );
}

const rowsByRole = (
  candidates: readonly Candidate[],
  rowsOf: (candidates: readonly Candidate[]) => ReactNode,
) =>
  ROLES.map((role) => {
    const candidatesOfRole = candidates.filter((candidate) => candidate.role === role);
    return (
      candidatesOfRole.length > 0 && (
        <Fragment key={role}>
          {/* Each row names its role to screen readers. */}
          <li className={`${styles.role} second`} aria-hidden="true">
            {ROLE_WORDS[role]} <b>{candidatesOfRole.length}</b>
          </li>
          {rowsOf(candidatesOfRole)}
        </Fragment>
      )
    );
  });

/** Renders players who all come, as a picture. */
export const CandidateListsExample = ({ table }: { table: EveningTable }) => (
  <ul className={`${styles.list} list-unstyled m-0`}>
    {rowsByRole(candidatesOf(table), (candidates) =>
      candidates.map((candidate) => (
        <CandidateRow
          key={candidate.id}
          candidate={candidate}
          group={table.group}
          isComing
          onlySourceOf={undefined}
          onChange={() => {}}
          onRemove={undefined}
          idBeside={undefined}
        />
      )),
    )}
  </ul>
);

interface CandidateRowsOptions extends CandidateListsProps {
  candidates: readonly Candidate[];
  /** Gets the focus of a removed guest if the list has no other guest. */
  lastComing: Candidate | undefined;
  onRemove: (guest: Candidate) => void;
}

function candidateRows(rows: CandidateRowsOptions) {
  const { candidates, lastComing, group, onSetComing, onRemove } = rows;
  const { choice, shownCoverage } = rows.tonight;
  return candidates.map((candidate, index) => {
    const { id, seen } = candidate;
    const isComing = choice.coming.has(id);
    const neighbour = candidates[index + 1] ?? candidates[index - 1] ?? lastComing;
    return (
      <CandidateRow
        key={id}
        candidate={candidate}
        group={group}
        isComing={isComing}
        onlySourceOf={isComing ? shownCoverage.covered?.onlySourceOf.get(id) : undefined}
        onChange={onSetComing}
        onRemove={seen ? undefined : onRemove}
        idBeside={seen ? undefined : neighbour?.id}
      />
    );
  });
}

interface CandidateListProps {
  title: string;
  count: number;
  isFiltered: boolean;
  children: ReactNode;
}

function CandidateList({ title, count, isFiltered, children }: CandidateListProps) {
  const { nobody, nobodyFound } = TONIGHT_VIEW_TEXTS;
  return (
    <section className="stack gap-2">
      <h2 className="section-title">
        <span>{title}</span> <span className="fw-normal text-body-secondary">{count}</span>
      </h2>
      {count === 0 && (
        <p className="m-0 text-body-secondary">{isFiltered ? nobodyFound : nobody}</p>
      )}
      <ul className={`${styles.list} list-unstyled m-0`} aria-label={title}>
        {children}
      </ul>
    </section>
  );
}

/** The time for which a ticked row stays under the pointer. */
const MOVE_DELAY = 0.15 * SECOND;

/** Returns the ids in the list of players who come. A row moves a moment after the click. */
function useMovingRows(coming: ReadonlySet<string>): ReadonlySet<string> {
  const [listed, setListed] = useState(coming);
  useAfterPause(MOVE_DELAY, coming, () => startTransition(() => setListed(coming)));
  return listed;
}
