import type { CategoryCoverage } from '#domain/coverage/coverage';
import type { NarrowCoverage, PartyCoverage, PartyLine } from '#domain/coverage/narrow-coverage';
import { term } from '#domain/language';
import { describeClassAndSpec } from '#domain/raid/classes';
import { BUFF_TEXTS } from '#texts/buffs';
import { BlockTitle } from './BlockTitle';
import { CategoryPicture } from './CategoryPicture';
import { TOOLTIP_ID } from './CategoryTooltip';
import styles from './OwnParty.module.css';

/** Shows buffs for the own party, without calling any covered or missing. */
export function OwnParty({ narrow: { boxes, parties, nobodyBrings } }: { narrow: NarrowCoverage }) {
  return (
    <section aria-label={BUFF_TEXTS.ownParty}>
      <BlockTitle title={BUFF_TEXTS.ownParty} hint={BUFF_TEXTS.ownPartyHint} />
      {boxes.map((coverage) => (
        <Box key={coverage.box.by} coverage={coverage} parties={parties} />
      ))}
      {nobodyBrings.length > 0 && (
        <p className="small text-body-secondary mb-0">
          {BUFF_TEXTS.nobodyBrings(nobodyBrings.map(term))}
        </p>
      )}
    </section>
  );
}

function Box({ coverage, parties }: { coverage: PartyCoverage; parties: number }) {
  const { box, bringers, lines } = coverage;
  const { by, spec, oneEach, pet } = box;
  const who = describeClassAndSpec({ classKey: by, ...(spec && { spec }) });
  return (
    <div className={`${styles.box} class-${by}`}>
      <div className="d-flex flex-wrap column-gap-2 align-content-center align-items-center">
        <h5 className={styles.title}>{BUFF_TEXTS.bringersFor(bringers.length, who, parties)}</h5>
        <span className={styles.squares} aria-hidden="true">
          {Array.from({ length: parties }, (_, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the squares are alike but for their order
            <i key={nth} className={nth < bringers.length ? styles.filled : styles.open} />
          ))}
        </span>
        {oneEach && <small className="second">{BUFF_TEXTS.oneEach(term(oneEach))}</small>}
        {pet && <small className="second">{BUFF_TEXTS.withPet(term(pet))}</small>}
      </div>
      <ul className="d-flex flex-wrap align-items-center column-gap-2 list-unstyled m-0">
        {lines.map((line) => (
          <li key={line.names.join()}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ line: { names, coverage, count } }: { line: PartyLine }) {
  return (
    <button
      type="button"
      className={`${styles.line} btn border-0 text-start`}
      data-tooltip-id={TOOLTIP_ID}
      data-tooltip-content={coverage.category.name}
    >
      <CategoryPicture name={coverage.category.name} />{' '}
      <span>{BUFF_TEXTS.eitherOf(names.map(term))}</span> <b>{count}</b>
      {isOnlyByPoints(coverage) && <small className="second"> {BUFF_TEXTS.byTalents}</small>}
    </button>
  );
}

const isOnlyByPoints = ({ providers }: CategoryCoverage): boolean =>
  providers.length > 0 &&
  providers.every(({ sources }) => sources.every(({ byPoints }) => byPoints !== undefined));
