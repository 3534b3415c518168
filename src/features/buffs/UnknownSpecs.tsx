import type { RaidBuffs } from '#domain/coverage/category';
import type { Raider } from '#domain/raid/raid';
import { classAndSpecByTalents } from '#domain/raid/talent-trees';
import { BUFF_TEXTS } from '#texts/buffs';
import { RaiderNames } from './RaiderNames';

interface UnknownSpecsProps {
  raiders: readonly Raider[];
  nameOf: (raider: Raider) => string;
  buffs: Pick<RaidBuffs, 'classes' | 'talents'>;
}

/** Names raiders that the counts leave out, since the log says too little. */
export function UnknownSpecs({ raiders, nameOf, buffs }: UnknownSpecsProps) {
  const { classes, talents } = buffs;
  const specOf = (raider: Raider) =>
    (talents ? classAndSpecByTalents(raider, talents) : raider).spec;
  const classless = raiders.filter(({ classKey }) => !classKey || !classes.includes(classKey));
  const specless = raiders
    .filter((each) => !specOf(each))
    .filter((each) => !classless.includes(each));
  return (
    <>
      {classless.length > 0 && (
        <p className="small mt-3 mb-0">
          {BUFF_TEXTS.classUnknown} <RaiderNames raiders={classless} nameOf={nameOf} />
        </p>
      )}
      {specless.length > 0 && (
        <p className="small mt-3 mb-0">
          {BUFF_TEXTS.specUnknown} <RaiderNames raiders={specless} nameOf={nameOf} />
        </p>
      )}
    </>
  );
}
