import type { Saving } from '#data/saving';
import { SAVED_TEXTS } from '#texts/saved';
import { Foreign } from '#ui/Foreign';

interface SavingEndProps {
  saving: Saving | undefined;
  kept: number;
  all: number;
}

/** What is saved of a raid, and after an attempt what could not be had and why. */
export function SavingEnd({ saving, kept, all }: SavingEndProps) {
  const { phase, missing = [], why, missingIcons = 0 } = saving ?? {};
  const isWhole = kept === all;
  return (
    <>
      {isWhole && <p className="mb-0">{SAVED_TEXTS.savedForOffline(kept, all)}</p>}
      {!isWhole && phase === 'stopped' && <p className="mb-0">{SAVED_TEXTS.stopped(kept, all)}</p>}
      {!isWhole && missing.length > 0 && (
        <p className="mb-0">
          <Foreign
            className="text-wrap"
            text={SAVED_TEXTS.notSaved(missing.map(({ boss }) => boss))}
          />{' '}
          {why?.message ?? SAVED_TEXTS.noRoom}
        </p>
      )}
      {missingIcons > 0 && <p className="mb-0">{SAVED_TEXTS.missingIcons(missingIcons)}</p>}
    </>
  );
}
