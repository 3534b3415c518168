import { changeSettings, settings } from '#data/settings/settings';
import { useObservable } from '#data/use-observable';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Segments } from '#ui/Segments';

const THEMES = ['system', 'dark', 'light'] as const;

export function ThemeChoice() {
  const { theme } = useObservable(settings);
  return (
    <Segments
      legend={SETTINGS_TEXTS.theme}
      options={THEMES}
      texts={SETTINGS_TEXTS.themes}
      chosen={theme}
      onChoose={(chosen) => changeSettings({ theme: chosen })}
    />
  );
}
