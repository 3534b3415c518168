import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { settings } from '#data/settings/settings';
import { isTyping } from '#ui/is-typing';
import { useWindowEvent } from '#ui/use-window-event';
import { SHORTCUTS } from './shortcuts';
import { typedKey } from './typed-key';

/** Milliseconds: WebKit throws at the 101st address change in 30 seconds. */
const MIN_BETWEEN_REPEATS = 350;

/**
 * Whether a field takes a key. An empty report field does not take `?`, with which no report
 * begins.
 */
const isForField = (target: EventTarget | null, typed: string | undefined): boolean =>
  isTyping(target) && !(typed === '?' && target.matches('[name="report"]:placeholder-shown'));

/** Handles shortcuts unless they are off, the user types or a dialog is open. */
export function useShortcuts(): void {
  const navigate = useNavigate();
  const ranAt = useRef(Number.NEGATIVE_INFINITY);
  useWindowEvent('keydown', (event) => {
    if (!settings.get().shortcutsOn) return;
    const typed = typedKey(event);
    if (isForField(event.target, typed) || document.querySelector('dialog[open]')) return;
    const shortcut = SHORTCUTS.find(({ key }) => key === typed);
    if (!shortcut) return;
    event.preventDefault();
    if (event.repeat && event.timeStamp - ranAt.current < MIN_BETWEEN_REPEATS) return;
    ranAt.current = event.timeStamp;
    shortcut.run(navigate);
  });
}
