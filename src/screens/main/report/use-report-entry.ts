import { type ReportLink, readReportLink } from '#domain/log-site/report-link';
import { sharedLinkIn } from '#routes';
import { useAdjustedState } from '#ui/use-adjusted-state';

/** Returns the report field's state; the address provides the code. */
export function useReportEntry(typedCode: string | undefined, onOpen: (link: ReportLink) => void) {
  // A new address replaces what was typed.
  const [entry, setEntry] = useAdjustedState(
    () => entryOf(typedCode),
    (before) =>
      before.typedCode === typedCode ? before : { ...entryOf(typedCode), isSent: before.isSent },
  );
  const { text, isRefused, isSent } = entry;

  const change = (typed: string) =>
    setEntry({
      ...entry,
      text: typed,
      isRefused: isRefused && !readReportLink(typed),
      isSent: false,
    });
  const handleFocus = () => isSent && setEntry({ ...entry, isSent: false });
  const submit = () => {
    // An installed app has no address bar to paste into.
    const shared = sharedLinkIn(text);
    if (shared) {
      window.location.hash = shared;
      return;
    }
    const link = readReportLink(text);
    setEntry({ ...entry, text: link?.code ?? text, isRefused: !link, isSent: link !== undefined });
    if (link) onOpen(link);
  };
  return { text, isRefused, isSent, change, handleFocus, submit };
}

const entryOf = (typedCode: string | undefined) => ({
  typedCode,
  text: typedCode ?? '',
  isRefused: typedCode !== undefined && !readReportLink(typedCode),
  /** Whether the text was submitted and not touched since. */
  isSent: false,
});
