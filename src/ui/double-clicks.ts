/** Controls that the page has focused. The second Enter of a pair was meant for another control. */
export const pageFocusedControls = new WeakSet<Element>();

/** Buttons on which both clicks of a double click count. */
export const doubleClickButtons = new WeakSet<Element>();

/** A `ref` for a button to the next item: both clicks of a double click count. */
export const allowBothClicks = (button: HTMLButtonElement | null): void => {
  if (button) doubleClickButtons.add(button);
};

/** Moves the focus to a control that the user did not choose. */
export function giveFocus(control: HTMLElement | null, options?: FocusOptions): void {
  if (!control) return;
  pageFocusedControls.add(control);
  control.focus(options);
}
