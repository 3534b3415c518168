import { APP_BASE } from '#data/addresses';
import { FRAME_TEXTS } from '#texts/frame';
import { Button } from '#ui/Button';

export function CrashPage({ reason }: { reason: string }) {
  return (
    <main className="container py-5 text-center" id="content">
      <h1 className="h3">{FRAME_TEXTS.crashTitle}</h1>
      <p role="alert">{reason}</p>
      <p className="text-body-secondary">{FRAME_TEXTS.crashNothingLost}</p>
      <a className="btn btn-primary m-1" href={APP_BASE}>
        {FRAME_TEXTS.goHome}
      </a>
      <Button className="m-1" onClick={() => window.location.reload()}>
        {FRAME_TEXTS.reload}
      </Button>
    </main>
  );
}
