import { lazyPart } from '#data/lazy-part';
import { PULL_TEXTS } from '#texts/pull';
import { DisclosurePanel, PanelSummary } from '../DisclosurePanel';
import { Loading } from '../Loading';
import { summaryWords } from './summary-words';
import type { PullInView } from './use-pull';

const PullBoard = lazyPart('PullBoard', () => import('./PullBoard'), <Loading />);

/** Who had flask and food when the boss was engaged. Closed at start, and left out where the era looks for nothing. */
export function PullPanel({ inView }: { inView: PullInView }) {
  if (inView.state === 'no table') return null;
  return (
    <DisclosurePanel
      title={PULL_TEXTS.title}
      summary={<PanelSummary>{summaryWords(inView)}</PanelSummary>}
    >
      <PullBoard inView={inView} />
    </DisclosurePanel>
  );
}
