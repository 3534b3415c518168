import { CLASSES } from '#domain/classes';
import type { Raider } from '#domain/raid';
import { BUFF_TEXTS } from '#texts/buffs';
import { RaiderNames } from './RaiderNames';

/** Who the counts leave out, or count for less than they may bring, since the log tells too little. */
export function UnknownCallings({ raiders }: { raiders: readonly Raider[] }) {
  const classless = raiders.filter(({ classKey }) => !classKey);
  const specless = raiders.filter(
    ({ classKey, spec }) => classKey && !spec && CLASSES[classKey].specs.length > 0,
  );
  return (
    <>
      {classless.length > 0 && (
        <p className="small mt-3 mb-0">
          {BUFF_TEXTS.classUnknown} <RaiderNames raiders={classless} />
        </p>
      )}
      {specless.length > 0 && (
        <p className="small mt-3 mb-0">
          {BUFF_TEXTS.specUnknown} <RaiderNames raiders={specless} />
        </p>
      )}
    </>
  );
}
