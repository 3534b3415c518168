import { useEffect } from 'react';
import { FRAME_TEXTS } from '#texts/frame';

/** Titles the page while this is rendered: `Magmaw · 12 of 25 · Ready Check`. */
export function PageTitle({ words }: { words: readonly (string | undefined | false)[] }) {
  const title = [...words.filter(Boolean), FRAME_TEXTS.appName].join(' · ');
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = FRAME_TEXTS.appName;
    };
  }, [title]);
  return null;
}
