import { ReadinessRing, type ReadinessRingProps } from './ReadinessRing';
import { fightEmblem, zoneClass } from './zone-class';

export interface FightRingProps extends Pick<ReadinessRingProps, 'share' | 'isFetching'> {
  fight: Parameters<typeof fightEmblem>[0];
}

/** Renders a fight's boss in the ring of its raiders. */
export const FightRing = ({ fight, ...ring }: FightRingProps) => (
  <ReadinessRing
    {...ring}
    emblem={fightEmblem(fight)}
    encounterId={fight.encounterId}
    zoneClass={zoneClass(fight)}
  />
);
