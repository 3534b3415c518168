import { useEffect } from 'react';
import { FRAME_TEXTS } from '#texts/frame';

/** Titles the page, as in `Magmaw · 12 of 25 · Ready Check`, while it is rendered. */
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
