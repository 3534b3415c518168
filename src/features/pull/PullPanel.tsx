import { chunkLoader } from '#data/lazy-chunk';
import { PULL_TEXTS } from '#texts/pull';
import { DisclosurePanel } from '#ui/DisclosurePanel';
import { Loading } from '#ui/Loading';
import { useLateChunk } from '#ui/use-late-chunk';
import { lazySection } from '../notices/lazy-section';
import type { PullInView } from './use-pull';

const loadSummary = chunkLoader('PullSummary', () => import('./PullSummary'));

const PullBoard = lazySection('PullBoard', () => import('./PullBoard'), <Loading />);

/** Renders nothing if the era has no table of consumables. */
export function PullPanel({ inView }: { inView: PullInView }) {
  const Summary = useLateChunk(loadSummary);
  if (inView.state === 'no table') return null;
  return (
    <DisclosurePanel title={PULL_TEXTS.title} summary={Summary && <Summary inView={inView} />}>
      <PullBoard inView={inView} />
    </DisclosurePanel>
  );
}
