import { type ComponentProps, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { Link } from './Link';
import { useHistoryEntry } from './use-history-entry';

interface Place {
  href: string;
  /** The address of the next such link, or of the one before. */
  neighbour: string | undefined;
  /** Scroll positions of each box around the link, the page last. */
  scrolled: readonly (readonly [top: number, left: number])[];
}

/** The links by which pages were left, by history entry. */
const PLACES_LEFT = new Map<string, Place>();

/**
 * Links to another page. Back returns to this link, or to its neighbour if it is gone, with focus
 * and scroll position.
 */
export function PlaceLink(props: Omit<ComponentProps<typeof Link>, 'ref'>) {
  const entry = useHistoryEntry();
  const isReturn = useNavigationType() === 'POP';
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const place = PLACES_LEFT.get(entry);
    if (!isReturn || !link.current || !place || !isPlace(link.current, place)) return;
    // Home focuses its empty field. A user who types in it keeps the focus.
    const { activeElement: field } = document;
    if (field instanceof HTMLInputElement && field.value !== '') return;
    PLACES_LEFT.delete(entry);
    link.current.focus({ preventScroll: true });
    for (const [index, box] of boxesAround(link.current).entries())
      [box.scrollTop, box.scrollLeft] = place.scrolled[index] ?? [0, 0];
  }, [entry, isReturn]);
  const notePlace = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) =>
    PLACES_LEFT.set(entry, {
      href: currentTarget.href,
      neighbour: neighbourOf(currentTarget)?.href,
      scrolled: boxesAround(currentTarget).map((box) => [box.scrollTop, box.scrollLeft]),
    });
  return <Link {...props} ref={link} onClickCapture={notePlace} data-stays-focused />;
}

const placeLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-stays-focused]')];

function neighbourOf(link: HTMLAnchorElement): HTMLAnchorElement | undefined {
  const links = placeLinks();
  const index = links.indexOf(link);
  return links[index + 1] ?? links[index - 1];
}

const isPlace = ({ href }: HTMLAnchorElement, place: Place): boolean =>
  href === place.href ||
  (href === place.neighbour && placeLinks().every((other) => other.href !== place.href));

function boxesAround({ parentElement: box }: Element): Element[] {
  return box ? [box, ...boxesAround(box)] : [];
}
