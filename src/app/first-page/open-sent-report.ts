/**
 * Takes a report that is sent from the prerendered page, and stays on that page: the address becomes the one that the
 * form leads to, where the app, which is on its way, finds it. Without this the browser would load the page again,
 * and with it all that has come meanwhile. Returns what gives the form back to the browser, for an app that never comes.
 */
export function openSentReport(): () => void {
  const page = document.getElementById('first-page');
  const form = page?.querySelector('form');
  const button = form?.querySelector('button');
  const words = button?.firstElementChild;
  if (!page || !form || !button || !words) return () => {};
  const before = words.textContent;

  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const address = new URL(form.action);
    for (const [name, text] of new FormData(form)) address.searchParams.set(name, String(text));
    window.history.pushState(null, '', address);
    button.disabled = true;
    words.textContent = page.dataset.fetching ?? before;
  };
  form.addEventListener('submit', open);
  return () => {
    form.removeEventListener('submit', open);
    button.disabled = false;
    words.textContent = before;
  };
}
