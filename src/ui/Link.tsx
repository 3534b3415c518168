import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: To };

/** Renders a link within the app. React Router's own also prefetches, for its framework mode. */
export function Link({ to, ...attributes }: LinkProps) {
  return <a {...attributes} href={useHref(to)} onClick={useLinkClickHandler(to)} />;
}
