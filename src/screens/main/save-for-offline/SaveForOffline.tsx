import { useQuery } from '@tanstack/react-query';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { saveNight } from '#data/raids/saving/save-night';
import { canSaveMore, type SavedIcons, savedIconQueries } from '#data/raids/saving/saved-icons';
import { stopSaving } from '#data/raids/saving/saving-run';
import { isUnderWay, type Saving, savingOf } from '#data/raids/saving-progress';
import { requestPromise } from '#data/raids/storage-promise';
import { useObservable } from '#data/use-observable';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill } from '#domain/raid/raid';
import { say } from '#features/page/say';
import { SAVING_TEXTS } from '#texts/saving';
import { Button } from '#ui/Button';
import { takeLostFocus } from '#ui/keep-focus';
import { Mark } from '#ui/Mark';
import { UserText } from '#ui/UserText';

interface SaveForOfflineProps {
  code: ReportCode;
  kills: readonly Kill[];
}

/**
 * Offers what is missing after a stop, failure or reload. Stop and start have different places: a
 * double click does not stop what it has started.
 */
export function SaveForOffline({ code, kills }: SaveForOfflineProps) {
  const { raids, saving, isSaving, savedCount, icons, isWhole } = useSavedPart(code, kills);
  const hasJustEnded =
    saving?.what === 'kills and icons' &&
    (saving.phase === 'stopped' || (isWhole && saving.phase === 'ended'));

  if (kills.length === 0) return null;
  return (
    <>
      {raids && (isSaving || !isWhole) && (
        <button
          type="button"
          className={`btn btn-sm btn-outline-secondary ${isSaving ? 'disabled' : ''}`}
          // `disabled` would drop the focus.
          aria-disabled={isSaving}
          onClick={() => {
            if (isSaving) return;
            void requestPromise();
            say(SAVING_TEXTS.progress);
            void saveNight(code, kills);
          }}
        >
          {offer(savedCount, kills.length)}
        </button>
      )}
      <div className="w-100">
        {saving && isSaving && <SavingBar saving={saving} onStop={() => stopSaving(code)} />}
        {/* The count is not read aloud: the bar has it. */}
        <div
          className="small"
          role="status"
          aria-live={isSaving && saving?.pause === undefined ? 'off' : 'polite'}
          tabIndex={-1}
          ref={hasJustEnded ? takeLostFocus : null}
        >
          {saving && isSaving
            ? describeSaving(saving)
            : raids && (
                <SavingOutcome
                  saving={saving?.what === 'kills and icons' ? saving : undefined}
                  savedCount={savedCount}
                  all={kills.length}
                  icons={icons}
                />
              )}
        </div>
      </div>
    </>
  );
}

function useSavedPart(code: ReportCode, kills: readonly Kill[]) {
  const { data: raids } = useQuery(savedRaidQueries.list());
  const saving = useObservable(savingOf(code));
  const saved = raids?.find((raid) => raid.code === code);
  const savedCount = kills.filter(({ id }) => saved?.savedKills.includes(id)).length;
  const { data: icons } = useQuery({
    ...savedIconQueries.ofRaid(
      code,
      kills.map(({ id }) => id),
    ),
    enabled: savedCount === kills.length && !isUnderWay(saving),
  });
  return {
    raids,
    saving,
    isSaving: isUnderWay(saving) && saving?.what === 'kills and icons',
    savedCount,
    icons,
    isWhole: savedCount === kills.length && (!icons || !canSaveMore(icons)),
  };
}

function SavingBar({ saving, onStop }: { saving: Saving; onStop: () => void }) {
  return (
    <div className="d-flex align-items-center gap-2">
      <progress
        className="flex-grow-1"
        aria-label={SAVING_TEXTS.progress}
        value={saving.done}
        max={saving.total}
      />
      <Button isSmall onClick={onStop}>
        {SAVING_TEXTS.stop}
      </Button>
    </div>
  );
}

function offer(savedCount: number, all: number): string {
  if (savedCount === 0) return SAVING_TEXTS.save;
  return savedCount < all ? SAVING_TEXTS.saveRest(all - savedCount) : SAVING_TEXTS.saveIcons;
}

/** Describes progress without counting icons, as it is read aloud. */
function describeSaving({ phase, done, total, pause }: Saving): string {
  if (pause !== undefined) return SAVING_TEXTS.pausing(pause);
  if (phase === 'pulls') return SAVING_TEXTS.savingPulls(done, total);
  return phase === 'kills' ? SAVING_TEXTS.savingKills(done, total) : SAVING_TEXTS.savingIcons;
}

interface SavingOutcomeProps {
  saving: Saving | undefined;
  savedCount: number;
  all: number;
  icons: SavedIcons | undefined;
}

function SavingOutcome({ saving, savedCount, all, icons }: SavingOutcomeProps) {
  const { phase, missing = [], why, whyNoPulls } = saving ?? {};
  const isWhole = savedCount === all;
  return (
    <>
      {isWhole && (
        <p className="mb-0">
          <Mark name="tick" className="tone-tick" />{' '}
          <span>{SAVING_TEXTS.savedForOffline(savedCount, all)}</span>
        </p>
      )}
      {!isWhole && phase === 'stopped' && (
        <p className="mb-0">{SAVING_TEXTS.stopped(savedCount, all)}</p>
      )}
      {!isWhole && missing.length > 0 && (
        <p className="mb-0">
          <UserText className="text-wrap">
            {SAVING_TEXTS.notSaved(missing.map(({ boss }) => boss))}
          </UserText>{' '}
          <span>{why?.message ?? SAVING_TEXTS.noRoom}</span>
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
