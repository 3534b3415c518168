import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { savedJudgementQueries, saveJudgement } from '#data/judgements/saved-judgements';
import { JUDGEMENT_TEXTS } from '#texts/judgement';
import { useFocusWhen } from '#ui/use-focus-when';

/** Saves a shared result among the saved raids, or says that it is there. */
export function SaveJudgement({ fragment }: { fragment: string }) {
  const { data: saved } = useQuery(savedJudgementQueries.list());
  const [isRefused, setRefused] = useState(false);
  const isSaved = saved?.some((one) => one.fragment === fragment);
  // The focused button is gone.
  const status = useFocusWhen<HTMLParagraphElement>(isSaved, 'if lost');
  const save = async () => setRefused((await saveJudgement(fragment, Date.now())) === 'refuses');
  return (
    <>
      {saved && !isSaved && (
        <button type="button" className="btn btn-primary" onClick={() => void save()}>
          {JUDGEMENT_TEXTS.save}
        </button>
      )}
      <p role="status" className="small mb-0" ref={status} tabIndex={-1}>
        {isSaved && JUDGEMENT_TEXTS.saved}
        {isRefused && JUDGEMENT_TEXTS.notSaved}
      </p>
    </>
  );
}
