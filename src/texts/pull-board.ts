import { inLanguage } from '#domain/language';

export const PULL_BOARD_TEXTS = inLanguage('pullBoard', {
  fetchedLater: 'It is fetched once there is a connection.',
  savedWithout: 'This kill was saved without it.',
  noSnapshot: 'The log has no snapshot of this pull.',
  noneNoted: {
    flask:
      'This log recorded no flasks on this pull, so nobody is marked as missing one. Elixirs may be missing too.',
    food: 'This log recorded no food on this pull, so nobody is marked as missing it.',
    weapon:
      'This log recorded no weapon enchants on this pull, so nobody is marked as missing one.',
  },
  tooFew: {
    flask: (count: number) =>
      count === 1
        ? 'Only 1 flask is in this log: too few to say who has none.'
        : `Only ${count} flasks are in this log: too few to say who has none.`,
    food: (count: number) =>
      count === 1
        ? 'Only 1 raider’s food is in this log: too few to say who has none.'
        : `Only ${count} raiders’ food is in this log: too few to say who has none.`,
    weapon: (count: number) =>
      count === 1
        ? 'Only 1 weapon enchant is in this log: too few to say who has none.'
        : `Only ${count} raiders’ weapon enchants are in this log: too few to say who has none.`,
  },
  whatWasSeen: 'What was seen',
  seenCounts: {
    flask: (count: number) => (count === 1 ? '1 flask or elixir' : `${count} flasks and elixirs`),
    food: (count: number) => (count === 1 ? '1 food' : `${count} foods`),
    weapon: (count: number) => (count === 1 ? '1 weapon enchant' : `${count} weapon enchants`),
  },
  about:
    'What the log recorded when the boss was engaged. It proves what was there, never what was not: a flask may be missing from the log, and raiders who died just before lose food and elixirs.',
});
