import { changeSettings, type Settings, settings } from '#data/settings';
import { useObservable } from '#data/use-observable';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Segments } from '#ui/Segments';

const THEMES = Object.entries(SETTINGS_TEXTS.themes) as [Settings['theme'], string][];

/** The colours: as the system has them, or always dark or light. */
export function ThemeChoice() {
  const { theme } = useObservable(settings);
  return (
    <Segments
      legend={SETTINGS_TEXTS.theme}
      options={THEMES}
      chosen={theme}
      onChoose={(chosen) => changeSettings({ theme: chosen })}
    />
  );
}
