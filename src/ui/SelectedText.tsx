interface SelectedTextProps {
  text: string;
  label: string;
  className: string | undefined;
  rows: number;
}

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

function select(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
