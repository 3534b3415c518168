import { KEYBOARD_TEXTS } from '#texts/keyboard';

/** A key and what it does on the main page, as far as the page has it at the moment. */
export interface Shortcut {
  key: string;
  words: string;
  run: () => void;
}

const { keys } = KEYBOARD_TEXTS;

/** Every shortcut, in the order of the overlay. `?` opens that overlay and stands in the frame. */
export const SHORTCUTS: readonly Shortcut[] = [
  { key: '/', words: keys.report, run: () => found('[data-shortcut="report"]')?.focus() },
  { key: ']', words: keys.nextBoss, run: () => step('[data-kill]', 'aria-current', 1) },
  { key: '[', words: keys.previousBoss, run: () => step('[data-kill]', 'aria-current', -1) },
  { key: 'j', words: keys.nextPlayer, run: () => step('[data-player]', 'aria-pressed', 1) },
  { key: 'k', words: keys.previousPlayer, run: () => step('[data-player]', 'aria-pressed', -1) },
  { key: 'b', words: keys.buffs, run: () => found('[data-shortcut="buffs"]')?.click() },
  { key: 's', words: keys.saved, run: () => found('[data-shortcut="saved"]')?.focus() },
];

const found = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Presses the button after or before the chosen one; the first or last when none is chosen. */
function step(selector: string, chosenBy: string, direction: 1 | -1): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(selector)];
  const isChosen = (button: HTMLElement) => button.getAttribute(chosenBy) === 'true';
  const chosenNow = buttons.map(isChosen);
  const at = direction === 1 ? chosenNow.indexOf(true) : chosenNow.lastIndexOf(true);
  const ahead = direction === 1 ? buttons.slice(at + 1) : buttons.slice(0, at < 0 ? undefined : at);
  // A player with both faults has two buttons; the second of them is no step.
  const target = (direction === 1 ? ahead : ahead.reverse()).find((button) => !isChosen(button));
  target?.click();
}
