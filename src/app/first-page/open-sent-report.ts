import { sharedLinkIn } from '#routes';

/**
 * Handles a report submitted on the prerendered page: only the address changes, and the app reads
 * the report from it. Otherwise the browser would reload the page with everything loaded so far.
 * Returns a function that gives the form back to the browser.
 */
export function openSentReport(): () => void {
  const page = document.getElementById('first-page');
  const form = page?.querySelector('form');
  const button = form?.querySelector('button');
  const words = button?.firstElementChild;
  if (!page || !form || !button || !words) return () => {};
  const before = words.textContent;
  let isSent = false;

  const open = (event: SubmitEvent) => {
    event.preventDefault();
    // Several submits make one history entry, with the last address.
    window.history[isSent ? 'replaceState' : 'pushState'](null, '', addressOf(form));
    isSent = true;
    button.disabled = true;
    words.textContent = page.dataset.fetching ?? before;
  };
  const offerAgain = () => {
    button.disabled = false;
    words.textContent = before;
  };
  form.addEventListener('submit', open);
  form.addEventListener('input', offerAgain);
  form.noValidate = true;
  return () => {
    form.removeEventListener('submit', open);
    form.noValidate = false;
    offerAgain();
  };
}

function addressOf(form: HTMLFormElement): URL {
  const sent = [...new FormData(form)].map(([name, text]) => [name, String(text)] as const);
  const shared = sent.map(([, text]) => sharedLinkIn(text)).find((link) => link !== undefined);
  const address = new URL(shared ?? '', form.action);
  if (!shared) for (const [name, text] of sent) address.searchParams.set(name, text);
  return address;
}
