import type { ClassKey } from '#domain/raid/classes';
import type { Raider } from '#domain/raid/raid';
import { BUFF_TEXTS } from '#texts/buffs';
import { RaiderNames } from './RaiderNames';

interface UnknownSpecsProps {
  raiders: readonly Raider[];
  nameOf: (raider: Raider) => string;
  /** The classes that the raid's era has. */
  classes: readonly ClassKey[];
}

/** Who the counts leave out, or count for less than they may bring, since the log says too little. */
export function UnknownSpecs({ raiders, nameOf, classes }: UnknownSpecsProps) {
  const classless = raiders.filter(({ classKey }) => !classKey || !classes.includes(classKey));
  const specless = raiders.filter(({ spec }) => !spec).filter((each) => !classless.includes(each));
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
