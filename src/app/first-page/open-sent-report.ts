import { sharedLinkIn } from '#routes';

/**
 * Takes a report that is sent from the prerendered page, and stays on that page: the address becomes the one that the
 * form leads to, where the app, which is on its way, finds it. Without this the browser would load the page again,
 * and with it all that has come meanwhile. A shared link stays in the fragment, which no request holds.
 * Returns what gives the form back to the browser, for an app that never comes.
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
    // What is sent last counts, and is one step in the history.
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
