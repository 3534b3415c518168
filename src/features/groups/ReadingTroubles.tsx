import { KeptRecordUnreadable } from '#data/device/records/kept-kind';
import type { DigestedRaids } from '#data/digests/digested-raids';
import { FailureNotice } from '#features/notices/FailureNotice';
import { GROUP_TEXTS } from '#texts/groups';
import { Notice } from '#ui/Notice';
import type { GroupsOnDevice } from './use-groups';

/** Says why raids or the user's notes cannot be read. */
export function ReadingTroubles({ reading: { raids, notes } }: { reading: GroupsOnDevice }) {
  const { error, isFetching, refetch } = raids;
  return (
    <>
      {error && (
        <FailureNotice error={error} isFetching={isFetching} onTryAgain={() => void refetch()} />
      )}
      {notes.error instanceof KeptRecordUnreadable && (
        <Notice role="status" tone="warning">
          {GROUP_TEXTS.notesUnreadable}
        </Notice>
      )}
    </>
  );
}

/** Says how many raids have been read so far. */
export const ReadingRaids = ({ digested: { done, total } }: { digested: DigestedRaids }) => (
  <span>
    <span>{GROUP_TEXTS.reading(done, total)}</span>{' '}
    <progress aria-label={GROUP_TEXTS.progress} value={done} max={total} />
  </span>
);
