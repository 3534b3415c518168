import { pullHeading } from '#domain/pull/pull-words';
import { FRAME_TEXTS } from '#texts/frame';
import { PULL_TEXTS } from '#texts/pull';
import { PanelSummary } from '#ui/DisclosurePanel';
import type { PullInView } from './use-pull';

export function PullSummary({ pullInView }: { pullInView: PullInView }) {
  return <PanelSummary>{pullSummaryText(pullInView)}</PanelSummary>;
}

export function pullSummaryText({ state, pull }: PullInView): string {
  if (pull) return pullHeading(pull);
  if (state === 'not here') return PULL_TEXTS.notHere;
  return state === 'failed' ? PULL_TEXTS.failed : FRAME_TEXTS.loading;
}
