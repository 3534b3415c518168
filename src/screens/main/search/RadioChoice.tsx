import { useId } from 'react';

interface RadioChoiceProps<Option extends string> {
  legend: string;
  options: readonly Option[];
  chosen: Option;
  onChoose: (option: Option) => void;
}

/** One of a few words. */
export function RadioChoice<Option extends string>(props: RadioChoiceProps<Option>) {
  const { legend, options, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="form-label fs-6 mb-0">{legend}</legend>
      <div className="d-flex">
        {options.map((option) => (
          <label key={option} className="form-check form-check-inline py-2 mb-0">
            <input
              className="form-check-input"
              type="radio"
              name={name}
              value={option}
              checked={option === chosen}
              onChange={() => onChoose(option)}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
