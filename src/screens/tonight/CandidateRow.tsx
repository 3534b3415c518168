import { memo, startTransition, useId } from 'react';
import { findingParts } from '#domain/audit/finding-parts';
import type { BuffCategory } from '#domain/coverage/category';
import { formatDate, formatShortDate } from '#domain/format';
import type { RaidGroup } from '#domain/groups/groups';
import { term } from '#domain/language';
import { classAndSpecText } from '#domain/raid/classes';
import { ROLE_WORDS } from '#domain/raid/role-words';
import { type Candidate, candidateName } from '#domain/tonight/candidates';
import { findingsThenText } from '#domain/tonight/copies';
import { TONIGHT_TEXTS } from '#domain/tonight/words';
import { CategoryPicture } from '#features/buffs/CategoryPicture';
import { ClassPicture } from '#features/emblems/ClassPicture';
import { OwnPlayerMark } from '#features/player/OwnPlayerMark';
import { PlayerLink } from '#features/player/PlayerLink';
import { FindingParts } from '#features/tables/FindingParts';
import { BUFF_TEXTS } from '#texts/buffs';
import { TONIGHT_VIEW_TEXTS } from '#texts/tonight';
import { Mark } from '#ui/Mark';
import { NamesakeDetail } from '#ui/NamesakeDetail';
import spoken from '#ui/spoken.module.css';
import { UserText } from '#ui/UserText';
import { useAdjustedState } from '#ui/use-adjusted-state';
import styles from './CandidateLists.module.css';

interface CandidateRowProps {
  candidate: Candidate;
  group: RaidGroup;
  isComing: boolean;
  onlySourceOf: readonly BuffCategory[] | undefined;
  onChange: (candidate: Candidate, isComing: boolean) => void;
  /** Removes a guest; undefined for other players. */
  onRemove: ((candidate: Candidate) => void) | undefined;
  /** The row that gets the focus when its guest is removed. */
  idBeside: string | undefined;
}

const checkboxOf = (id: string): string => `input[value="${CSS.escape(id)}"]`;

/** Renders a player to tick, with faults of the last evening and buffs that nobody else brings. */
export const CandidateRow = memo((props: CandidateRowProps) => {
  const { candidate, group, isComing, onlySourceOf, onChange, onRemove, idBeside } = props;
  const { id, detail, raider, seen } = candidate;
  const [nameId, factsId] = [useId(), useId()];
  // The box shows a click at once; everything else follows a moment later.
  const [tick, setTick] = useAdjustedState({ isComing, isOn: isComing }, (now) =>
    now.isComing === isComing ? now : { isComing, isOn: isComing },
  );
  const handleTick = (isOn: boolean) => {
    setTick({ isComing, isOn });
    startTransition(() => onChange(candidate, isOn));
  };
  return (
    <li className={`${styles.row} ${isComing ? '' : styles.notComing}`}>
      <label>
        <input
          type="checkbox"
          className="form-check-input"
          value={id}
          // Names the same row in the other list, which gets the focus.
          data-next={checkboxOf(id)}
          aria-labelledby={nameId}
          aria-describedby={factsId}
          checked={tick.isOn}
          onChange={({ target }) => handleTick(target.checked)}
        />
        <ClassPicture name={raider.picture} size={28} />
        <span className={styles.texts}>
          <span id={nameId} className={`${styles.name} class-${raider.classKey ?? 'unknown'}`}>
            <CandidateName candidate={candidate} />
            <NamesakeDetail detail={detail} />
            {seen && <OwnPlayerMark player={raider} />}
          </span>
          <CandidateFacts id={factsId} {...{ candidate, group, onlySourceOf }} />
        </span>
      </label>
      {onRemove && !isComing && (
        <button
          type="button"
          className={`plain ${styles.remove}`}
          aria-label={TONIGHT_VIEW_TEXTS.remove(candidateName(candidate))}
          data-next={idBeside && checkboxOf(idBeside)}
          onClick={() => onRemove(candidate)}
        >
          <Mark name="close" size={12} />
        </button>
      )}
    </li>
  );
});

function CandidateName({ candidate }: Pick<CandidateRowProps, 'candidate'>) {
  const name = <UserText>{candidate.name || candidateName(candidate)}</UserText>;
  return candidate.seen ? <PlayerLink player={candidate.raider}>{name}</PlayerLink> : name;
}

interface CandidateFactsProps
  extends Pick<CandidateRowProps, 'candidate' | 'group' | 'onlySourceOf'> {
  id: string;
}

function CandidateFacts({ id, candidate, group, onlySourceOf }: CandidateFactsProps) {
  const { raider, role, seen } = candidate;
  const isNewest = seen?.evening === group.evenings[0];
  return (
    <span id={id} className={styles.facts}>
      <span className={isNewest ? styles.line : `${seen ? styles.date : styles.guest} label`}>
        <span className={spoken.spoken}>
          {` ${[ROLE_WORDS[role], classAndSpecText(raider)].filter(Boolean).join(', ')} ${seen ? `${formatDate(seen.evening.pulledAt)} ` : ''}`}
        </span>
        {!seen && <span>{`${TONIGHT_TEXTS.guest} `}</span>}
        {seen && !isNewest && (
          <span aria-hidden="true">{formatShortDate(seen.evening.pulledAt)}</span>
        )}
      </span>
      <LastFaults candidate={candidate} group={group} />
      {onlySourceOf && <OnlySource categories={onlySourceOf} />}
    </span>
  );
}

function LastFaults({ candidate, group }: Pick<CandidateRowProps, 'candidate' | 'group'>) {
  const text = findingsThenText(candidate, group);
  const cell = candidate.seen?.cell;
  if (cell?.state !== 'faults')
    return (
      <span className={styles.faults}>
        {cell?.state === 'passed' && <Mark name="tick" size={10} className="tone-tick" />}{' '}
        <span>{text}</span>
      </span>
    );
  return (
    <span className={styles.faults}>
      <span aria-hidden="true">
        <FindingParts
          parts={findingParts(group.era, cell.findings)}
          isWrapped
          className={styles.part}
        />
      </span>
      <span className={spoken.spoken}>{text}</span>
    </span>
  );
}

function OnlySource({ categories }: { categories: readonly BuffCategory[] }) {
  const names = categories.map(({ name }) => term(name));
  const [first = '', ...others] = names;
  return (
    <span className={styles.onlySource}>
      {' '}
      <CategoryPicture name={categories[0]?.name ?? ''} />
      <span aria-hidden="true">
        {TONIGHT_TEXTS.onlySource(
          others.length > 0 ? BUFF_TEXTS.andMore(first, others.length) : first,
        )}
      </span>
      <span className={spoken.spoken}>{TONIGHT_TEXTS.onlySource(names.join(', '))}</span>
    </span>
  );
}
