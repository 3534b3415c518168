/** Controls that the page has focused. The second Enter of a pair was meant for another control. */
export const focusedByPage = new WeakSet<Element>();

/** Buttons on which both clicks of a double click count. */
export const bothClicksCount = new WeakSet<Element>();

/** A `ref` for a button to the next item: both clicks of a double click count. */
export const allowBothClicks = (button: HTMLButtonElement | null): void => {
  if (button) bothClicksCount.add(button);
};

/** Moves the focus to a control that the user did not choose. */
export function giveFocus(control: HTMLElement | null, options?: FocusOptions): void {
  if (!control) return;
  focusedByPage.add(control);
  control.focus(options);
}
