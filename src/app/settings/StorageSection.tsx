import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { storageQueries } from '#data/raids/storage-use';
import { SAVED_TEXTS } from '#texts/saved';
import { SETTINGS_TEXTS } from '#texts/settings';
import { formatBytes } from '#ui/format';
import { DeleteAllRaids } from './DeleteAllRaids';
import { RaidFile } from './RaidFile';
import { SuggestedRaids } from './SuggestedRaids';

export function StorageSection() {
  const { data: raids = [], dataUpdatedAt } = useQuery(savedRaidQueries.list());
  const { data: sharedAudits = 0 } = useQuery(savedRaidQueries.sharedAuditCount());
  const { data: use } = useQuery(storageQueries.use(dataUpdatedAt));

  return (
    <section aria-label={SETTINGS_TEXTS.storage}>
      <h3 className="fs-6 fw-semibold">{SETTINGS_TEXTS.storage}</h3>
      <dl className="row small mb-2">
        <Fact name={SETTINGS_TEXTS.raidsSaved}>{SAVED_TEXTS.raids(raids.length)}</Fact>
        <Fact name={SETTINGS_TEXTS.used}>{bytesOrUnknown(use?.used)}</Fact>
        <Fact name={SETTINGS_TEXTS.available}>{bytesOrUnknown(use?.available)}</Fact>
        <Fact name={SETTINGS_TEXTS.promise}>
          {use?.isPromised ? SETTINGS_TEXTS.promised : SETTINGS_TEXTS.notPromised}
        </Fact>
      </dl>
      <RaidFile hasRaids={raids.length + sharedAudits > 0} />
      <SuggestedRaids raids={raids} />
      <DeleteAllRaids raids={raids} sharedAudits={sharedAudits} />
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="col-4">{name}</dt>
      <dd className="col-8 mb-1">{children}</dd>
    </>
  );
}

const bytesOrUnknown = (bytes: number | undefined): string =>
  bytes === undefined ? SETTINGS_TEXTS.unknown : formatBytes(bytes);
