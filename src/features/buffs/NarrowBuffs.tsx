import { buffsInWords } from '#data/settings/buffs-in-words';
import { useObservable } from '#data/use-observable';
import type { CategoryCoverage } from '#domain/coverage/coverage';
import type { NarrowCoverage, PartyCoverage, PartyLine } from '#domain/coverage/narrow-coverage';
import { term } from '#domain/language';
import { formatList } from '#domain/listing';
import { classAndSpecText } from '#domain/raid/classes';
import { BUFF_TEXTS } from '#texts/buffs';
import { CountEntry } from './CategoryEntry';
import entryStyles from './CategoryEntry.module.css';
import { CategoryPicture } from './CategoryPicture';
import { TOOLTIP_ID } from './CategoryTooltip';
import { BlockTitle, EntryColumns } from './EntryColumns';
import styles from './NarrowBuffs.module.css';

export const NarrowBuffs = (narrow: NarrowCoverage) => (
  <>
    <PartyBuffs {...narrow} />
    <SingleTargetBuffs {...narrow} />
  </>
);

/** Shows buffs for a raider's own party, which are never covered or missing. */
function PartyBuffs({ boxes, parties, nobodyBrings }: NarrowCoverage) {
  return (
    <section aria-label={BUFF_TEXTS.ownParty}>
      <BlockTitle title={BUFF_TEXTS.ownParty} hint={BUFF_TEXTS.ownPartyHint} />
      {boxes.map((coverage) => (
        <BringersBox key={coverage.box.by} coverage={coverage} parties={parties} />
      ))}
      {nobodyBrings.length > 0 && (
        <p className="small text-body-secondary mb-0">
          {BUFF_TEXTS.nobodyBrings(nobodyBrings.map(term))}
        </p>
      )}
    </section>
  );
}

function BringersBox({ coverage, parties }: { coverage: PartyCoverage; parties: number }) {
  const { box, bringers, lines } = coverage;
  const { by, spec, oneEach, pet } = box;
  const caster = classAndSpecText({ classKey: by, ...(spec && { spec }) });
  return (
    <div className={`${styles.box} class-${by}`}>
      <div className="d-flex flex-wrap column-gap-2 align-content-center align-items-center">
        <h5 className={styles.title}>{BUFF_TEXTS.bringersFor(bringers.length, caster, parties)}</h5>
        <span className={styles.squares} aria-hidden="true">
          {Array.from({ length: parties }, (_, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the squares are alike but for their order
            <i key={nth} className={nth < bringers.length ? styles.filled : styles.empty} />
          ))}
        </span>
        {oneEach && <small className="second">{BUFF_TEXTS.oneEach(term(oneEach))}</small>}
        {pet && <small className="second">{BUFF_TEXTS.withPet(term(pet))}</small>}
      </div>
      <ul className="d-flex flex-wrap align-items-center column-gap-2 list-unstyled m-0">
        {lines.map((line) => (
          <li key={line.names.join()}>
            <PartyLineButton line={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows a picture and a count on phones, unless the user wants words. */
function PartyLineButton({ line: { names, coverage, count } }: { line: PartyLine }) {
  const words = useObservable(buffsInWords) ? '' : 'visually-hidden-on-phones';
  return (
    <button
      type="button"
      className={`${styles.line} btn border-0 text-start`}
      data-tooltip-id={TOOLTIP_ID}
      data-tooltip-content={coverage.category.name}
    >
      <CategoryPicture name={coverage.category.name} />{' '}
      <span className={words}>{formatList(names.map(term), 'or')}</span> <b>{count}</b>
      {isOnlyByPoints(coverage) && (
        <small className={`second ${words}`}> {BUFF_TEXTS.byTalents}</small>
      )}
    </button>
  );
}

const isOnlyByPoints = ({ providers }: CategoryCoverage): boolean =>
  providers.length > 0 &&
  providers.every(({ sources }) => sources.every(({ byPoints }) => byPoints !== undefined));

/** Lists buffs for one raider at a time. They count as missing only if there is no paladin. */
function SingleTargetBuffs({ blessings, singleTarget }: NarrowCoverage) {
  const { casters, each } = blessings;
  const brought = singleTarget.filter(({ providers }) => providers.length > 0);
  return (
    <section aria-label={BUFF_TEXTS.onePerson}>
      <BlockTitle
        title={BUFF_TEXTS.onePerson}
        hint={casters > 0 ? BUFF_TEXTS.blessings(casters, each) : undefined}
      />
      {casters === 0 && (
        <p className="px-2 py-1 m-0">
          {BUFF_TEXTS.noBlessings}
          <span className={entryStyles.none}>
            <b>0</b> ✕ {BUFF_TEXTS.missing}
          </span>
        </p>
      )}
      <EntryColumns
        isInWords={useObservable(buffsInWords)}
        entries={brought.map((coverage) => ({
          key: coverage.category.name,
          entry: <SingleTargetEntry coverage={coverage} />,
        }))}
      />
    </section>
  );
}

function SingleTargetEntry({ coverage }: { coverage: CategoryCoverage }) {
  const { sources } = coverage.category;
  return (
    <CountEntry coverage={coverage}>
      {sources.every(({ leastPoints, byPoints }) => leastPoints ?? byPoints) && (
        <span className={`${entryStyles.name} small text-body-secondary`}>
          {BUFF_TEXTS.byTalents}
        </span>
      )}
    </CountEntry>
  );
}
