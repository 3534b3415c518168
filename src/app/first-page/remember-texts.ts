import { currentLanguage, inEnglish } from '#domain/language';
import { firstPageTexts } from '#texts/first-page';
import { FIRST_PAGE_KEY } from './translate';

/** Has the next visit's first page come in the language in use. */
export function rememberFirstPage(): void {
  try {
    if (currentLanguage() === 'en') localStorage.removeItem(FIRST_PAGE_KEY);
    else localStorage.setItem(FIRST_PAGE_KEY, JSON.stringify(firstPageInUse()));
  } catch {
    // Storage is refused or full: the page comes in English, and the app after it in its language.
  }
}

function firstPageInUse() {
  const translated = firstPageTexts();
  const texts = Object.fromEntries(
    inEnglish(firstPageTexts).map((text, index) => [text, translated[index]]),
  );
  return { language: currentLanguage(), texts };
}
