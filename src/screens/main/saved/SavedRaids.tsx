import { useQuery } from '@tanstack/react-query';
import { savedRaidQueries } from '#data/saved-raids';
import type { ReportLink } from '#domain/report-link';
import { SAVED_TEXTS } from '#texts/saved';
import { SavedRaidList } from './SavedRaidList';

/** The raids on this device: they open without a connection. */
export function SavedRaids({ onOpen }: { onOpen: (link: ReportLink) => void }) {
  const { data: raids, error } = useQuery(savedRaidQueries.list());
  return (
    <section className="mb-4" aria-label={SAVED_TEXTS.savedRaids}>
      <h2 className="h5">{SAVED_TEXTS.savedRaids}</h2>
      {raids && <SavedRaidList raids={raids} onOpen={onOpen} />}
      {!raids && error && <p role="status">{SAVED_TEXTS.unreadable}</p>}
    </section>
  );
}
