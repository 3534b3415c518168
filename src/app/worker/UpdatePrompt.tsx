import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Work, workInOtherTabs, workUnderWay } from '#data/work-under-way';
import { formatList } from '#domain/listing';
import { dialogLink } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { UPDATE_TEXTS } from '#texts/update';
import { Button } from '#ui/Button';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import type { WaitingVersion } from './worker-state';

/** Offers a reload, once per version and visit. Asks first if a reload would interrupt work. */
export function UpdatePrompt({ waiting }: { waiting: WaitingVersion }) {
  const { search } = useLocation();
  const [putOff, setPutOff] = useState<WaitingVersion>();
  const [work, setWork] = useState<WorkInTabs>();
  if (waiting === putOff) return null;
  const accept = async () => {
    const found = work ? undefined : await findWork();
    if (found) setWork(found);
    else waiting.accept();
  };
  return (
    <div className="page fixed-bottom">
      <Notice tone="info" isRow>
        <span className="me-auto">
          {[
            UPDATE_TEXTS.updateReady,
            !work && UPDATE_TEXTS.nothingLost,
            work && work.here.length > 0 && UPDATE_TEXTS.endsWork(listWork(work.here)),
            work &&
              work.elsewhere.length > 0 &&
              UPDATE_TEXTS.waitsForWork(listWork(work.elsewhere)),
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
        <Link className="btn btn-sm btn-outline-secondary" to={dialogLink('news', search)}>
          {UPDATE_TEXTS.whatIsNew}
        </Link>
        <Button tone="primary" isSmall onClick={() => void accept()}>
          {work ? UPDATE_TEXTS.reloadAnyway : FRAME_TEXTS.reload}
        </Button>
        <Button
          isSmall
          onClick={() => {
            setPutOff(waiting);
            setWork(undefined);
          }}
        >
          {UPDATE_TEXTS.later}
        </Button>
      </Notice>
    </div>
  );
}

interface WorkInTabs {
  here: readonly Work[];
  elsewhere: readonly Work[];
}

async function findWork(): Promise<WorkInTabs | undefined> {
  const [here, elsewhere] = [workUnderWay.get(), await workInOtherTabs()];
  return here.length + elsewhere.length > 0 ? { here, elsewhere } : undefined;
}

const listWork = (works: readonly Work[]): string =>
  formatList(
    [...new Set(works)].map((work) => UPDATE_TEXTS.works[work]),
    'and',
  );
