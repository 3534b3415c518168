import { ReadinessRing, type ReadinessRingProps } from './ReadinessRing';

/** Renders a night in the ring of its raiders. */
export const NightRing = ({ share }: Pick<ReadinessRingProps, 'share'>) => (
  <ReadinessRing emblem="night" zoneClass="zone-dark" share={share} />
);
