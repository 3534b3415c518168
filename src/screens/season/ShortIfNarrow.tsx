import { createMediaHook } from '#ui/use-is-wide';

/** Whether short words keep all tools on one line, and heads within their columns. */
const useHasShortWords = createMediaHook('(max-width: 61.999em)');

export function ShortIfNarrow({ text, short }: { text: string; short: string }) {
  if (!useHasShortWords()) return text;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
