import { type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { useObservable } from '#data/use-observable';
import { SendButton } from '#features/share/SendButton';
import { RAID_FILE_ENDING } from '#routes';
import { RAID_FILE_TEXTS } from '#texts/raid-file';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Button } from '#ui/Button';
import { Checkbox } from '#ui/Checkbox';
import { takeFocus, takeLostFocus } from '#ui/keep-focus';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useOnLeave } from '#ui/use-on-leave';
import { incomingFile } from './incoming-file';
import {
  type AskedImport,
  cancel,
  chooseReplacing,
  exportAll,
  forgetOutcome,
  importAll,
  previewFile,
  raidFileWork,
} from './raid-file-work';

/** A phone that does not know the file's ending lists files of these types. */
const ACCEPTED_TYPES = [RAID_FILE_ENDING, 'application/gzip', 'application/octet-stream'].join();

export function RaidFile({ isEmpty }: { isEmpty: boolean }) {
  const state = useObservable(raidFileWork);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // A dropped file waits for the current job.
  const isBusy = state.kind === 'busy';
  const [wasBusy] = useAdjustedState(false, (before) => before || isBusy);
  useIncomingFile(isBusy, (file) => {
    box.current?.scrollIntoView({ block: 'center' });
    void previewFile(file);
  });

  // Closing the dialog drops an outcome, but not a running job.
  useOnLeave(forgetOutcome);

  return (
    <div className="mb-3" ref={box}>
      <p className="small mb-2">{RAID_FILE_TEXTS.hint}</p>
      <FileInput ref={input} onFile={previewFile} />
      {state.kind === 'rest' && (
        <div className="d-flex flex-wrap gap-2">
          {/* The clicked button disappears after a job, and would take the focus with it. */}
          <Button
            isSmall
            ref={wasBusy ? takeLostFocus : null}
            disabled={isEmpty}
            onClick={exportAll}
          >
            {RAID_FILE_TEXTS.export}
          </Button>
          <Button isSmall onClick={() => input.current?.click()}>
            {RAID_FILE_TEXTS.import}
          </Button>
        </div>
      )}
      {/* The count of a running job is not read aloud. */}
      <p
        role="status"
        aria-live={state.kind === 'busy' ? 'off' : 'polite'}
        className="small mb-2 mt-1"
      >
        {state.words()}
      </p>
      {state.kind === 'rest' && state.ready && <SendButton data={{ files: [state.ready] }} />}
      {state.kind === 'busy' && (
        <Button isSmall ref={takeLostFocus} onClick={state.stop}>
          {RAID_FILE_TEXTS.stop}
        </Button>
      )}
      {state.kind === 'asks' && <ImportQuestion question={state} />}
    </div>
  );
}

function ImportQuestion({ question }: { question: AskedImport }) {
  const { offersReplacing, isReplacing } = question;
  return (
    <>
      {offersReplacing && (
        <Checkbox
          className="mb-2"
          label={RAID_FILE_TEXTS.replace}
          isOn={isReplacing}
          onChange={chooseReplacing}
        />
      )}
      <div className="d-flex flex-wrap gap-2">
        <Button tone="primary" isSmall ref={takeFocus} onClick={() => importAll(question)}>
          {RAID_FILE_TEXTS.importNow}
        </Button>
        <Button isSmall onClick={cancel}>
          {SETTINGS_TEXTS.cancel}
        </Button>
      </div>
    </>
  );
}

function useIncomingFile(isBusy: boolean, take: (file: File) => void): void {
  const incoming = useObservable(incomingFile);
  const handle = useEffectEvent(take);
  useEffect(() => {
    if (!incoming || isBusy) return;
    incomingFile.set(undefined);
    handle(incoming);
  }, [incoming, isBusy]);
}

/** Renders the hidden input behind Import, always: a file picker can outlive a render. */
function FileInput({ ref, onFile }: { ref: Ref<HTMLInputElement>; onFile: (file: File) => void }) {
  return (
    <input
      ref={ref}
      type="file"
      accept={ACCEPTED_TYPES}
      hidden
      aria-label={RAID_FILE_TEXTS.chooseFile}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // Without this, choosing the same file again would cause no event.
        target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
