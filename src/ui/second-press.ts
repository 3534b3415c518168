/** Controls that the page itself has focused: a second Enter of a pair was meant for another one. */
export const givenFocus = new WeakSet<Element>();

/** Buttons whose second click of a pair counts too. */
export const countsTwice = new WeakSet<Element>();

/** A `ref` for a button whose second click of a pair counts too, as of a step to the next boss. */
export const countTwice = (button: HTMLButtonElement | null): void => {
  if (button) countsTwice.add(button);
};

/** Moves the focus to a control that the user did not choose. */
export function giveFocus(control: HTMLElement | null, options?: FocusOptions): void {
  if (!control) return;
  givenFocus.add(control);
  control.focus(options);
}
