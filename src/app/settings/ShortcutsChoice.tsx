import { useId } from 'react';
import { changeSettings, settings } from '#data/settings/settings';
import { useObservable } from '#data/use-observable';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Checkbox } from '#ui/Checkbox';

/** Turns shortcuts off for users whose own tools use the same keys. */
export function ShortcutsChoice() {
  const { shortcutsOn } = useObservable(settings);
  const hintId = useId();
  return (
    <fieldset>
      <legend className="visually-hidden">{SETTINGS_TEXTS.sections.keyboard}</legend>
      <Checkbox
        label={SETTINGS_TEXTS.shortcuts}
        isOn={shortcutsOn}
        onChange={(isOn) => changeSettings({ shortcutsOn: isOn })}
        aria-describedby={hintId}
      />
      <p className="form-text mb-0" id={hintId}>
        {SETTINGS_TEXTS.shortcutsHint}
      </p>
    </fieldset>
  );
}
