import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: To };

/** Links within the app. React Router's own includes prefetching for its framework mode. */
export function Link({ to, ...attributes }: LinkProps) {
  return <a {...attributes} href={useHref(to)} onClick={useLinkClickHandler(to)} />;
}
