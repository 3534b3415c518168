import { StaticRouter } from 'react-router-dom';
import { MainScreenStart } from '#screens/main/MainScreenStart';
import { TopBar } from '../TopBar';

/** The top of every first visit, as the build draws it into index.html. take-over.ts says what becomes of it. */
export function FirstPage() {
  return (
    <StaticRouter location="/">
      {/* Its stylesheet shows it. Where that cannot be had, index.html says so instead. */}
      <div id="first-page" hidden>
        <TopBar />
        <MainScreenStart />
      </div>
    </StaticRouter>
  );
}
