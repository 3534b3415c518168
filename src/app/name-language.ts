import { language } from '#data/language';
import { loadChunk } from '#data/load-chunk';
import { whenIdle } from '#ui/when-idle';

/** Has the page say which language it is in, and the next visit's first page come in it. */
export function nameLanguage(): void {
  language.subscribe(() => {
    document.documentElement.lang = language.get();
    whenIdle(() => {
      loadChunk('remember-texts', () => import('./first-page/remember-texts')).then(
        ({ rememberFirstPage }) => rememberFirstPage(),
        // The first page then comes in English, or in the language before.
        () => {},
      );
    });
  });
}
