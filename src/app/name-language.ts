import { language } from '#data/language';

/** Has the page say which language it is in, for screen readers, spelling and translation. */
export function nameLanguage(): void {
  const apply = () => {
    document.documentElement.lang = language.get();
  };
  apply();
  language.subscribe(apply);
}
