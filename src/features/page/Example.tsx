import type { ReactNode } from 'react';
import { EXAMPLE_TEXTS } from '#texts/example';

interface ExampleProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Shows what a page will show, faint, so that nobody takes it for their own raid. */
export const Example = ({ className = '', children }: ExampleProps) => (
  <div className={`opacity-75 ${className}`} aria-hidden="true" inert>
    <p className="label mb-1">{EXAMPLE_TEXTS.heading}</p>
    {children}
  </div>
);
