import { useId, useState } from 'react';
import { changeSettings, settings } from '#data/settings';
import { useObservable } from '#data/use-observable';
import { DEFAULT_MINIMUM_ITEM_LEVEL } from '#domain/standards';
import { SETTINGS_TEXTS } from '#texts/settings';

/** The range that settings.ts reads back. */
const LOWEST = 1;
const HIGHEST = 999;

/** The item level that every piece should have. What is typed and is no level changes nothing. */
export function MinimumItemLevel() {
  const { minimumItemLevel } = useObservable(settings);
  const [typed, setTyped] = useState(`${minimumItemLevel}`);
  const [fieldId, hintId] = [useId(), useId()];
  const isValid = isLevel(typed);

  const change = (text: string) => {
    setTyped(text);
    if (isLevel(text)) changeSettings({ minimumItemLevel: Number(text) });
  };

  return (
    <div>
      <label className="form-label fw-semibold" htmlFor={fieldId}>
        {SETTINGS_TEXTS.minimumItemLevel}
      </label>
      <div className="input-group">
        <input
          className={`form-control ${isValid ? '' : 'is-invalid'}`}
          id={fieldId}
          type="number"
          inputMode="numeric"
          min={LOWEST}
          max={HIGHEST}
          step={1}
          aria-invalid={!isValid}
          aria-describedby={hintId}
          value={typed}
          onChange={(event) => change(event.target.value)}
        />
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => change(`${DEFAULT_MINIMUM_ITEM_LEVEL}`)}
        >
          {SETTINGS_TEXTS.reset(DEFAULT_MINIMUM_ITEM_LEVEL)}
        </button>
      </div>
      <p
        className={`mb-0 ${isValid ? 'form-text' : 'small text-danger-emphasis'}`}
        id={hintId}
        role={isValid ? undefined : 'alert'}
      >
        {isValid
          ? SETTINGS_TEXTS.minimumHint
          : SETTINGS_TEXTS.minimumInvalid(LOWEST, HIGHEST, minimumItemLevel)}
      </p>
    </div>
  );
}

const isLevel = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) >= LOWEST && Number(text) <= HIGHEST;
