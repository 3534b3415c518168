import type { ReportCode } from '#domain/log-site/report-link';
import { loadChunk } from '#load-chunk';

declare global {
  interface Window {
    /** Not every browser has this API. Source: WICG, "Document Picture-in-Picture". */
    documentPictureInPicture?: {
      requestWindow(size: { width: number; height: number }): Promise<Window>;
    };
  }
}

const WINDOW_SIZE = { width: 320, height: 240 };

export const canKeepOnTop = (): boolean => window.documentPictureInPicture !== undefined;

/** Opens the small window for a followed raid, by a click. Throws if the browser refuses. */
export async function keepOnTop(code: ReportCode): Promise<void> {
  // The window opens before anything loads: browsers open it only right after a click.
  const opened = await window.documentPictureInPicture?.requestWindow(WINDOW_SIZE);
  if (!opened) return;
  try {
    const { showLiveWindow } = await loadChunk('LiveWindow', () => import('./LiveWindow'));
    showLiveWindow(opened, code);
  } catch (cause) {
    opened.close();
    throw cause;
  }
}
