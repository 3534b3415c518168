import { inLanguage } from '#domain/language';

export const NEW_PAGE_TEXTS = inLanguage('newPage', {
  title: 'New page',
  sections: [
    { title: 'Section 1', line: 'This is the first section of the new page.' },
    { title: 'Section 2', line: 'This is the second section of the new page.' },
    { title: 'Section 3', line: 'This is the third section of the new page.' },
  ],
});
