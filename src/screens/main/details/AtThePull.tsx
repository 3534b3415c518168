import { formatDuration } from '#domain/format';
import { loggedAuras } from '#domain/pull/at-the-pull';
import type { LoggedAura } from '#domain/pull/pull';
import { AT_THE_PULL_TEXTS, detailLines } from '#domain/pull/pull-words';
import type { Death, Raider } from '#domain/raid/raid';
import { SECOND } from '#domain/time';
import { PullMark } from '#features/pull/PullMark';
import { usePullInView } from '#features/pull/PullOfFight';
import { pullSummaryText } from '#features/pull/PullSummary';
import { PULL_TEXTS } from '#texts/pull';
import { RAID_TEXTS } from '#texts/raid';
import { Button } from '#ui/Button';
import styles from './AtThePull.module.css';
import { consumedTexts } from './piece-words';

interface AtThePullProps {
  raider: Raider;
  /** Whether the panel, which has the button that fetches a pull, is on the page. */
  hasPanel: boolean;
}

export function AtThePull({ raider, hasPanel }: AtThePullProps) {
  const { deaths = [] } = raider;
  // Uses are among the facts above in an era without consumables.
  const hasUses = usePullInView().state !== 'no table';
  return (
    <div className={styles.box}>
      <h4 className="second fw-normal mb-1">{PULL_TEXTS.title}</h4>
      <ul aria-label={PULL_TEXTS.title} className="list-unstyled m-0">
        {hasUses && <Lines raider={raider} hasPanel={hasPanel} />}
        {hasUses &&
          consumedTexts(raider).map((text) => (
            <li key={text}>
              <span>{text}</span> <small className="label">{PULL_TEXTS.inTheFight}</small>
            </li>
          ))}
        {deaths.map((death, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two deaths may have the same time
          <li key={index}>
            <span>{deathText(death)}</span>{' '}
            {death.ability && <small className="label">{death.ability}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Rounds down to a whole second. */
const deathText = ({ at }: Death): string =>
  at === undefined ? PULL_TEXTS.died : PULL_TEXTS.diedAt(formatDuration(at - (at % SECOND)));

function Lines({ raider, hasPanel }: AtThePullProps) {
  const pullInView = usePullInView();
  const { pull, logged, state: pullState, fetchPull } = pullInView;
  if (logged) return <LoggedAuras auras={loggedAuras(logged, raider.key)} />;
  const atPull = pull?.raiders.find((one) => one.raider.key === raider.key);
  if (!pull || !atPull) {
    return (
      // The line is filled by flask and food once they are loaded.
      <li className="w-100">
        <span>{pullSummaryText(pullInView)}</span>{' '}
        {!hasPanel && (pullState === 'not here' || pullState === 'failed') && (
          <Button isSmall onClick={fetchPull}>
            {pullState === 'failed' ? RAID_TEXTS.tryAgain : PULL_TEXTS.fetch}
          </Button>
        )}
      </li>
    );
  }
  return detailLines(atPull, pull).map(({ words, category = 'flask', state, isLower }) => (
    <li key={words}>
      <PullMark state={state} category={category} /> {words}
      {isLower && <small className="label"> {PULL_TEXTS.lowerTier}</small>}
    </li>
  ));
}

function LoggedAuras({ auras }: { auras: readonly LoggedAura[] | undefined }) {
  if (!auras) return <li>{AT_THE_PULL_TEXTS.noSnapshot}</li>;
  return auras.map(({ id, name }) => (
    <li key={id}>
      <bdi>{name || PULL_TEXTS.aura(id)}</bdi>
    </li>
  ));
}
