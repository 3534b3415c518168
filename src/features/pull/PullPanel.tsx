import { PULL_TEXTS } from '#texts/pull';
import { DisclosurePanel } from '#ui/DisclosurePanel';
import { Loading } from '#ui/Loading';
import { lateComponent, useLateComponent } from '#ui/late-component';
import { usePullInView } from './PullOfFight';

const LatePullSummary = lateComponent('PullSummary', () => import('./PullSummary'));

const PullBoard = lateComponent('PullBoard', () => import('./PullBoard'), { waiting: <Loading /> });

/** Renders nothing if the era has no table of consumables. */
export function PullPanel() {
  const pullInView = usePullInView();
  const Summary = useLateComponent(LatePullSummary);
  if (pullInView.state === 'no table') return null;
  return (
    <DisclosurePanel
      title={PULL_TEXTS.title}
      summary={Summary && <Summary pullInView={pullInView} />}
    >
      <PullBoard pullInView={pullInView} />
    </DisclosurePanel>
  );
}
