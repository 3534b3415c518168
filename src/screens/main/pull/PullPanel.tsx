import { lazyPart } from '#data/lazy-part';
import { loadChunk } from '#data/load-chunk';
import { PULL_TEXTS } from '#texts/pull';
import { useLatePart } from '#ui/use-late-part';
import { DisclosurePanel } from '../DisclosurePanel';
import { Loading } from '../Loading';
import type { PullInView } from './use-pull';

const loadSummary = async () =>
  (await loadChunk('PullSummary', () => import('./PullSummary'))).PullSummary;

const PullBoard = lazyPart('PullBoard', () => import('./PullBoard'), <Loading />);

/** Renders nothing if the era has no table of consumables. */
export function PullPanel({ inView }: { inView: PullInView }) {
  const Summary = useLatePart(loadSummary);
  if (inView.state === 'no table') return null;
  return (
    <DisclosurePanel title={PULL_TEXTS.title} summary={Summary && <Summary inView={inView} />}>
      <PullBoard inView={inView} />
    </DisclosurePanel>
  );
}
