import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { chunkLoader } from '#data/lazy-chunk';
import type { RaidBuffs } from '#domain/coverage/category';
import type { Era } from '#domain/era/era';
import type { Raider } from '#domain/raid/raid';
import { RAID_TEXTS } from '#texts/raid';
import { DisclosurePanel } from '#ui/DisclosurePanel';
import { Loading } from '#ui/Loading';
import { useLateChunk } from '#ui/use-late-chunk';
import { ChunkFailed } from '../notices/ChunkFailed';
import { lazySection } from '../notices/lazy-section';

interface BuffsPanelProps {
  raiders: readonly Raider[];
  size: number;
  era: Era;
  /** Absent ones are unknown. */
  hadAtPull: readonly string[];
}

export function BuffsPanel({ raiders, size, era, hadAtPull }: BuffsPanelProps) {
  const Summary = useLateChunk(loadSummary);
  return (
    <DisclosurePanel
      title={RAID_TEXTS.buffs}
      summary={Summary && <Glance Summary={Summary} raiders={raiders} era={era} />}
      shortcut="buffs"
    >
      <Board raiders={raiders} size={size} era={era} hadAtPull={hadAtPull} />
    </DisclosurePanel>
  );
}

const loadSummary = chunkLoader('CoverageSummary', () => import('./CoverageSummary'));

const BuffsBoard = lazySection('BuffsBoard', () => import('./BuffsBoard'), <Loading />);

interface GlanceProps extends Omit<BuffsPanelProps, 'size' | 'hadAtPull'> {
  Summary: ComponentType<{ raiders: readonly Raider[]; buffs: RaidBuffs }>;
}

/** Shows the summary once loaded; a failure to load is silent. */
function Glance({ Summary, raiders, era }: GlanceProps) {
  const { data: buffs } = useQuery(eraQueries.buffs(era));
  return buffs ? <Summary raiders={raiders} buffs={buffs} /> : null;
}

function Board({ raiders, size, era, hadAtPull }: BuffsPanelProps) {
  const { data: buffs, error } = useQuery(eraQueries.buffs(era));
  if (error) return <ChunkFailed />;
  return buffs ? (
    <BuffsBoard raiders={raiders} buffs={buffs} size={size} hadAtPull={hadAtPull} />
  ) : (
    <Loading />
  );
}
