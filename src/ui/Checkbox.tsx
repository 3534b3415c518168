import { useId } from 'react';

interface CheckboxProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  className?: string | undefined;
  /** Lets a keyboard shortcut click it. */
  'data-shortcut'?: string;
  'aria-describedby'?: string;
}

export function Checkbox({ label, isOn, onChange, className = '', ...attributes }: CheckboxProps) {
  const id = useId();
  return (
    <div className={`form-check ${className}`}>
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        {...attributes}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
