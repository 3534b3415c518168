import { useState } from 'react';
import { type ReportLink, readReportLink } from '#domain/log-site/report-link';
import { sharedLinkIn } from '#routes';

/** What stands in the report field, and what becomes of it. The code is what the address says. */
export function useReportEntry(typedCode: string | undefined, onOpen: (link: ReportLink) => void) {
  const [entry, setEntry] = useState(() => entryOf(typedCode));
  // Another address says what stands here, whatever was typed.
  if (entry.typedCode !== typedCode) setEntry({ ...entryOf(typedCode), isSent: entry.isSent });
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
    // An installed app has no address bar to paste it into.
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

/** What stands in the field for an address, until a person types. */
const entryOf = (typedCode: string | undefined) => ({
  typedCode,
  text: typedCode ?? '',
  isRefused: typedCode !== undefined && !readReportLink(typedCode),
  /** Whether it was just sent, and nobody has come back to it. */
  isSent: false,
});
