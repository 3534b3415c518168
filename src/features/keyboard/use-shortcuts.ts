import { useRef } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { settings } from '#data/settings/settings';
import { SECOND } from '#domain/time';
import { dialogLink, PATHS, RAID_VIEWS } from '#routes';
import type { KEYBOARD_TEXTS } from '#texts/keyboard';
import type { VIEW_TEXTS } from '#texts/views';
import { type Command, controlsOf, runOnArrival } from '#ui/commands';
import { takesText } from '#ui/takes-text';
import { useWindowEvent } from '#ui/use-window-event';
import { neighbour } from './neighbour';
import { openPlayer, replacePlayer } from './player-steps';
import { typedKey } from './typed-key';

interface Shortcut {
  key: string;
  /** The name of the shortcut's text in the overlay. */
  does:
    | keyof typeof KEYBOARD_TEXTS.keys
    | keyof typeof VIEW_TEXTS.names
    | 'nextBoss'
    | 'previousBoss';
  run: (navigate: NavigateFunction) => void;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { key: '/', does: 'find', run: focusField },
  { key: ']', does: 'nextBoss', run: () => stepBoss(1) },
  { key: '[', does: 'previousBoss', run: () => stepBoss(-1) },
  { key: 'j', does: 'nextPlayer', run: (navigate) => stepPlayer(navigate, 1) },
  { key: 'k', does: 'previousPlayer', run: (navigate) => stepPlayer(navigate, -1) },
  { key: 'b', does: 'buffs', run: () => pressControl('buffs') },
  { key: 'p', does: 'passed', run: () => pressControl('passed') },
  ...RAID_VIEWS.map((view, index) => ({
    key: `${index + 1}`,
    does: view,
    run: () => pressControl(view),
  })),
  { key: 'f', does: 'filter', run: () => pressControl('filter') },
  { key: 's', does: 'saved', run: goToSaved },
  { key: '?', does: 'help', run: openOverlay },
];

/** Focuses the saved raids. On other pages it goes to the saved raids' page. */
function goToSaved(navigate: NavigateFunction): void {
  const [saved] = controlsOf('saved');
  if (saved) saved.focus();
  else navigate(PATHS.main);
}

function pressControl(command: Command): void {
  const [control] = controlsOf(command);
  const folded = `[id="${control?.getAttribute('aria-controls')}"]`;
  // If the element was folded or filtered out, the focus would be lost.
  if (document.activeElement?.closest(command === 'filter' ? 'table' : folded)) control?.focus();
  control?.click();
}

/**
 * Focuses Find a player, on a phone its button, else the report field. If the page has neither yet,
 * it waits for Find a player while the focus stays.
 */
function focusField(): void {
  const { activeElement } = document;
  const [find] = controlsOf('find').filter(({ offsetWidth }) => offsetWidth > 0);
  const field = find ?? controlsOf('report')[0];
  if (!field) runOnArrival('find', () => activeElement === document.activeElement && focusField());
  else if (field.matches('[aria-expanded="false"]')) field.click();
  else field.focus();
}

/** Opens the overlay once, and over no other dialog: Back closes one dialog at a time. */
function openOverlay(navigate: NavigateFunction): void {
  const { hash, search } = window.location;
  if (!hash) navigate(dialogLink('keys', search));
}

function stepBoss(direction: 1 | -1): void {
  const bosses = [...document.querySelectorAll<HTMLElement>('[data-fight]')];
  const chosen = bosses.find((boss) => boss.getAttribute('aria-current') === 'true');
  neighbour(bosses, chosen, direction)?.click();
}

/** Adds a history entry for the first step only: otherwise Back would repeat every step. */
function stepPlayer(navigate: NavigateFunction, direction: 1 | -1): void {
  const players = [...document.querySelectorAll<HTMLElement>('[data-player]')];
  const chosen = players.find((player) => player.getAttribute('aria-pressed') === 'true');
  const names = players.map(({ dataset }) => dataset.player ?? '');
  const name = neighbour(names, chosen?.dataset.player, direction);
  if (name === undefined) return;
  const query = new URLSearchParams(window.location.search);
  query.set('player', name);
  (chosen ? replacePlayer : openPlayer)(navigate, `?${query}`);
}

/** WebKit throws at the 101st address change in 30 seconds. */
const MIN_BETWEEN_REPEATS = 0.35 * SECOND;

/** Whether a field takes a key. An empty report field leaves `?`: no report begins with it. */
const isForField = (target: EventTarget | null, typed: string | undefined): boolean =>
  takesText(target) && !(typed === '?' && target.matches('[name="report"]:placeholder-shown'));

/** Handles shortcuts unless they are off, the user types or a dialog is open. */
export function useShortcuts(): void {
  const navigate = useNavigate();
  const lastRunAt = useRef(Number.NEGATIVE_INFINITY);
  useWindowEvent('keydown', (event) => {
    if (!settings.get().shortcutsOn) return;
    const typed = typedKey(event);
    if (isForField(event.target, typed) || document.querySelector('dialog[open]')) return;
    const shortcut = SHORTCUTS.find(({ key }) => key === typed);
    if (!shortcut) return;
    event.preventDefault();
    if (event.repeat && event.timeStamp - lastRunAt.current < MIN_BETWEEN_REPEATS) return;
    lastRunAt.current = event.timeStamp;
    shortcut.run(navigate);
  });
}
