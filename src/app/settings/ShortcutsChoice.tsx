import { useId } from 'react';
import { changeSettings, settings } from '#data/settings';
import { useObservable } from '#data/use-observable';
import { SETTINGS_TEXTS } from '#texts/settings';

/** Turns the keyboard shortcuts off for those whose own tools use the same keys. */
export function ShortcutsChoice() {
  const { shortcutsOn } = useObservable(settings);
  const [fieldId, hintId] = [useId(), useId()];
  return (
    <fieldset>
      <legend className="fs-6 fw-semibold">{SETTINGS_TEXTS.keyboard}</legend>
      <div className="form-check">
        <input
          className="form-check-input"
          type="checkbox"
          id={fieldId}
          aria-describedby={hintId}
          checked={shortcutsOn}
          onChange={(event) => changeSettings({ shortcutsOn: event.target.checked })}
        />
        <label className="form-check-label" htmlFor={fieldId}>
          {SETTINGS_TEXTS.shortcuts}
        </label>
      </div>
      <p className="form-text mb-0" id={hintId}>
        {SETTINGS_TEXTS.shortcutsHint}
      </p>
    </fieldset>
  );
}
