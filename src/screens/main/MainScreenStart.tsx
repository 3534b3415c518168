import { DecorativeLabels } from './DecorativeLabels';
import { ReportBox } from './report/ReportBox';

/** The main screen's beginning, which the build draws into the page: it works before a script has run. */
export function MainScreenStart() {
  return (
    <main className="container-xl screen py-3" id="content">
      <DecorativeLabels />
      <ReportBox isFetching={false} onOpen={() => {}} />
    </main>
  );
}
