import { SHARED_START } from '#routes';
import { FIRST_PAGE_TEXTS } from '#texts/first-page';
import { DecorativeLabels } from './DecorativeLabels';
import styles from './MainScreen.module.css';
import { ReportBox } from './report/ReportBox';

/** A shared link holds names and findings. The browser would send it to the app's host as a part of the address. */
const NO_SHARED_LINK = `(?!.*${SHARED_START}).*`;

/** The main screen's beginning, which the build draws into the page: it works before a script has run. */
export function MainScreenStart() {
  return (
    <main className={`${styles.home} page screen`} id="content">
      <DecorativeLabels />
      <div className={styles.report}>
        <div className={styles.rail}>
          <ReportBox
            isFetching={false}
            isOpen={false}
            onOpen={() => {}}
            refusedUnscripted={{ pattern: NO_SHARED_LINK, title: FIRST_PAGE_TEXTS.waitToShare }}
          />
        </div>
      </div>
    </main>
  );
}
