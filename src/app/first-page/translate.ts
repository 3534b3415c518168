/** The storage key of the app's language and of the first page's texts by English text. */
export const FIRST_PAGE_KEY = 'ready-check-first-page';

/**
 * Translates the prerendered page to the app's last language, then shows it. The build inlines this
 * function, so it can use nothing outside itself.
 */
export function translateFirstPage(key: string, backKey: string): void {
  const root = document.documentElement;
  const page = document.getElementById('first-page');
  if (!page) return;
  try {
    if (localStorage.getItem(backKey)) root.dataset.back = '';
    const stored: unknown = JSON.parse(localStorage.getItem(key) || '{}');
    if (!(stored instanceof Object && 'language' in stored && 'texts' in stored)) return;
    const { language, texts } = stored;
    if (!language || !(texts instanceof Object)) return;
    const translations = new Map<string, unknown>(Object.entries(texts));
    const inLanguage = (text: string): string => String(translations.get(text) ?? text);
    root.lang = String(language);
    const nodes = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      node.nodeValue = inLanguage(node.nodeValue || '');
    }
    for (const element of [page, ...page.querySelectorAll('*')]) {
      for (const name of ['aria-label', 'placeholder', 'title', 'data-widest', 'data-fetching']) {
        const text = element.getAttribute(name);
        if (text) element.setAttribute(name, inLanguage(text));
      }
    }
  } catch {
    // If storage is refused or damaged, the page stays English until the app loads.
  } finally {
    // Until then first-page.css hides the page: a browser may paint it before this script.
    page.lang = root.lang;
  }
}
