import { FieldError } from '#ui/FieldError';

interface FieldHintProps {
  id: string;
  hint: string;
  /** Replaces the hint, and interrupts screen readers. */
  refusal: string | undefined;
  className: string;
}

export const FieldHint = ({ id, hint, refusal, className }: FieldHintProps) =>
  refusal ? (
    <FieldError id={id}>{refusal}</FieldError>
  ) : (
    <p className={`form-text ${className}`} id={id}>
      {hint}
    </p>
  );
