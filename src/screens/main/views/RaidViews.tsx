import { ShareButton } from '#features/share/ShareButton';
import { RAID_VIEWS, type RaidView } from '#routes';
import { VIEW_TEXTS } from '#texts/views';
import { commandRef } from '#ui/commands';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import type { MarkName } from '#ui/mark-paths';
import { useAddressInView, viewQueryString } from '../address/raid-address';
import styles from './RaidViews.module.css';

const MARKS: Readonly<Record<RaidView, MarkName>> = {
  verdicts: 'list',
  board: 'board',
  night: 'night',
  since: 'since',
};

/** Renders links to the views; on narrow screens at the bottom edge. */
export function RaidViews({ canShare }: { canShare: boolean }) {
  const address = useAddressInView();
  const hasShare = canShare || address.view === 'night';
  return (
    <div className={`${styles.bar} d-print-none`} data-foot="views">
      <nav className={styles.views} aria-label={VIEW_TEXTS.views}>
        <ul className={`${styles.list} list-unstyled m-0`}>
          {RAID_VIEWS.map((view) => (
            <li key={view} className={styles.item}>
              <Link
                className={styles.view}
                ref={commandRef(view)}
                aria-label={VIEW_TEXTS.names[view]}
                aria-current={view === address.view ? 'page' : undefined}
                to={{ search: viewQueryString({ ...address, view, player: '', filter: '' }) }}
              >
                <Mark name={MARKS[view]} size={16} />
                <span className={styles.name}>{VIEW_TEXTS.names[view]}</span>
                <span className={styles.shortName}>{VIEW_TEXTS.shortNames[view]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* On narrow screens no view moves the others. */}
      {!hasShare && (
        <div className="d-xl-none">
          <ShareButton isDisabled />
        </div>
      )}
    </div>
  );
}
