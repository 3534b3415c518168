import type { ComponentProps } from 'react';

/** The names are literal because the build searches the code for Bootstrap classes in use. */
const TONES = {
  primary: 'btn-primary',
  secondary: 'btn-outline-secondary',
  danger: 'btn-outline-danger',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  tone?: keyof typeof TONES | undefined;
  isSmall?: boolean;
}

/** Renders a button that submits no form. While disabled it keeps the focus and does nothing. */
export function Button(props: ButtonProps) {
  const { tone = 'secondary', isSmall, className = '', disabled, onClick, ...rest } = props;
  return (
    <button
      type="button"
      className={`btn ${isSmall ? 'btn-sm' : ''} ${TONES[tone]} ${disabled ? 'disabled' : ''} ${className}`}
      {...rest}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    />
  );
}
