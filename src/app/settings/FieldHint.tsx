interface FieldHintProps {
  id: string;
  hint: string;
  refusal: string | undefined;
  className: string;
}

/** A refusal interrupts a screen reader. */
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
