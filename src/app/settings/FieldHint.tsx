interface FieldHintProps {
  /** What the field names as its description. */
  id: string;
  hint: string;
  /** Why what was typed is refused; stands in the hint's place. */
  refusal: string | undefined;
  className: string;
}

/** What stands below a field. A refusal interrupts a screen reader. */
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
