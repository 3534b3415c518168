import { createContext, type ReactNode, use } from 'react';
import { type PullInView, type PullProps, usePull } from './use-pull';

const PullContext = createContext<PullInView | undefined>(undefined);

/** Loads a fight's pull for the parts within. When it arrives, only parts that show it render. */
export function PullOfFight({ children, ...props }: PullProps & { children: ReactNode }) {
  return <PullContext value={usePull(props)}>{children}</PullContext>;
}

export function usePullInView(): PullInView {
  const pullInView = use(PullContext);
  if (!pullInView) throw new Error('No PullOfFight is around');
  return pullInView;
}
