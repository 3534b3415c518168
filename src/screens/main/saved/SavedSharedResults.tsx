import { useQuery } from '@tanstack/react-query';
import {
  deleteSharedResult,
  type SavedSharedResult,
  savedSharedResultQueries,
} from '#data/shared-results/saved-shared-results';
import { isOfNight, type SharedResult } from '#data/shared-results/shared-link';
import { countPassedIn } from '#domain/audit/night';
import { countPassed } from '#domain/audit/verdict';
import { formatDate } from '#domain/format';
import { sharedVerdicts } from '#domain/share/shared-fight';
import { sharedNightRows } from '#domain/share/shared-night';
import { PATHS } from '#routes';
import { NIGHT_TEXTS } from '#texts/night';
import { SAVED_TEXTS } from '#texts/saved';
import { SHARED_RESULT_TEXTS } from '#texts/shared-result';
import { VIEW_TEXTS } from '#texts/views';
import { sharedFightTitle } from '#ui/game/shared-fight-words';
import { shownTitle } from '#ui/game/shown-title';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import { UserText } from '#ui/UserText';
import facts from './RaidFacts.module.css';
import styles from './SavedRaidRow.module.css';

export function SavedSharedResults() {
  const { data: saved = [], error } = useQuery(savedSharedResultQueries.list());
  return (
    <section aria-label={SHARED_RESULT_TEXTS.savedOnes} className="mt-3">
      <h3 className="h6">{SHARED_RESULT_TEXTS.savedOnes}</h3>
      <ul className="list-unstyled">
        {saved.map((one) => (
          <SharedResultRow
            key={one.key}
            saved={one}
            onDelete={() => void deleteSharedResult(one)}
          />
        ))}
      </ul>
      {error && <p role="status">{SHARED_RESULT_TEXTS.failed}</p>}
    </section>
  );
}

interface SharedResultRowProps {
  saved: SavedSharedResult;
  onDelete: () => void;
}

function SharedResultRow({ saved: { fragment, sharedResult }, onDelete }: SharedResultRowProps) {
  const { players, judgedAt } = sharedResult;
  const title = shownTitle(sharedResult.title);
  const passed = passedIn(sharedResult);
  return (
    <li className={styles.card}>
      <Link
        className={`plain ${styles.open} text-decoration-none`}
        to={{ pathname: PATHS.main, hash: fragment }}
      >
        <span className={facts.facts}>
          <span className={facts.words}>
            <strong className={facts.title}>
              <UserText>{title}</UserText>
            </strong>
            <span className={`${facts.secondLine} facts`}>
              <UserText>
                {isOfNight(sharedResult) ? VIEW_TEXTS.names.night : sharedFightTitle(sharedResult)}
              </UserText>
              <span>{SHARED_RESULT_TEXTS.judgedOn(formatDate(judgedAt))}</span>
            </span>
          </span>
          <span className={facts.result}>
            {passed !== undefined && NIGHT_TEXTS.passedOf(passed, players.length)}
          </span>
        </span>
      </Link>
      <button
        type="button"
        className={`plain ${styles.action}`}
        aria-label={SAVED_TEXTS.deleteRaid(title)}
        title={SAVED_TEXTS.delete}
        onClick={onDelete}
      >
        <Mark name="bin" size={18} />
      </button>
    </li>
  );
}

const passedIn = (shared: SharedResult): number | undefined =>
  isOfNight(shared)
    ? countPassedIn(sharedNightRows(shared).map(({ now }) => now))?.passed
    : countPassed(
        shared.players.map((player) => ({ verdicts: sharedVerdicts(player, shared.counts) })),
      );
