import { expect, test } from 'vitest';
import { englishTexts } from '#test/english-texts';
import { TRANSLATIONS } from '#test/translations';
import { textsByPath } from '../../scripts/missing-texts';

test('the text for one evening is singular in every language', () => {
  const said = [englishTexts(), ...TRANSLATIONS.map(({ parts }) => parts)].map((parts) => {
    const attended = textsByPath(parts).get('playerPage.attended');
    return typeof attended === 'function' ? [attended('1/1', 1), attended('1/2', 2)] : [];
  });
  expect(said).toEqual([
    ['1/1 evening', '1/2 evenings'],
    ['1/1 Abend', '1/2 Abenden'],
    ['1/1 soirée', '1/2 soirées'],
    ['1/1 noche', '1/2 noches'],
    ['вечера: 1/1', 'вечера: 1/2'],
  ]);
});
