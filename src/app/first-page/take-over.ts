/**
 * Puts the app in the place of the prerendered first page; App calls it once, when its own elements are in the document.
 *
 * The build draws FirstPage.tsx into index.html, beside the element that React draws in, so that a report can be
 * pasted and sent before any script has run: its form leads to `?report=…`, which the app then opens as it opens
 * what was shared to it. React knows nothing of that page, which is why it is removed here, by hand. All of this runs
 * in the layout effect that follows the app's first drawing, without a pause, so that no key can be pressed between
 * the reading of the old field and the new one standing in its place: no letter is lost. What was typed goes to the
 * new field as an input event, which React hears like any other. A link of the old page, `#settings` say, may
 * have been followed while the app was being drawn, unseen by the router, which hears of it by a `popstate`.
 */
export function takeOver(drawnAt: string): void {
  const page = document.getElementById('first-page');
  if (!page) return;
  const old = page.querySelector<HTMLInputElement>(REPORT_FIELD);
  const field = document.querySelector<HTMLInputElement>(`#root ${REPORT_FIELD}`);
  if (old && field) {
    if (old.value) type(field, old.value);
    if (old.matches(':focus')) field.focus({ preventScroll: true });
  }
  page.remove();
  if (window.location.href !== drawnAt) window.dispatchEvent(new PopStateEvent('popstate'));
}

const REPORT_FIELD = 'input[name="report"]';

/** Types a text into a field that React renders. */
function type(field: HTMLInputElement, text: string): void {
  // React overrides `value` on inputs and ignores writes that go through its setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
