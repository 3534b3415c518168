import { Link } from 'react-router-dom';
import type { RaidView } from '#domain/paths';
import { VIEW_TEXTS } from '#texts/views';
import { useRaidAddress, viewQuery } from '../raid-address';

/** The views that there are, in the order of their links. */
const VIEWS: readonly RaidView[] = ['verdicts', 'board', 'night', 'since'];

/** The ways to look at the open raid, the present one marked. */
export function RaidViews() {
  const { address } = useRaidAddress();
  return (
    <nav aria-label={VIEW_TEXTS.views}>
      <ul className="nav nav-underline">
        {VIEWS.map((view) => (
          <li key={view} className="nav-item">
            <Link
              className={`nav-link ${view === address.view ? 'active' : ''}`}
              aria-current={view === address.view ? 'page' : undefined}
              to={{
                search: `${new URLSearchParams(viewQuery({ ...address, view, player: '', only: '' }))}`,
              }}
            >
              {VIEW_TEXTS.names[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
