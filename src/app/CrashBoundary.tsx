import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage';

interface CrashBoundaryProps {
  /** Renders the children again when it changes. */
  address?: string;
  instead?: ReactNode;
  children: ReactNode;
}

/** React needs a class for this. */
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
