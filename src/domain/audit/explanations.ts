import { inLanguage } from '../language';

export const EXPLANATIONS = inLanguage('explanation', {
  armourType: (worn: string, own: string) =>
    `It is ${worn}; wearing only ${own} gives 5 % more of the main stat.`,
  beltBuckle: 'No gem beyond its own sockets: a belt buckle adds one.',
  blacksmithSocket: (slot: string) => `The extra socket shows on the ${slot}.`,
  questSocket: 'It takes a gem that a quest gives.',
  socketsFilled: (filled: number, sockets: number) =>
    `${filled} of ${sockets === 1 ? '1 socket' : `${sockets} sockets`} filled.`,
  enchant: (name: string) => `${name}.`,
  strongerEnchant: (name: string, stronger: string) => `${name}; stronger: ${stronger}.`,
  gemGrades: {
    good: () => '',
    low: (gem: string) => `${gem} is a low cut`,
    old: (gem: string) => `${gem} is of an older expansion`,
    pvp: (gem: string) => `${gem} is for PvP`,
  },
  metaMissing: 'Its meta socket is empty.',
  resilience: 'It has resilience.',
  ringEnchant: (slot: string) => `${slot} has an enchanter’s enchant.`,
  tinker: (slot: string) => `An engineer’s tinker shows on the ${slot}.`,
});

export const CELL_WORDS = inLanguage('cellWords', {
  noEnchant: 'No enchant',
  emptySockets: (count: number) => (count === 1 ? '1 empty socket' : `${count} empty sockets`),
});
