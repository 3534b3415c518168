import { useId } from 'react';

interface CheckboxProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  className?: string | undefined;
  /** Its name among the shortcuts, where a key presses it. */
  'data-shortcut'?: string;
  'aria-describedby'?: string;
}

/** A checkbox with its label behind it. */
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
