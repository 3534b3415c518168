import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useDeferredValue } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import type { RaidBuffs } from '#domain/coverage/category';
import type { Era } from '#domain/era/era';
import type { Raider } from '#domain/raid/raid';
import { RAID_TEXTS } from '#texts/raid';
import { ChunkFailed } from '#ui/ChunkFailed';
import { DisclosurePanel } from '#ui/DisclosurePanel';
import { Loading } from '#ui/Loading';
import { lateComponent, useLateComponent } from '#ui/late-component';
import type { RenderBringers } from './CategoriesToBring';

interface BuffsPanelProps {
  raiders: readonly Raider[];
  size: number;
  era: Era;
  startsOpen?: boolean;
  /** Renders the players who could bring a missing category but do not come. */
  bringersOf?: RenderBringers | undefined;
}

export function BuffsPanel({ startsOpen = false, ...board }: BuffsPanelProps) {
  const { raiders, era } = board;
  const Summary = useLateComponent(LateCoverageSummary);
  return (
    <DisclosurePanel
      title={RAID_TEXTS.buffs}
      summary={Summary && <SummaryOnceLoaded Summary={Summary} raiders={raiders} era={era} />}
      command="buffs"
      startsOpen={startsOpen}
    >
      <BoardOnceLoaded {...board} />
    </DisclosurePanel>
  );
}

const LateCoverageSummary = lateComponent('CoverageSummary', () => import('./CoverageSummary'));

const BuffsBoard = lateComponent('BuffsBoard', () => import('./BuffsBoard'), {
  waiting: <Loading />,
});

interface SummaryOnceLoadedProps extends Pick<BuffsPanelProps, 'raiders' | 'era'> {
  Summary: ComponentType<{ raiders: readonly Raider[]; buffs: RaidBuffs }>;
}

/** Shows the summary once it is loaded, after the verdicts. A failure to load it is silent. */
function SummaryOnceLoaded({ Summary, raiders, era }: SummaryOnceLoadedProps) {
  const { data: buffs } = useQuery(eraQueries.buffs(era));
  const deferredRaiders = useDeferredValue<typeof raiders | null>(raiders, null);
  return buffs && deferredRaiders ? <Summary raiders={deferredRaiders} buffs={buffs} /> : null;
}

function BoardOnceLoaded({ era, ...board }: Omit<BuffsPanelProps, 'startsOpen'>) {
  const { data: buffs, error } = useQuery(eraQueries.buffs(era));
  if (error) return <ChunkFailed />;
  return buffs ? <BuffsBoard buffs={buffs} {...board} /> : <Loading />;
}
