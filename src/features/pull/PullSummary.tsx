import { PanelSummary } from '#ui/DisclosurePanel';
import { describePullSummary } from './pull-summary-words';
import type { PullInView } from './use-pull';

export function PullSummary({ inView }: { inView: PullInView }) {
  return <PanelSummary>{describePullSummary(inView)}</PanelSummary>;
}
