import { inLanguage } from '#domain/language';

export const MARKS_TEXTS = inLanguage('marks', {
  marks: {
    bar: {
      mark: 'a bar',
      means: 'one slot, from head to ranged; the higher, the better the piece',
    },
    tall: { mark: 'tall, red', means: 'no enchant' },
    hanging: { mark: 'hangs', means: 'below the minimum item level' },
    hole: { mark: 'hole', means: 'empty socket' },
    hollow: { mark: 'hollow', means: 'nothing worn' },
    eye: { mark: 'eye, 2', means: 'two things worth a look; no fault' },
    ring: { mark: 'ring', means: 'how many of the raid passed this kill' },
    squares: { mark: 'squares', means: 'the raid: one each, by tanks, healers and damage' },
  },
  hide: 'Hide these words',
});
