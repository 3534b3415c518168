/** Controls that the page has focused. The second Enter of a pair was meant for another control. */
export const focusedByPage = new WeakSet<Element>();

/** Buttons on which both clicks of a double click count. */
export const countedTwice = new WeakSet<Element>();

/** A `ref` for a button on which both clicks of a double click count, as one to the next boss. */
export const countTwice = (button: HTMLButtonElement | null): void => {
  if (button) countedTwice.add(button);
};

/** Moves the focus to a control that the user did not choose. */
export function giveFocus(control: HTMLElement | null, options?: FocusOptions): void {
  if (!control) return;
  focusedByPage.add(control);
  control.focus(options);
}
