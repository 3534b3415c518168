import { useId } from 'react';
import { SAVED_TEXTS } from '#texts/saved';

interface SearchFieldProps {
  text: string;
  onChange: (text: string) => void;
  found: number;
  all: number;
}

export function SearchField({ text, onChange, found, all }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="mb-2">
      <label className="form-label small mb-1" htmlFor={id}>
        {SAVED_TEXTS.find}
      </label>
      <input
        className="form-control"
        id={id}
        type="search"
        autoComplete="off"
        placeholder={SAVED_TEXTS.findHint}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="small text-body-secondary mb-0" role="status">
        {text.trim() && SAVED_TEXTS.found(found, all)}
      </p>
    </div>
  );
}
