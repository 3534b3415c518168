/** Lists texts that a language does not translate. With `--release`, they fail. */
import { englishTexts } from '#test/english-texts';
import { everyTerm } from '#test/every-term';
import { TRANSLATIONS } from '#test/translations';
import { missingTexts } from './missing-texts';

const originals = { parts: englishTexts(), terms: await everyTerm() };
const missingLines = TRANSLATIONS.flatMap((translation) =>
  missingTexts(originals, translation).map((text) => `${translation.language}: ${text}`),
);

if (missingLines.length > 0) {
  const isRelease = process.argv.includes('--release');
  console.error(
    isRelease
      ? 'Texts without a translation, which a release must have:'
      : 'Warning: texts without a translation, shown in English. npm run check:release fails on them:',
  );
  for (const text of missingLines) console.error(`  ${text}`);
  if (isRelease) process.exitCode = 1;
}
