import { settings } from '#data/settings/settings';

/** Sets the theme by the choice, the system and printing. */
export function followTheme(): void {
  const systemIsLight = window.matchMedia('(prefers-color-scheme: light)');
  const paper = window.matchMedia('print');
  const apply = () => {
    const { theme } = settings.get();
    const system = systemIsLight.matches || paper.matches ? 'light' : 'dark';
    document.documentElement.dataset.bsTheme = theme === 'system' || paper.matches ? system : theme;
  };
  apply();
  settings.subscribe(apply);
  systemIsLight.addEventListener('change', apply);
  // Paper is white.
  paper.addEventListener('change', apply);
}
