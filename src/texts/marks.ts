import { inLanguage } from '#domain/language';

export const MARKS_TEXTS = inLanguage('marks', {
  marks: [
    { mark: 'a bar', means: 'one slot, from head to ranged; the higher, the better the piece' },
    { mark: 'tall, red', means: 'no enchant' },
    { mark: 'hangs', means: 'below the minimum item level' },
    { mark: 'hole', means: 'empty socket' },
    { mark: 'hollow', means: 'nothing worn' },
    { mark: 'eye, 2', means: 'two things worth a look; no fault' },
    { mark: 'ring', means: 'how many of the raid passed this kill' },
    { mark: 'squares', means: 'the raid: one each, by tanks, healers and damage' },
  ],
  hide: 'Hide these words',
});
