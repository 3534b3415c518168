import { Component, type ReactNode } from 'react';
import { APP_BASE } from '#data/addresses';
import { FRAME_TEXTS } from '#texts/frame';
import { Button } from '#ui/Button';

interface CrashBoundaryProps {
  /** The children render again when this address changes. */
  address?: string;
  instead?: ReactNode;
  children: ReactNode;
}

/** React catches errors of rendering in classes only. */
export class CrashBoundary extends Component<CrashBoundaryProps, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate({ address }: CrashBoundaryProps) {
    if (this.state.error && address !== this.props.address) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.instead ?? <CrashPage reason={error.message} />;
  }
}

export function CrashPage({ reason }: { reason: string }) {
  return (
    <main className="container screen py-5 text-center" id="content">
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
