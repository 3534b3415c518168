import { observable } from '../observable';
import { settings } from './settings';

export const theme = observable<'dark' | 'light'>('dark');

/** Sets the theme by the user's choice, the system and printing. */
export function followTheme(): void {
  const systemIsLight = window.matchMedia('(prefers-color-scheme: light)');
  const paper = window.matchMedia('print');
  const apply = () => {
    const { theme: chosen } = settings.get();
    const system = systemIsLight.matches || paper.matches ? 'light' : 'dark';
    theme.set(chosen === 'system' || paper.matches ? system : chosen);
    document.documentElement.dataset.bsTheme = theme.get();
  };
  apply();
  settings.subscribe(apply);
  systemIsLight.addEventListener('change', apply);
  paper.addEventListener('change', apply);
}
