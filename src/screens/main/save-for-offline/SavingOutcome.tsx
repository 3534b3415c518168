import type { SavedIcons } from '#data/raids/saving/saved-icons';
import type { Saving } from '#data/raids/saving-progress';
import { SAVING_TEXTS } from '#texts/saving';
import { Mark } from '#ui/Mark';
import { UserText } from '#ui/UserText';

interface SavingOutcomeProps {
  saving: Saving | undefined;
  savedCount: number;
  all: number;
  icons: SavedIcons | undefined;
}

export function SavingOutcome({ saving, savedCount, all, icons }: SavingOutcomeProps) {
  const { phase, missing = [], why, whyNoPulls } = saving ?? {};
  const isWhole = savedCount === all;
  return (
    <>
      {isWhole && (
        <p className="mb-0">
          <Mark name="tick" className="tone-tick" /> {SAVING_TEXTS.savedForOffline(savedCount, all)}
        </p>
      )}
      {!isWhole && phase === 'stopped' && (
        <p className="mb-0">{SAVING_TEXTS.stopped(savedCount, all)}</p>
      )}
      {!isWhole && missing.length > 0 && (
        <p className="mb-0">
          <UserText
            className="text-wrap"
            text={SAVING_TEXTS.notSaved(missing.map(({ boss }) => boss))}
          />{' '}
          {why?.message ?? SAVING_TEXTS.noRoom}
        </p>
      )}
      {phase === 'ended' && whyNoPulls && (
        <p className="mb-0">{SAVING_TEXTS.noPulls(whyNoPulls.message)}</p>
      )}
      {icons && icons.saved < icons.all && <p className="mb-0">{describeIcons(icons, saving)}</p>}
    </>
  );
}

function describeIcons({ all, saved, bound }: SavedIcons, saving: Saving | undefined): string {
  if (bound !== undefined) return SAVING_TEXTS.boundIcons(saved, all, bound);
  if (saving?.whyNoIcons) return saving.whyNoIcons.message;
  return saving?.phase === 'ended' && saving.what === 'kills and icons'
    ? SAVING_TEXTS.missingIcons(all - saved)
    : SAVING_TEXTS.unsavedIcons(all - saved, all);
}
