import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { HAS_RAIDS_KEY } from '#data/raids/has-raids';
import { MainScreenStart } from '#screens/main/MainScreenStart';
import { startTexts } from '#texts/first-page';
import { MAIN_TEXTS } from '#texts/main';
import { TopBar } from '../top-bar/TopBar';
import { FIRST_PAGE_KEY, translateFirstPage } from './translate';

/** The top of a first visit, prerendered into index.html. See replace-first-page.ts. */
export function FirstPage() {
  const [tooOld, notStarted] = startTexts();
  return (
    <StaticRouter location="/">
      {/* The stylesheet reveals this part; if no stylesheet loads, index.html shows a message. */}
      <div id="first-page" data-fetching={MAIN_TEXTS.fetching} hidden>
        <TopBar />
        <MainScreenStart />
        <p className="too-old container-xl" role="alert">
          {tooOld}
        </p>
        <p className="not-started container-xl" role="status">
          {notStarted}
        </p>
      </div>
    </StaticRouter>
  );
}

/**
 * Adds the script that fits the page to address and language, and makes its links work at every
 * base path.
 */
export const renderFirstPage = (): string =>
  renderToStaticMarkup(<FirstPage />)
    .replaceAll('href="/#', 'href="#')
    .replaceAll('href="/', 'href="./') + SCRIPT;

/**
 * Leaves only the top bar of the prerendered home page at the address of another screen. The build
 * inlines this function, so it can use nothing outside itself.
 */
function hideHome(): void {
  const page = document.getElementById('first-page');
  const home = page?.querySelector('main');
  const [first, ...others] = page?.querySelectorAll<HTMLAnchorElement>('nav a') ?? [];
  const { pathname } = window.location;
  if (!home || !first || first.pathname === pathname) return;
  home.style.visibility = 'hidden';
  first.removeAttribute('aria-current');
  others.find((link) => link.pathname === pathname)?.setAttribute('aria-current', 'page');
}

const SCRIPT = `<script>(${hideHome.toString()})();(${translateFirstPage.toString()})('${FIRST_PAGE_KEY}','${HAS_RAIDS_KEY}')</script>`;
