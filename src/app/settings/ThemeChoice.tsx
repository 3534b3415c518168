import { useId } from 'react';
import { changeSettings, type Settings, settings } from '#data/settings';
import { useObservable } from '#data/use-observable';
import { SETTINGS_TEXTS } from '#texts/settings';

const THEMES = Object.entries(SETTINGS_TEXTS.themes) as [Settings['theme'], string][];

/** The colours: as the system has them, or always dark or light. */
export function ThemeChoice() {
  const { theme } = useObservable(settings);
  const name = useId();
  return (
    <fieldset>
      <legend className="fs-6 fw-semibold mb-0">{SETTINGS_TEXTS.theme}</legend>
      <div className="d-flex flex-wrap">
        {THEMES.map(([value, words]) => (
          <label key={value} className="form-check form-check-inline py-2 mb-0">
            <input
              className="form-check-input"
              type="radio"
              name={name}
              value={value}
              checked={value === theme}
              onChange={() => changeSettings({ theme: value })}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
