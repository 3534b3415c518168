import { type ComponentProps, type ReactNode, useState } from 'react';
import { Mark } from './Mark';

interface DetailsProps extends Omit<ComponentProps<'details'>, 'open'> {
  summary: ReactNode;
  /** Later values are ignored: they would close what the user has opened. */
  startsOpen?: boolean;
}

export function Details({ summary, startsOpen = false, children, ...rest }: DetailsProps) {
  const [isOpen] = useState(startsOpen);
  return (
    <details {...rest} open={isOpen}>
      <summary>
        <Mark name="right" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
