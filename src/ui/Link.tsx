import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  to: To;
  /** The state for the history entry. */
  state?: unknown;
  replace?: boolean;
};

/** Renders a link within the app. React Router's own also prefetches, for its framework mode. */
export function Link({ to, state, replace, ...attributes }: LinkProps) {
  const go = useLinkClickHandler(to, { state, ...(replace !== undefined && { replace }) });
  return <a {...attributes} href={useHref(to)} onClick={go} />;
}
