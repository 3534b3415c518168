import { isOfNight, type SharedResult as Shared } from '#data/shared-audits/shared-link';
import { columnText, linesText } from '#domain/audit/audit-lines';
import { titlesOf } from '#domain/audit/rule/rule';
import { RULES } from '#domain/audit/rule-list';
import { countPassed, groupByVerdict, shownVerdicts } from '#domain/audit/verdict';
import { ERAS } from '#domain/eras/era-list';
import { formatDate, formatDateTime } from '#domain/format';
import {
  columnOfShared,
  type KeyedPlayer,
  type SharedAudit,
  type SharedFinding,
  sharedVerdicts,
  toKeyedPlayer,
} from '#domain/hand-over/shared-audit';
import { term } from '#domain/language';
import { namesakesTogether, shownNames } from '#domain/raid/shown-names';
import { DIRECTION_MARKS } from '#domain/spelling';
import { PageTitle } from '#features/page/PageTitle';
import { PATHS } from '#routes';
import { PLAYER_TEXTS } from '#texts/player';
import { SHARED_AUDIT_TEXTS } from '#texts/shared-audit';
import { VIEW_TEXTS } from '#texts/views';
import { EraName } from '#ui/game/EraName';
import { sharedAttemptWords, sharedFightTitle } from '#ui/game/fight-words';
import { shownTitle } from '#ui/game/shown-title';
import { verdictMark } from '#ui/game/verdict-mark';
import { Link } from '#ui/Link';
import { searchOf } from '#ui/search-of';
import { UserText } from '#ui/UserText';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { SaveSharedAudit } from './SaveSharedAudit';
import { SharedColumn } from './SharedColumn';
import { SharedNightTable } from './SharedNightTable';
import styles from './SharedResult.module.css';

interface SharedResultProps {
  shared: Shared;
  fragment: string;
}

export function SharedResult({ shared: claimed, fragment }: SharedResultProps) {
  const shared = withQuotes(claimed);
  const heading = useFocusOnArrival();
  const { code, title, foughtAt, judgedAt } = shared;
  const report = isOfNight(shared)
    ? { code, view: 'night' as const }
    : { code, fight: shared.fight };
  const named = shownTitle(title);
  return (
    <section aria-label={SHARED_AUDIT_TEXTS.title}>
      <PageTitle words={isOfNight(shared) ? [VIEW_TEXTS.names.night, named] : titleOf(shared)} />
      <h1 className="h4" tabIndex={-1} ref={heading}>
        {SHARED_AUDIT_TEXTS.title}
      </h1>
      <p className="mb-1">
        <UserText className="fw-semibold">{named}</UserText>
        <UserText>{isOfNight(shared) ? VIEW_TEXTS.names.night : sharedFightTitle(shared)}</UserText>
        {foughtAt > 0 && formatDate(foughtAt)}{' '}
        <EraName era={ERAS.find(({ id }) => id === shared.era)} />
      </p>
      <p className="small mb-1">{SHARED_AUDIT_TEXTS.judgedAt(formatDateTime(judgedAt))}</p>
      <Standards shared={shared} />
      <div className="d-flex flex-wrap gap-2 align-items-center mb-3 d-print-none">
        <SaveSharedAudit fragment={fragment} />
        <Link
          className="btn btn-outline-secondary"
          to={{ pathname: PATHS.main, search: searchOf(report) }}
        >
          {SHARED_AUDIT_TEXTS.openReport}
        </Link>
      </div>
      {isOfNight(shared) ? <SharedNightTable night={shared} /> : <Columns sharedAudit={shared} />}
    </section>
  );
}

const TITLES = titlesOf(RULES);

/** What would end a quote, or turn the line after it. */
const QUOTES = new RegExp(`["“”„«»]|${DIRECTION_MARKS.source}`, 'g');

/** Quotes titles that are not the app's own, but a newer version's or made up for the link. */
function withQuotes(shared: Shared): Shared {
  const quote = <Titled extends { title: string }>(all: readonly Titled[]): Titled[] =>
    all.map((one) =>
      TITLES.includes(one.title)
        ? one
        : { ...one, title: SHARED_AUDIT_TEXTS.quoted(one.title.replace(QUOTES, '')) },
    );
  const counts = quote(shared.counts);
  if (isOfNight(shared)) {
    const players = shared.players.map((player) => ({ ...player, now: quote(player.now) }));
    return { ...shared, counts, players };
  }
  const players = shared.players.map((player) => ({
    ...player,
    findings: quote(player.findings),
    advice: quote(player.advice),
  }));
  return { ...shared, counts, players };
}

/** `Magmaw`, `12 of 25`, as of a raid that is open. */
function titleOf(shared: SharedAudit): (string | false)[] {
  const { boss, players, counts } = shared;
  const judged = players.map((player) => ({ verdicts: sharedVerdicts(player, counts) }));
  const isJudged = judged.some(({ verdicts }) => !verdicts.includes('NOT JUDGED'));
  return [
    boss + sharedAttemptWords(shared),
    isJudged && VIEW_TEXTS.position(countPassed(judged), judged.length),
  ];
}

function Standards({ shared: { minimumItemLevel, counts } }: Pick<SharedResultProps, 'shared'>) {
  const titles = [...new Set(counts.map(({ title }) => term(title)))].join(', ');
  return (
    <p className="small">
      {minimumItemLevel > 0 && SHARED_AUDIT_TEXTS.minimum(minimumItemLevel)}{' '}
      {titles && SHARED_AUDIT_TEXTS.counted(titles)}
    </p>
  );
}

function Columns({ sharedAudit }: { sharedAudit: SharedAudit }) {
  const { counts } = sharedAudit;
  const players = sharedAudit.players.map(toKeyedPlayer);
  const columns = groupByVerdict(players, (player) => sharedVerdicts(player, counts));
  const names = shownNames(players);
  const listed = (some: readonly KeyedPlayer[]) => namesakesTogether(some, (player) => player);
  const advised = players.filter(({ advice }) => advice.length > 0);
  return (
    <div className={styles.columns}>
      {shownVerdicts(columns).map((verdict) => (
        <SharedColumn
          key={verdict}
          title={verdict}
          mark={verdictMark(verdict)}
          players={listed(columns[verdict])}
          names={names}
          textOf={({ findings }) => {
            const ofColumn = findings.filter(
              (finding) => columnOfShared(finding, counts) === verdict,
            );
            return columnText(verdict, ofColumn, wordsOf(ofColumn, sharedAudit));
          }}
        />
      ))}
      {advised.length > 0 && (
        <SharedColumn
          title={PLAYER_TEXTS.worthALook}
          players={listed(advised)}
          names={names}
          textOf={({ advice }) => linesText(advice, wordsOf(advice, sharedAudit))}
        />
      )}
    </div>
  );
}

/** A newer version's link may have titles that are unknown here. */
const wordsOf = (findings: readonly SharedFinding[], { era: id }: SharedAudit) => ({
  slots: ERAS.find((era) => era.id === id)?.slots ?? [],
  titles: [...new Set(findings.map(({ title }) => title))],
});
