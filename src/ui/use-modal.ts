import { type RefObject, useLayoutEffect } from 'react';

/** Makes everything beside an element inert, now and later, except for statuses. */
export function useModal(element: RefObject<HTMLElement | null>, isModal: boolean): void {
  useLayoutEffect(() => {
    if (!isModal) return;
    const made: Element[] = [];
    const makeInert = () => {
      for (let inside = element.current; inside; inside = inside.parentElement) {
        for (const sibling of inside.parentElement?.children ?? []) {
          if (sibling === inside || sibling.matches('[inert], [role=status], dialog, script'))
            continue;
          sibling.toggleAttribute('inert', true);
          made.push(sibling);
        }
        if (inside.parentElement === document.body) break;
      }
    };
    makeInert();
    const later = new MutationObserver(makeInert);
    later.observe(document.body, { childList: true, subtree: true });
    return () => {
      later.disconnect();
      for (const one of made) one.removeAttribute('inert');
    };
  }, [element, isModal]);
}
