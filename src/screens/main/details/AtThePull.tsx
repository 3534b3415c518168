import { detailLines } from '#domain/pull/pull-words';
import type { Raider } from '#domain/raid/raid';
import { PLAYER_TEXTS } from '#texts/player';
import { PULL_TEXTS } from '#texts/pull';
import { PullMark } from '../PullMark';
import { describePullSummary } from '../pull-summary-words';
import type { PullInView } from '../use-pull';
import styles from './AtThePull.module.css';

interface AtThePullProps {
  raider: Raider;
  inView: PullInView;
}

export function AtThePull({ raider, inView }: AtThePullProps) {
  const { potions, healthstones } = raider;
  return (
    <div className={styles.box}>
      <h4>{PULL_TEXTS.title}</h4>
      <ul aria-label={PULL_TEXTS.title} className="list-unstyled m-0">
        <Lines raider={raider} inView={inView} />
        {potions !== undefined && (
          <li title={PULL_TEXTS.inTheFight}>{PLAYER_TEXTS.potions(potions)}</li>
        )}
        {healthstones !== undefined && (
          <li title={PULL_TEXTS.inTheFight}>{PLAYER_TEXTS.healthstones(healthstones)}</li>
        )}
      </ul>
    </div>
  );
}

function Lines({ raider, inView }: AtThePullProps) {
  const { pull } = inView;
  const atPull = pull?.raiders.find((one) => one.raider.key === raider.key);
  if (!pull || !atPull) return <li>{describePullSummary(inView)}</li>;
  return detailLines(atPull, pull).map(({ words, category = 'flask', state, isLower }) => (
    <li key={words}>
      <PullMark state={state} category={category} /> {words}
      {isLower && <small> {PULL_TEXTS.lowerTier}</small>}
    </li>
  ));
}
