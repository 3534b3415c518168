import { currentLanguage, inEnglish } from '#domain/language';
import { firstPageTexts } from '#texts/first-page';
import { FIRST_PAGE_KEY } from './translate';

/** Stores the first page's texts for the next visit. */
export function rememberFirstPage(): void {
  try {
    if (currentLanguage() === 'en') localStorage.removeItem(FIRST_PAGE_KEY);
    else localStorage.setItem(FIRST_PAGE_KEY, JSON.stringify(firstPageInUse()));
  } catch {
    // Storage is refused or full: the page starts in English.
  }
}

function firstPageInUse() {
  const translated = firstPageTexts();
  const texts = Object.fromEntries(
    inEnglish(firstPageTexts).map((text, index) => [text, translated[index]]),
  );
  return { language: currentLanguage(), texts };
}
