import { useSyncExternalStore } from 'react';

const PRINT = 'print';

function printing() {
  let isAsked = false;
  const watch = (onChange: () => void) => {
    const query = window.matchMedia(PRINT);
    // Firefox prints a copy of the page, of which no media query tells.
    const ask = ({ type }: Event) => {
      isAsked = type === 'beforeprint';
      onChange();
    };
    query.addEventListener('change', onChange);
    addEventListener('beforeprint', ask);
    addEventListener('afterprint', ask);
    return () => {
      query.removeEventListener('change', onChange);
      removeEventListener('beforeprint', ask);
      removeEventListener('afterprint', ask);
    };
  };
  return { watch, isPrinting: () => isAsked || window.matchMedia(PRINT).matches };
}

const { watch, isPrinting } = printing();

/** React renders the change before the page is printed. */
export const useIsPrinting = (): boolean => useSyncExternalStore(watch, isPrinting);
