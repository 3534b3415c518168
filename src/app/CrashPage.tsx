import { APP_BASE } from '#data/addresses';
import { FRAME_TEXTS } from '#texts/frame';

export function CrashPage({ reason }: { reason: string }) {
  return (
    <main className="container py-5 text-center" id="content">
      <h1 className="h3">{FRAME_TEXTS.crashTitle}</h1>
      <p role="alert">{reason}</p>
      <p className="text-body-secondary">{FRAME_TEXTS.crashNothingLost}</p>
      <a className="btn btn-primary m-1" href={APP_BASE}>
        {FRAME_TEXTS.goHome}
      </a>
      <button
        type="button"
        className="btn btn-outline-secondary m-1"
        onClick={() => window.location.reload()}
      >
        {FRAME_TEXTS.reload}
      </button>
    </main>
  );
}
