import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage';

interface CrashBoundaryProps {
  /** The current address. Another one is tried again. */
  address?: string;
  /** Replaces the error page. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Catches what a screen throws, such as a failed chunk. React needs a class for this. */
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
