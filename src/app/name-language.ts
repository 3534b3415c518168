import { language } from '#data/language';
import { loadChunk } from '#data/load-chunk';
import { whenIdle } from '#ui/when-idle';

/** Sets the page's language, also for the next visit's first page. */
export function nameLanguage(): void {
  language.subscribe(() => {
    document.documentElement.lang = language.get();
    whenIdle(() => {
      loadChunk('remember-texts', () => import('./first-page/remember-texts')).then(
        ({ rememberFirstPage }) => rememberFirstPage(),
        // If the chunk fails, the next first page keeps its earlier language.
        () => {},
      );
    });
  });
}
