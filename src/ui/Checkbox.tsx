import { useId } from 'react';
import { type Command, commandRef } from './commands';

interface CheckboxProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  className?: string | undefined;
  command?: Command;
  role?: 'switch';
  'aria-describedby'?: string;
}

export function Checkbox({
  label,
  isOn,
  onChange,
  className = '',
  command,
  ...attributes
}: CheckboxProps) {
  const id = useId();
  return (
    <div className={`form-check ${className}`}>
      <input
        ref={commandRef(command)}
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
