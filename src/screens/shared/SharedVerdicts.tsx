import { inColumns, shownVerdicts } from '#domain/audit/verdict';
import {
  type SharedJudgement,
  type SharedPlayer,
  sharedVerdicts,
} from '#domain/hand-over/shared-judgement';
import { fightTitlePieces } from '#domain/raid/fight-title';
import { distinctNames } from '#domain/raid/player-id';
import { PATHS } from '#routes';
import { JUDGEMENT_TEXTS } from '#texts/judgement';
import { formatDate, formatDateTime } from '#ui/format';
import { Link } from '#ui/Link';
import { searchOf } from '#ui/search-of';
import { UserText } from '#ui/UserText';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { verdictMark } from '#ui/verdict-mark';
import { SaveJudgement } from './SaveJudgement';
import { SharedColumn } from './SharedColumn';
import styles from './SharedVerdicts.module.css';
import { adviceOf, lackOf } from './shared-words';

interface SharedVerdictsProps {
  judgement: SharedJudgement;
  /** Its source, which saves it. */
  fragment: string;
}

/** A shared result: its raid, standards, date and verdicts. */
export function SharedVerdicts({ judgement, fragment }: SharedVerdictsProps) {
  const heading = useFocusOnArrival();
  const { code, fight, title, foughtAt, judgedAt } = judgement;
  return (
    <section aria-label={JUDGEMENT_TEXTS.summary}>
      <h1 className="h4" tabIndex={-1} ref={heading}>
        {JUDGEMENT_TEXTS.title}
      </h1>
      <p className="mb-1">
        <UserText className="fw-semibold" text={title.trim() || JUDGEMENT_TEXTS.untitled} />
        <UserText text={fightTitlePieces(judgement).join('')} />
        {foughtAt > 0 && formatDate(foughtAt)}
      </p>
      <p className="small mb-1">{JUDGEMENT_TEXTS.judgedAt(formatDateTime(judgedAt))}</p>
      <Standards judgement={judgement} />
      <div className="d-flex flex-wrap gap-2 align-items-center mb-3 d-print-none">
        <SaveJudgement fragment={fragment} />
        <Link
          className="btn btn-outline-secondary"
          to={{ pathname: PATHS.main, search: searchOf({ code, fight }) }}
        >
          {JUDGEMENT_TEXTS.openReport}
        </Link>
      </div>
      <Columns judgement={judgement} />
    </section>
  );
}

function Standards({ judgement: { minimumItemLevel, counts } }: { judgement: SharedJudgement }) {
  const titles = [...new Set(counts.map(({ title }) => title))].join(', ');
  return (
    <p className="small">
      {minimumItemLevel > 0 && JUDGEMENT_TEXTS.minimum(minimumItemLevel)}{' '}
      {titles && JUDGEMENT_TEXTS.counted(titles)}
    </p>
  );
}

/** A column for each verdict, and one for what is worth a look. */
function Columns({ judgement }: Pick<SharedVerdictsProps, 'judgement'>) {
  const { players, counts } = judgement;
  const columns = inColumns(players, (player) => sharedVerdicts(player, counts));
  // A shared result has no ids; without servers too, only the name is known.
  const named = distinctNames(players.map((player) => ({ ...player, key: player.name })));
  const nameOf = ({ name, server }: SharedPlayer) => named({ key: name, name, server });
  const advised = players.filter(({ advice }) => advice.length > 0);
  return (
    <div className={styles.columns}>
      {shownVerdicts(columns).map((verdict) => (
        <SharedColumn
          key={verdict}
          title={verdict}
          mark={verdictMark(verdict)}
          players={columns[verdict]}
          nameOf={nameOf}
          words={(player) => lackOf(player, { judgement, verdict })}
        />
      ))}
      {advised.length > 0 && (
        <SharedColumn
          title={JUDGEMENT_TEXTS.advice}
          mark="eye"
          players={advised}
          nameOf={nameOf}
          words={(player) => adviceOf(player, judgement)}
        />
      )}
    </div>
  );
}
