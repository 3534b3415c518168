import { useState } from 'react';
import { canBeRestored } from '#data/device/raids/delete-records';
import type { SavedRaid } from '#data/device/records/saved-raid';
import { deleteAllRaids } from '#data/raids/delete-raids';
import { workInOtherTabs } from '#data/work-under-way';
import { savedCountText } from '#texts/saved';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Button } from '#ui/Button';
import { takeFocus, takeLostFocus } from '#ui/keep-focus';
import { Notice } from '#ui/Notice';
import { useWindowEvent } from '#ui/use-window-event';

type Step =
  | 'offer'
  | 'cancelled'
  | 'confirm'
  | 'confirm again'
  | 'deleting'
  | 'done'
  | 'refused'
  | 'importing elsewhere';

interface DeleteAllRaidsProps {
  raids: readonly SavedRaid[];
  sharedResults: number;
  /** Whether notes, choices or guilds are saved. */
  hasStatements: boolean;
}

/** Asks twice. Warns if the deletion cannot be undone. */
export function DeleteAllRaids({ raids, sharedResults, hasStatements }: DeleteAllRaidsProps) {
  const [step, setStep] = useState<Step>('offer');
  const cancel = () => setStep('cancelled');
  const count = raids.length + sharedResults;
  const words =
    count > 0 ? savedCountText(raids.length, sharedResults) : SETTINGS_TEXTS.statementsOnly;

  if (step === 'confirm') {
    return (
      <Question
        key={step}
        text={
          hasStatements && count > 0
            ? `${SETTINGS_TEXTS.confirm(words)} ${SETTINGS_TEXTS.statementsToo}`
            : SETTINGS_TEXTS.confirm(words)
        }
        yes={SETTINGS_TEXTS.yes}
        onYes={() => setStep('confirm again')}
        onNo={cancel}
      />
    );
  }
  if (step === 'confirm again') {
    return (
      <Question
        key={step}
        text={
          canBeRestored(raids) ? SETTINGS_TEXTS.confirmAgain : SETTINGS_TEXTS.confirmPermanently
        }
        yes={SETTINGS_TEXTS.deleteNow(words)}
        isLast
        onYes={async () => {
          setStep('deleting');
          setStep(await deleteAll());
        }}
        onNo={cancel}
      />
    );
  }
  return (
    <DeleteButton
      step={step}
      count={count}
      isDisabled={(count === 0 && !hasStatements) || step === 'deleting'}
      onClick={() => setStep('confirm')}
    />
  );
}

interface DeleteButtonProps {
  step: Step;
  count: number;
  isDisabled: boolean;
  onClick: () => void;
}

/** Begins the questions, and says afterwards what came of them. */
function DeleteButton({ step, count, isDisabled, onClick }: DeleteButtonProps) {
  const isOver = step === 'done' || step === 'refused' || step === 'importing elsewhere';
  return (
    <>
      <Button
        tone="danger"
        isSmall
        ref={step === 'cancelled' ? takeLostFocus : null}
        disabled={isDisabled}
        onClick={onClick}
      >
        {SETTINGS_TEXTS.deleteAll}
      </Button>
      <p
        className="small mb-0 mt-1"
        role="status"
        tabIndex={-1}
        ref={isOver ? takeLostFocus : null}
      >
        {outcomeText(step, count)}
      </p>
    </>
  );
}

function outcomeText(step: Step, count: number): string {
  if (step === 'done') return count === 0 ? SETTINGS_TEXTS.allDeleted : '';
  if (step === 'refused') return SETTINGS_TEXTS.notDeleted;
  return step === 'importing elsewhere' ? SETTINGS_TEXTS.importingElsewhere : '';
}

/** Deletes everything, unless another tab imports: its raids would be saved after the deletion. */
async function deleteAll(): Promise<Step> {
  if ((await workInOtherTabs()).includes('import')) return 'importing elsewhere';
  return (await deleteAllRaids()) ? 'done' : 'refused';
}

interface QuestionProps {
  text: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
  /** Swaps the buttons, so that a double click cannot also confirm the last question. */
  isLast?: boolean;
}

/** Focuses the harmless answer, which Escape also gives. */
function Question({ text, yes, onYes, onNo, isLast = false }: QuestionProps) {
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // The dialog stays open.
    event.preventDefault();
    onNo();
  });
  return (
    <Notice tone="danger">
      <p className="mb-2">{text}</p>
      <div className={`d-flex flex-wrap gap-2 ${isLast ? 'justify-content-end' : ''}`}>
        <Button tone="primary" isSmall ref={takeFocus} onClick={onNo}>
          {SETTINGS_TEXTS.cancel}
        </Button>
        <Button tone="danger" isSmall onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Notice>
  );
}
