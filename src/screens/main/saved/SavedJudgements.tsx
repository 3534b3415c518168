import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  deleteJudgement,
  type SavedJudgement,
  savedJudgementQueries,
  saveJudgement,
} from '#data/judgements/saved-judgements';
import { JUDGEMENT_TEXTS } from '#texts/judgement';
import { DeletedNotice } from '#ui/DeletedNotice';
import { JudgementRow } from './JudgementRow';
import styles from './SavedRaidList.module.css';

/** The judgements that others shared and the person saved, each opened like its link. Deleted with a way back. */
export function SavedJudgements() {
  const { data: saved = [], error } = useQuery(savedJudgementQueries.list());
  const [deleted, setDeleted] = useState<readonly SavedJudgement[]>([]);
  const remove = async (one: SavedJudgement) => {
    if (await deleteJudgement(one.key)) setDeleted((before) => [...before, one]);
  };
  const undo = async () => {
    const latest = deleted.at(-1);
    if (!latest || (await saveJudgement(latest.fragment, latest.savedAt)) === 'refuses') return;
    setDeleted((before) => before.filter((one) => one !== latest));
  };
  return (
    <section aria-label={JUDGEMENT_TEXTS.savedOnes} className="mt-3">
      <h3 className="h6">{JUDGEMENT_TEXTS.savedOnes}</h3>
      <ul className={`${styles.cards} list-unstyled`}>
        {saved.map((one) => (
          <JudgementRow key={one.key} saved={one} onDelete={() => void remove(one)} />
        ))}
      </ul>
      {error && <p role="status">{JUDGEMENT_TEXTS.failed}</p>}
      <DeletedNotice
        deletions={deleted.map(({ judgement }) => ({ raids: [judgement] }))}
        onUndo={() => void undo()}
        onDismiss={() => setDeleted([])}
      />
    </section>
  );
}
