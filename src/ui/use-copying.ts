import { useState } from 'react';

const COPIED_TIME = 2000;

/** What was copied last, by the label of its button, and how that went. */
interface Copied {
  label: string;
  text: string;
  isRefused: boolean;
}

/** The one way to copy: what copies texts, and how the last of them went. */
export interface Copying {
  last: Copied | undefined;
  copy: (label: string, text: string) => Promise<void>;
}

/** Says a success for two seconds or until the next text, as asked, and a refusal until the next text. */
export function useCopying(success: 'briefly' | 'until the next'): Copying {
  const [last, setLast] = useState<Copied>();
  const copy = async (label: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      const copied = { label, text, isRefused: false };
      setLast(copied);
      if (success === 'until the next') return;
      setTimeout(() => setLast((now) => (now === copied ? undefined : now)), COPIED_TIME);
    } catch {
      // Not allowed, not in focus, or an insecure page without a clipboard: the text is shown to be copied by hand.
      setLast({ label, text, isRefused: true });
    }
  };
  return { last, copy };
}
