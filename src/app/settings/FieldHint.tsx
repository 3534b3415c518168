interface FieldHintProps {
  id: string;
  hint: string;
  refusal: string | undefined;
  className: string;
}

/** Interrupts screen readers for a refusal only. */
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
