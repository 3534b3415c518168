import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { formatDateSeenFrom } from '#domain/format';
import type { EveningTable } from '#domain/groups/evening-table';
import type { RaidGroup } from '#domain/groups/groups';
import { SPELLING } from '#domain/spelling';
import { type Candidate, candidateName, roleCountsText } from '#domain/tonight/candidates';
import { changesFor } from '#domain/tonight/choice';
import { raidSizes } from '#domain/tonight/era-offers';
import { announce } from '#features/page/PageStatus';
import { isDialogIn } from '#routes';
import { BUFF_TEXTS } from '#texts/buffs';
import { TONIGHT_VIEW_TEXTS } from '#texts/tonight';
import { DottedFacts } from '#ui/DottedFacts';
import { Segments } from '#ui/Segments';
import { useOnChange } from '#ui/use-on-change';
import { useStableFunction } from '#ui/use-stable-function';
import { CandidateLists } from './CandidateLists';
import { PasteNames } from './PasteNames';
import { TonightActions } from './TonightActions';
import { TonightBuffs } from './TonightBuffs';
import styles from './TonightScreen.module.css';
import { TonightShare } from './TonightShare';
import { type Tonight, useTonight } from './use-tonight';

const PARTS = ['who', 'buffs', 'paste'] as const;
const PARTS_WITHOUT_BUFFS = PARTS.filter((part) => part !== 'buffs');

interface TonightChoiceProps {
  table: EveningTable;
  /** Every group on the device; undefined while they are read. */
  groups: readonly RaidGroup[] | undefined;
}

/** Renders the choice for one group. Phones show one part of it at a time. */
export function TonightChoice({ table, groups }: TonightChoiceProps) {
  const tonight = useTonight(table);
  const [part, setPart] = useState<(typeof PARTS)[number]>('who');
  const pasteField = useRef<HTMLTextAreaElement>(null);
  const { hash } = useLocation();
  const announceCount = useAnnouncement(tonight);
  const setComing = (one: Candidate, isComing: boolean) => {
    announceCount(one);
    tonight?.change(changesFor([one], { isComing }));
  };
  const bring = useStableFunction((one: Candidate) => setComing(one, true));
  if (!tonight) return null;
  const { choice, coming } = tonight;
  const { group } = table;
  const [newest] = group.evenings;
  const { who, pasteNames } = TONIGHT_VIEW_TEXTS;
  const paste = () => {
    // On phones the field is a separate part.
    flushSync(() => setPart('paste'));
    pasteField.current?.focus();
  };
  return (
    <>
      <TonightActions group={group} groups={groups} coming={coming} onPaste={paste} />
      <div className="d-flex gap-3 align-items-center justify-content-between">
        <h2 className={styles.count}>
          <DottedFacts text={roleCountsText(coming, choice.size)} />
        </h2>
        <SizeSelect
          sizes={raidSizes(group.era)}
          size={choice.size}
          onChoose={(size) => tonight.change([{ kind: 'size', size }])}
        />
      </div>
      <p className={`${styles.asOf} second`}>
        {newest && TONIGHT_VIEW_TEXTS.asOf(formatDateSeenFrom(Date.now(), newest.pulledAt))}
      </p>
      <div className={`${styles.parts} d-sm-none`}>
        <Segments
          legend={TONIGHT_VIEW_TEXTS.parts}
          isLegendHidden
          options={group.era.tables ? PARTS : PARTS_WITHOUT_BUFFS}
          texts={{ who, buffs: BUFF_TEXTS.buffs, paste: pasteNames }}
          chosen={part}
          onChoose={setPart}
        />
      </div>
      <div className={`${styles.columns} stack`} data-part={part}>
        <PasteNames era={group.era} tonight={tonight} field={pasteField} />
        <CandidateLists group={group} tonight={tonight} onSetComing={setComing} />
        {group.era.tables && (
          <TonightBuffs era={group.era} shownCoverage={tonight.shownCoverage} onBring={bring} />
        )}
      </div>
      {isDialogIn(hash, 'share') && <TonightShare group={group} tonight={tonight} />}
    </>
  );
}

/** Announces the player whom a click added or removed, once the new coverage is known. */
function useAnnouncement(tonight: Tonight | undefined) {
  const changed = useRef<Candidate>(undefined);
  useOnChange(tonight, () => {
    const one = changed.current;
    if (!one || !tonight || tonight.shownCoverage.coming !== tonight.coming) return;
    changed.current = undefined;
    const { coming, choice, shownCoverage } = tonight;
    const { covered } = shownCoverage;
    const categories = covered?.coverage.categories ?? [];
    const coveredCount = categories.filter(({ state }) => state === 'covered').length;
    const facts = [
      SPELLING.countOf(coming.length, choice.size),
      covered && BUFF_TEXTS.coveredOf(coveredCount, categories.length),
    ];
    const { isComing, isNotComing } = TONIGHT_VIEW_TEXTS;
    const words = choice.coming.has(one.id) ? isComing : isNotComing;
    announce(words(candidateName(one), facts.filter(Boolean).join(', ')));
  });
  return (one: Candidate) => {
    changed.current = one;
  };
}

interface SizeSelectProps {
  sizes: readonly number[];
  size: number;
  onChoose: (size: number) => void;
}

function SizeSelect({ sizes, size, onChoose }: SizeSelectProps) {
  const id = useId();
  const offered = sizes.includes(size) ? sizes : [...sizes, size];
  return (
    <div className="d-flex gap-2 align-items-center d-print-none second">
      <label className="visually-hidden-on-phones" htmlFor={id}>
        {TONIGHT_VIEW_TEXTS.size}
      </label>
      <select
        id={id}
        className="form-select w-auto"
        value={size}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </div>
  );
}
