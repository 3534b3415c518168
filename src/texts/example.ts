import { inLanguage } from '#domain/language';

export const EXAMPLE_TEXTS = inLanguage('example', {
  heading: 'Example',
  alternative:
    'Example, from the sample raid: Magmaw (Blackwing Descent Heroic). 12 of 25 passed: tanks 2 of 3, healers 3 of 5, damage 7 of 17. Below, players in the columns MISSING ENCHANTS and LOW ITEM LEVEL, each with the slots in question.',
  exampleOf: '25 raiders in the sample raid',
  allFindings: 'of 25 passed',
});
