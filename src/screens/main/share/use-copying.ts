import { useEffect, useState } from 'react';

const COPIED_TIME = 2000;

/** What was copied last, by the name of its button, and how that went. */
interface Copied {
  name: string;
  text: string;
  isRefused: boolean;
}

/** Copies texts. A success is told for two seconds, a refusal until the next text. */
export interface Copying {
  last: Copied | undefined;
  copy: (name: string, text: string) => Promise<void>;
}

export function useCopying(): Copying {
  const [last, setLast] = useState<Copied>();
  // A timer is the browser's.
  useEffect(() => {
    if (!last || last.isRefused) return;
    const timer = setTimeout(() => setLast(undefined), COPIED_TIME);
    return () => clearTimeout(timer);
  }, [last]);
  const copy = async (name: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setLast({ name, text, isRefused: false });
    } catch {
      // Not allowed, not in focus, or an insecure page without a clipboard: the text is shown to be copied by hand.
      setLast({ name, text, isRefused: true });
    }
  };
  return { last, copy };
}
