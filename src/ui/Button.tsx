import type { ComponentProps } from 'react';

/** Literal here, where the build looks for Bootstrap classes in use. */
const LOOKS = {
  primary: 'btn-primary',
  secondary: 'btn-outline-secondary',
  danger: 'btn-outline-danger',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof LOOKS;
  isSmall?: boolean;
}

/** Renders a button that submits no form. */
export function Button({ look = 'secondary', isSmall, className = '', ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`btn ${isSmall ? 'btn-sm' : ''} ${LOOKS[look]} ${className}`}
      {...rest}
    />
  );
}
