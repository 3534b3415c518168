import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { hasStatementsQuery } from '#data/kept/kept-record';
import { queryClient } from '#data/query-cache/query-client';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { requestPersistence } from '#data/storage/persistence';
import { storageQueries } from '#data/storage/storage-use';
import { useObservable } from '#data/use-observable';
import { formatBytes } from '#domain/format';
import { SAVED_TEXTS } from '#texts/saved';
import { SETTINGS_TEXTS } from '#texts/settings';
import { STORAGE_TEXTS } from '#texts/storage';
import { Button } from '#ui/Button';
import { isAddedByHand } from '../install/install';
import { installOffer } from '../install/install-offer';
import { type WorkerTrouble, workerTrouble } from '../worker/worker-state';
import { DeleteAllRaids } from './DeleteAllRaids';
import { RaidFile } from './RaidFile';
import { SuggestedRaids } from './SuggestedRaids';

export function StorageSection() {
  const { data: raids = [], dataUpdatedAt } = useQuery(savedRaidQueries.list());
  const { data: sharedResults = 0 } = useQuery(savedRaidQueries.sharedResultCount());
  const { data: hasStatements = false } = useQuery(hasStatementsQuery());
  const trouble = useObservable(workerTrouble);
  const { data: use } = useQuery(storageQueries.use(dataUpdatedAt));

  return (
    <section aria-label={SETTINGS_TEXTS.sections.storage}>
      <dl className="row small mb-2">
        <Fact name={STORAGE_TEXTS.savedRaids}>{SAVED_TEXTS.raids(raids.length)}</Fact>
        <Fact name={SETTINGS_TEXTS.used}>{bytesOrUnknown(use?.used)}</Fact>
        <Fact name={SETTINGS_TEXTS.available}>{bytesOrUnknown(use?.available)}</Fact>
        <Fact name={SETTINGS_TEXTS.promise}>
          {use?.isPromised ? SETTINGS_TEXTS.promised : <PromiseRequest />}
        </Fact>
        {trouble && <Fact name={SETTINGS_TEXTS.offlineStart}>{troubleText(trouble)}</Fact>}
      </dl>
      {isAddedByHand() && <p className="small mb-2">{SETTINGS_TEXTS.safariDeletes}</p>}
      <RaidFile isEmpty={raids.length + sharedResults === 0 && !hasStatements} />
      <SuggestedRaids raids={raids} />
      <DeleteAllRaids raids={raids} sharedResults={sharedResults} hasStatements={hasStatements} />
    </section>
  );
}

/** Recommends installing the app, which makes storage persistent. Otherwise offers a request. */
function PromiseRequest() {
  const isInstallOffered = useObservable(installOffer) !== undefined;
  const [isRefused, setRefused] = useState(false);
  const request = async () => {
    setRefused(!(await requestPersistence()));
    await queryClient.invalidateQueries({ queryKey: storageQueries.all() });
  };
  return (
    <>
      {SETTINGS_TEXTS.notPromised}{' '}
      {isInstallOffered ? (
        <span>{SETTINGS_TEXTS.installHelps}</span>
      ) : (
        <Button isSmall className="d-block mt-1" onClick={() => void request()}>
          {SETTINGS_TEXTS.requestPersistence}
        </Button>
      )}
      <span role="status">{isRefused && ` ${SETTINGS_TEXTS.promiseRefused}`}</span>
    </>
  );
}

function troubleText(trouble: WorkerTrouble): string {
  const texts = SETTINGS_TEXTS.workerTroubles;
  if (trouble.kind !== 'refused') return texts[trouble.kind];
  const { failure } = trouble;
  return texts.refused(failure instanceof Error ? failure.message : String(failure));
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="col-sm-4 fw-semibold">{name}</dt>
      <dd className="col-sm-8 mb-1">{children}</dd>
    </>
  );
}

const bytesOrUnknown = (bytes: number | undefined): string =>
  bytes === undefined ? SETTINGS_TEXTS.unknown : formatBytes(bytes);
