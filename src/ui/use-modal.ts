import { type RefObject, useLayoutEffect } from 'react';

/** Makes everything beside an element inert, now and later, except for statuses. */
export function useModal(element: RefObject<HTMLElement | null>, isModal: boolean): void {
  useLayoutEffect(() => {
    if (!isModal) return;
    const made: Element[] = [];
    const makeInert = () => {
      for (let inside = element.current; inside; inside = inside.parentElement) {
        for (const beside of inside.parentElement?.children ?? []) {
          if (beside === inside || beside.matches('[inert], [role=status], dialog, script'))
            continue;
          beside.toggleAttribute('inert', true);
          made.push(beside);
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
