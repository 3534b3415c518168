import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage';

/** Catches what a screen throws, a lost chunk among it. React knows no other way than a class. */
export class CrashBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <CrashPage reason={error.message} /> : this.props.children;
  }
}
