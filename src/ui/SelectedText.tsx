interface SelectedTextProps {
  text: string;
  label: string;
  className: string | undefined;
  rows: number;
}

/** A text to be copied by hand: it comes selected. */
export function SelectedText({ text, label, className, rows }: SelectedTextProps) {
  return (
    <textarea
      ref={select}
      className={`${className} form-control`}
      aria-label={label}
      readOnly
      rows={rows}
      value={text}
    />
  );
}

/** Selects the text of a field that just came. */
function select(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
