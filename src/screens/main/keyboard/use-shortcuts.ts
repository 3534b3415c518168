import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { settings } from '#data/settings';
import { dialogLink } from '#domain/paths';
import { SHORTCUTS } from './shortcuts';

/** Lets single keys work the main page, unless a person types, a dialog is open or they are off. */
export function useShortcuts(): void {
  const navigate = useNavigate();
  // Keys are pressed on the window, wherever the focus is.
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!settings.get().shortcutsOn || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      if (event.key === '?') navigate(dialogLink('keys', window.location.search));
      const shortcut = SHORTCUTS.find(({ key }) => key === event.key);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [navigate]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="radio"]), select, textarea');
