/** Controls that the page itself has focused: a second Enter of a pair was meant for another one. */
export const focusedByPage = new WeakSet<Element>();

/** Buttons whose second click of a pair counts too. */
export const countedTwice = new WeakSet<Element>();

/** A `ref` for a button whose second click of a pair counts too, as of a step to the next boss. */
export const countTwice = (button: HTMLButtonElement | null): void => {
  if (button) countedTwice.add(button);
};

/** Moves the focus to a control that the user did not choose. */
export function giveFocus(control: HTMLElement | null, options?: FocusOptions): void {
  if (!control) return;
  focusedByPage.add(control);
  control.focus(options);
}
