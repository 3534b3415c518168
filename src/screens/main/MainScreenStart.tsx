import { SHARED_LINK_PREFIX } from '#routes';
import { FIRST_PAGE_TEXTS } from '#texts/first-page';
import { DecorativeLabels } from './DecorativeLabels';
import styles from './MainScreen.module.css';
import { ReportBox } from './ways-in/ReportBox';

/** Keeps shared links out of the form's request: they contain names and findings. */
const NO_SHARED_LINK = `(?!.*${SHARED_LINK_PREFIX}).*`;

/** Renders what the build prerenders; it works without a script. */
export function MainScreenStart() {
  return (
    <main className={`${styles.home} stack page screen`} id="content">
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
