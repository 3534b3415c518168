import { useState } from 'react';
import { SECOND } from '#domain/time';

const COPIED_TIME = 2 * SECOND;
const MAX_WAIT_FOR_CLIPBOARD = 3 * SECOND;

interface CopyResult {
  label: string;
  text: string;
  isRefused: boolean;
  /** The number of this copy, from 1, among copies without a pause between them. */
  nth: number;
}

export interface CopyState {
  last: CopyResult | undefined;
  /** Copies the text, by default with the clipboard's `writeText`. */
  copy: (label: string, text: string, write?: () => Promise<void>) => Promise<void>;
}

/** Copies texts. A success is announced for two seconds, and a refusal until the next copy. */
export function useCopying(success: 'briefly' | 'until the next'): CopyState {
  const [last, setLast] = useState<CopyResult>();
  const copy: CopyState['copy'] = async (label, text, write) => {
    const nth = (last?.nth ?? 0) + 1;
    const refuse = () => setLast({ label, text, isRefused: true, nth });
    // Some browsers do not settle until the user answers a prompt.
    const timer = setTimeout(refuse, MAX_WAIT_FOR_CLIPBOARD);
    try {
      await (write ? write() : navigator.clipboard.writeText(text));
      const copied = { label, text, isRefused: false, nth };
      setLast(copied);
      if (success === 'until the next') return;
      setTimeout(() => setLast((now) => (now === copied ? undefined : now)), COPIED_TIME);
    } catch {
      // The browser refused, is not focused or insecure: the user copies the text by hand.
      refuse();
    } finally {
      clearTimeout(timer);
    }
  };
  return { last, copy };
}
