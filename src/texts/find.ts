import { inLanguage } from '#domain/language';

export const FIND_TEXTS = inLanguage('find', {
  player: 'Find a player',
  shown: (count: number, all: number) => `${count} of ${all} shown`,
});
