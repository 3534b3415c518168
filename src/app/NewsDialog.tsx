import { useEffect, useState } from 'react';
import { useObservable } from '#data/use-observable';
import { withDeadline } from '#deadline';
import { SECOND } from '#domain/time';
import { loadChunk } from '#load-chunk';
import { FRAME_TEXTS } from '#texts/frame';
import { UPDATE_TEXTS } from '#texts/update';
import { Dialog } from '#ui/Dialog';
import { newestChangelogEntry } from './newest-entry';
import { waitingVersion } from './worker/worker-state';

/** An older version never responds. */
const MAX_WAIT_FOR_CHANGELOG = 5 * SECOND;

/** Shows the changes of the waiting version, or of this version if no version waits. */
export function NewsDialog({ onClose }: { onClose: () => void }) {
  const changelog = useChangelog();
  return (
    <Dialog title={UPDATE_TEXTS.whatIsNew} onClose={onClose}>
      {changelog ? (
        <ChangelogPoints changelog={changelog} />
      ) : (
        <p role="status">
          {changelog === null ? UPDATE_TEXTS.changelogNotRead : FRAME_TEXTS.loading}
        </p>
      )}
    </Dialog>
  );
}

/** Returns the changelog, read again once another version waits; null if it cannot be read. */
function useChangelog(): string | null | undefined {
  const waiting = useObservable(waitingVersion);
  const [changelog, setChangelog] = useState<string | null>();
  useEffect(() => {
    const text = waiting ? waiting.readChangelog() : ownChangelog();
    withDeadline(text, MAX_WAIT_FOR_CHANGELOG, () =>
      Promise.reject(new Error('The version does not answer')),
    ).then(setChangelog, () => setChangelog(null));
  }, [waiting]);
  return changelog;
}

const ownChangelog = async (): Promise<string> =>
  (await loadChunk('CHANGELOG', () => import('/CHANGELOG.md?raw'))).default;

function ChangelogPoints({ changelog }: { changelog: string }) {
  const { title, points } = newestChangelogEntry(changelog);
  return (
    <div lang="en">
      <h3 className="h6">{title}</h3>
      <ul className="mb-0">
        {points.map(({ stressed, text }) => (
          <li key={stressed + text}>
            {stressed && <strong>{stressed}</strong>}
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
