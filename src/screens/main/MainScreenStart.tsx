import { DecorativeLabels } from './DecorativeLabels';
import styles from './MainScreen.module.css';
import { ReportBox } from './report/ReportBox';

/** The main screen's beginning, which the build draws into the page: it works before a script has run. */
export function MainScreenStart() {
  return (
    <main className={`${styles.home} page screen`} id="content">
      <DecorativeLabels />
      <div className={styles.report}>
        <div className={styles.rail}>
          <ReportBox isFetching={false} isOpen={false} onOpen={() => {}} />
        </div>
      </div>
    </main>
  );
}
