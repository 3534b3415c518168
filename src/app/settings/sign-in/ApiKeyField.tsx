import { useId, useState } from 'react';
import { BUILD_SETTINGS } from '#data/build-settings';
import { changeSettings, settings } from '#data/settings/settings';
import { useObservable } from '#data/use-observable';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Button } from '#ui/Button';
import { Details } from '#ui/Details';

/** One account and key serve all of the log site's hosts. */
const KEY_PAGE = 'https://classic.warcraftlogs.com/profile';

export function ApiKeyField({ hint }: { hint?: string }) {
  const { apiKey } = useObservable(settings);
  const [isShown, setShown] = useState(false);
  const [fieldId, hintId] = [useId(), useId()];

  return (
    <section aria-label={SETTINGS_TEXTS.keyTitle}>
      <label className="form-label fw-semibold" htmlFor={fieldId}>
        {SETTINGS_TEXTS.key}
      </label>
      <div className="d-flex flex-wrap gap-2">
        <input
          className="form-control w-auto mw-100 flex-grow-1"
          id={fieldId}
          type={isShown ? 'text' : 'password'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={hintId}
          value={apiKey}
          onChange={(event) => changeSettings({ apiKey: event.target.value.trim() })}
        />
        <Button aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {SETTINGS_TEXTS.showKey}
        </Button>
        <Button disabled={apiKey === ''} onClick={() => changeSettings({ apiKey: '' })}>
          {SETTINGS_TEXTS.removeKey}
        </Button>
      </div>
      <p className="form-text mb-0" id={hintId}>
        {SETTINGS_TEXTS.keySource} {BUILD_SETTINGS.apiKey && SETTINGS_TEXTS.keyOfBuild} {hint}
      </p>
      <Details className="small mt-2" startsOpen={apiKey === ''} summary={SETTINGS_TEXTS.keyHow}>
        <ol className="mt-2 mb-1">
          {SETTINGS_TEXTS.keySteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <a href={KEY_PAGE} target="_blank" rel="noopener noreferrer">
          {SETTINGS_TEXTS.keyPage}
        </a>
      </Details>
    </section>
  );
}
