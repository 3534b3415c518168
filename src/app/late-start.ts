import { APP_BASE } from '#data/addresses';
import { optionally } from '#data/doors';
import { language } from '#data/language';
import { warmFormats } from '#ui/format';
import { whenIdle } from '#ui/when-idle';
import { askBeforeClosing } from './ask-before-closing';
import { rememberFirstPage } from './first-page/remember-texts';
import { listenForFiles } from './incoming-files';
import { reportWebVitals } from './visit-timing';
import { registerWorker } from './worker';

/** Starts what can wait until the page is idle. The worker's requests compete with the page's. */
export function startLate(): void {
  for (const start of [
    askBeforeClosing,
    rememberFirstPage,
    () => language.subscribe(() => whenIdle(rememberFirstPage)),
    warmFormats,
    () => registerWorker(APP_BASE),
    listenForFiles,
    reportWebVitals,
  ])
    optionally(start);
}
