import { storeText } from '#data/browser-features';
import { currentLanguage, inEnglish } from '#domain/language';
import { firstPageTexts } from '#texts/first-page';
import { FIRST_PAGE_KEY } from './translate';

export function storeFirstPage(): void {
  const isDefault = currentLanguage() === 'en';
  // If storage is refused or full, the page starts in English.
  storeText(
    'localStorage',
    FIRST_PAGE_KEY,
    isDefault ? undefined : JSON.stringify(firstPageInUse()),
  );
}

function firstPageInUse() {
  const translated = firstPageTexts();
  const texts = Object.fromEntries(
    inEnglish(firstPageTexts).map((text, index) => [text, translated[index]]),
  );
  return { language: currentLanguage(), texts };
}
