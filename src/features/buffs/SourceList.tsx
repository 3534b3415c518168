import type { BuffSource } from '#domain/coverage/category';
import type { CategoryCoverage } from '#domain/coverage/coverage';
import { isCertain } from '#domain/coverage/doubt';
import { term } from '#domain/language';
import type { Raider } from '#domain/raid/raid';
import { SPELLING } from '#domain/spelling';
import { BUFF_TEXTS } from '#texts/buffs';
import { RaiderNames } from './RaiderNames';
import { describeCaster, describeDoubts } from './source-words';

interface SourceListProps {
  coverage: CategoryCoverage;
  nameOf: (raider: Raider) => string;
}

export function SourceList({ coverage, nameOf }: SourceListProps) {
  const { category, providers, state } = coverage;
  const lines = category.sources.map((source) => ({
    source,
    raiders: providers
      .filter(({ sources }) => sources.includes(source))
      .map(({ raider }) => raider),
  }));
  const here = lines.filter(({ raiders }) => raiders.length > 0);
  // A `byPoints` source repeats a spell that is already listed.
  const elsewhere = lines.filter(({ source, raiders }) => raiders.length === 0 && !source.byPoints);
  const isCoveredByChoice = state === 'covered' && !here.some(({ source }) => isCertain(source));
  return (
    <>
      {category.effect && <p className="mb-1 fst-italic">{term(category.effect)}</p>}
      <ul className="list-unstyled m-0">
        {here.map(({ source, raiders }) => (
          <li key={keyOf(source)} className="mb-1">
            <strong>{term(source.spell)}</strong>
            {`, ${describeCaster(source)}${SPELLING.colon}`}
            <RaiderNames raiders={raiders} nameOf={nameOf} />
            <SourceDoubts source={source} />
          </li>
        ))}
      </ul>
      {isCoveredByChoice && <p className="mb-1">{BUFF_TEXTS.choicesSuffice}</p>}
      {elsewhere.length > 0 && (
        <p className="m-0 text-body-secondary">
          {BUFF_TEXTS.notHere(
            elsewhere.map(({ source }) =>
              BUFF_TEXTS.sourceOf(term(source.spell), describeCaster(source)),
            ),
          )}
        </p>
      )}
      {category.instead && (
        <p className="m-0 text-body-secondary">{BUFF_TEXTS.instead(category.instead.map(term))}</p>
      )}
      {category.uncounted && (
        <p className="m-0 text-body-secondary">
          {BUFF_TEXTS.notCounted(category.uncounted.map(term))}
        </p>
      )}
    </>
  );
}

function SourceDoubts({ source }: { source: BuffSource }) {
  const reasons = describeDoubts(source);
  return reasons.length > 0 && <em>{` (${BUFF_TEXTS.possibleBecause(reasons)})`}</em>;
}

const keyOf = ({ id, by, spec, pet, byPoints }: BuffSource): string =>
  `${id} ${by} ${spec} ${pet} ${byPoints?.tree}`;
