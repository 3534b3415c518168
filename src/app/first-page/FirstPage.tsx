import { StaticRouter } from 'react-router-dom';
import { MainScreenStart } from '#screens/main/MainScreenStart';
import { startTexts } from '#texts/first-page';
import { MAIN_TEXTS } from '#texts/main';
import { TopBar } from '../TopBar';

/** The top of every first visit, as the build draws it into index.html. take-over.ts says what becomes of it. */
export function FirstPage() {
  const [tooOld, notStarted] = startTexts();
  return (
    <StaticRouter location="/">
      {/* Its stylesheet shows it. Where that cannot be had, index.html says so instead. */}
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
