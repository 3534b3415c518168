/**
 * Replaces the prerendered first page by the app. The build renders FirstPage.tsx beside React's
 * root, so that a report can be submitted before any script has run: the form leads to `?report=…`,
 * which opens like a share to the app.
 *
 * All of this runs in the layout effect after the first render, so no key press falls between
 * reading the old field and filling the new field.
 *
 * The router has missed links clicked before it started, such as `#settings`; a `popstate` makes it
 * read the address.
 */
export function replaceFirstPage(renderedAt: string): void {
  const page = document.getElementById('first-page');
  if (!page) return;
  const old = page.querySelector<HTMLInputElement>(REPORT_FIELD);
  const field = document.querySelector<HTMLInputElement>(`#root ${REPORT_FIELD}`);
  if (old && field) {
    if (old.value) typeInto(field, old.value);
    if (old.matches(':focus')) field.focus({ preventScroll: true });
  }
  page.remove();
  if (window.location.href !== renderedAt) window.dispatchEvent(new PopStateEvent('popstate'));
}

const REPORT_FIELD = 'input[name="report"]';

function typeInto(field: HTMLInputElement, text: string): void {
  // React overrides `value` on inputs and ignores writes that go through its setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
