import { inLanguage } from '#domain/language';

export const PULL_TEXTS = inLanguage('pull', {
  title: 'At the pull',
  failed: 'Could not be fetched',
  notHere: 'Not on this device',
  lowerTier: 'lower tier',
  /** Potions and healthstones, which the summary counts. */
  inTheFight: 'in the fight',
});
