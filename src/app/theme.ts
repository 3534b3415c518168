import { settings } from '#data/settings';

/** Puts the chosen theme on the page, and keeps it in step with the choice and with the system. */
export function followTheme(): void {
  const systemIsLight = window.matchMedia('(prefers-color-scheme: light)');
  const apply = () => {
    const { theme } = settings.get();
    const system = systemIsLight.matches ? 'light' : 'dark';
    document.documentElement.dataset.bsTheme = theme === 'system' ? system : theme;
  };
  apply();
  settings.subscribe(apply);
  systemIsLight.addEventListener('change', apply);
}
