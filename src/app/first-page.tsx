import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { DecorativeLabels } from '#screens/main/DecorativeLabels';
import { ReportBox } from '#screens/main/report/ReportBox';
import { TopBar } from './TopBar';

/**
 * The page as it comes: what stands at the top of every first visit, drawn at build, so that a report can be
 * pasted before any script has run. The app takes its place, and takes over what was typed.
 */
export const drawFirstPage = (): string =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      {/* Its stylesheet shows it. Where that cannot be had, index.html says so instead. */}
      <div id="first-page" hidden>
        <TopBar />
        <main className="container-xl screen py-3" id="content">
          <DecorativeLabels />
          <ReportBox isFetching={false} onOpen={() => {}} />
        </main>
      </div>
    </StaticRouter>,
  )
    // Wherever the app is served from, and whatever is open.
    .replaceAll('href="/#', 'href="#')
    .replaceAll('href="/', 'href="./');
