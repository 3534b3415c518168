import { Fragment } from 'react';
import type { BuffCategory } from '#domain/coverage/category';
import type { Conflict } from '#domain/coverage/conflict';
import { term } from '#domain/language';
import { formatList } from '#domain/listing';
import type { Raider } from '#domain/raid/raid';
import { SPELLING } from '#domain/spelling';
import { BUFF_TEXTS } from '#texts/buffs';
import { RaiderNames } from './RaiderNames';

interface ConflictsProps {
  conflicts: readonly Conflict[];
  nameOf: (raider: Raider) => string;
}

export function Conflicts({ conflicts, nameOf }: ConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <section aria-label={BUFF_TEXTS.conflicts}>
      <h4 className="h6 fw-semibold mt-3">{BUFF_TEXTS.conflicts}</h4>
      <ul className="small m-0 ps-3">
        {conflicts.map((conflict) => (
          <li key={conflict.categories[0]?.name} className="mb-1">
            <Choosers conflict={conflict} nameOf={nameOf} />
            <span>{`${SPELLING.colon}${outcomeText(conflict)}. `}</span>
            <span>
              {conflict.possibleAnyway.length > 0 &&
                BUFF_TEXTS.possibleAnyway(categoryNames(conflict.possibleAnyway))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The most options that are named: a hunter has too many pet families. */
const MAX_OPTIONS_NAMED = 4;

function Choosers({ conflict, nameOf }: { conflict: Conflict; nameOf: ConflictsProps['nameOf'] }) {
  return conflict.choices.map(({ choice, options, raiders }, index) => (
    <Fragment key={`${choice.by} ${choice.name}`}>
      <span>{index > 0 && SPELLING.semicolon}</span>
      <RaiderNames raiders={raiders} nameOf={nameOf} />{' '}
      <span>{BUFF_TEXTS.hasOne(raiders.length, term(choice.name))}</span>
      <span>
        {options.length <= MAX_OPTIONS_NAMED && ` (${formatList(options.map(term), 'or')})`}
      </span>
    </Fragment>
  ));
}

/** The most ways that are named. For further ways only the number of categories is given. */
const MAX_WAYS_NAMED = 3;

function outcomeText({ categories, atMost, ways }: Conflict): string {
  if (ways.length <= MAX_WAYS_NAMED) return BUFF_TEXTS.ways(ways.map(categoryNames));
  const outcome = BUFF_TEXTS.atMost(atMost, categoryNames(categories));
  const [fullest, ...others] = ways.filter((way) => way.length === atMost);
  if (!fullest || others.length > 0) return outcome;
  const leftOut = categories.filter((category) => !fullest.includes(category));
  return `${outcome}; ${BUFF_TEXTS.leavesOut(categoryNames(leftOut))}`;
}

const categoryNames = (categories: readonly BuffCategory[]): string[] =>
  categories.map(({ name }) => term(name));
