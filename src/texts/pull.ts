import { inLanguage } from '#domain/language';

export const PULL_TEXTS = inLanguage('pull', {
  title: 'At the pull',
  failed: 'Could not be fetched',
  notHere: 'Not on this device',
  lowerTier: 'lower tier',
  /** Heading of potions and healthstones, which the summary counts. */
  inTheFight: 'in the fight',
  fetch: 'Fetch it',
  /** Name of an aura that the log does not name. */
  aura: (id: number) => `Aura ${id}`,
  diedAt: (time: string) => `Died at ${time}`,
  died: 'Died',
});
