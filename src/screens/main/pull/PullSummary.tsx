import { PanelSummary } from '../DisclosurePanel';
import { summaryWords } from './summary-words';
import type { PullInView } from './use-pull';

export function PullSummary({ inView }: { inView: PullInView }) {
  return <PanelSummary>{summaryWords(inView)}</PanelSummary>;
}
