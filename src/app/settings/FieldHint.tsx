interface FieldHintProps {
  /** For the field's aria-describedby. */
  id: string;
  hint: string;
  /** Replaces the hint. */
  refusal: string | undefined;
  className: string;
}

/** A field's hint or refusal, which interrupts a screen reader. */
export function FieldHint({ id, hint, refusal, className }: FieldHintProps) {
  return (
    <p
      className={`${className} ${refusal ? 'small text-danger-emphasis' : 'form-text'}`}
      id={id}
      role={refusal ? 'alert' : undefined}
    >
      {refusal ?? hint}
    </p>
  );
}
