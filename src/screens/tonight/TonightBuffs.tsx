import { memo, useCallback, useMemo, useState } from 'react';
import type { BuffCategory } from '#domain/coverage/category';
import type { Era } from '#domain/era/era';
import { type Candidate, candidateName } from '#domain/tonight/candidates';
import { TONIGHT_TEXTS } from '#domain/tonight/words';
import { BuffsPanel } from '#features/buffs/BuffsPanel';
import styles from './TonightScreen.module.css';
import type { ShownCoverage } from './use-tonight';

interface TonightBuffsProps {
  era: Era;
  shownCoverage: ShownCoverage;
  onBring: (candidate: Candidate) => void;
}

/** Screens on which the panel starts open. Phones show it as a separate part. */
const STARTS_OPEN = '(min-width: 75em), (max-width: 37.499em)';

/** Renders a fight's panel for the players who come, and who else could bring missing buffs. */
export const TonightBuffs = memo(({ era, shownCoverage, onBring }: TonightBuffsProps) => {
  const { coming, size, covered } = shownCoverage;
  const [startsOpen] = useState(() => window.matchMedia(STARTS_OPEN).matches);
  const raiders = useMemo(
    () => coming.map((one) => ({ ...one.raider, name: one.raider.name || candidateName(one) })),
    [coming],
  );
  const missing = covered?.missing;
  const bringersOf = useCallback(
    ({ name }: BuffCategory) => {
      const missingCategory = missing?.find(({ category }) => category.name === name);
      return missingCategory && missingCategory.couldBring.length > 0 ? (
        <OtherBringers candidates={missingCategory.couldBring} onBring={onBring} />
      ) : null;
    },
    [missing, onBring],
  );
  return (
    <div tabIndex={-1} className={`beside ${styles.buffs}`}>
      <BuffsPanel
        raiders={raiders}
        size={size}
        era={era}
        startsOpen={startsOpen}
        bringersOf={bringersOf}
      />
    </div>
  );
});

interface OtherBringersProps {
  candidates: readonly Candidate[];
  onBring: (candidate: Candidate) => void;
}

/** `Could bring it: Veyra, Jorunna (not coming)`, each name a button that adds the player. */
function OtherBringers({ candidates, onBring }: OtherBringersProps) {
  const [before, after] = TONIGHT_TEXTS.couldBring('|').split('|');
  return (
    <span className={styles.couldBring}>
      <span>{before}</span>
      {candidates.map((one, index) => (
        <span key={one.id}>
          <button
            type="button"
            className={`class-${one.raider.classKey ?? 'unknown'}`}
            onClick={() => onBring(one)}
          >
            <bdi>{candidateName(one)}</bdi>
          </button>
          <span>{index < candidates.length - 1 ? ', ' : ''}</span>
        </span>
      ))}
      <span>{after}</span>
    </span>
  );
}
