import { useId, useState } from 'react';
import { failedLanguage, language, systemLanguage } from '#data/settings/language';
import { changeSettings, type Settings, settings } from '#data/settings/settings';
import { useObservable } from '#data/use-observable';
import type { Language } from '#domain/language';
import { LANGUAGES } from '#domain/language';
import { SETTINGS_TEXTS } from '#texts/settings';
import { FieldError } from '#ui/FieldError';

const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ru: 'Русский',
};

export function LanguageChoice() {
  const chosen = useObservable(settings).language;
  const inUse = useObservable(language);
  const failed = useObservable(failedLanguage);
  const [isChanged, setChanged] = useState(false);
  const id = useId();

  const handleChange = (value: string) => {
    const next = OPTIONS.find((option) => option === value);
    if (!next) return;
    setChanged(true);
    changeSettings({ language: next });
  };

  return (
    <section>
      <label className="form-label fw-semibold mb-1" htmlFor={id}>
        {SETTINGS_TEXTS.language}
      </label>
      <select
        className="form-select"
        id={id}
        aria-describedby={`${id}-hint`}
        value={chosen}
        onChange={(event) => handleChange(event.target.value)}
      >
        {OPTIONS.map((option) => (
          <option key={option} value={option} lang={option === 'system' ? undefined : option}>
            {option === 'system'
              ? SETTINGS_TEXTS.systemLanguage(NAMES[systemLanguage()])
              : NAMES[option]}
          </option>
        ))}
      </select>
      <p className="form-text mb-0" id={`${id}-hint`}>
        {SETTINGS_TEXTS.languageHint}
      </p>
      {failed && <FieldError>{SETTINGS_TEXTS.languageFailed(NAMES[failed])}</FieldError>}
      <p className="visually-hidden" role="status">
        {isChanged && !failed && SETTINGS_TEXTS.languageInUse(NAMES[inUse])}
      </p>
    </section>
  );
}

const OPTIONS: readonly Settings['language'][] = ['system', ...LANGUAGES];
