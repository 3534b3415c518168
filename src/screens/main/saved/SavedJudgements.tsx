import { useQuery } from '@tanstack/react-query';
import { deleteJudgement, savedJudgementQueries } from '#data/judgements/saved-judgements';
import { JUDGEMENT_TEXTS } from '#texts/judgement';
import { JudgementRow } from './JudgementRow';
import styles from './SavedRaidList.module.css';

/** Shared results that the user saved. Each opens like its link. */
export function SavedJudgements() {
  const { data: saved = [], error } = useQuery(savedJudgementQueries.list());
  return (
    <section aria-label={JUDGEMENT_TEXTS.savedOnes} className="mt-3">
      <h3 className="h6">{JUDGEMENT_TEXTS.savedOnes}</h3>
      <ul className={`${styles.cards} list-unstyled`}>
        {saved.map((one) => (
          <JudgementRow key={one.key} saved={one} onDelete={() => void deleteJudgement(one)} />
        ))}
      </ul>
      {error && <p role="status">{JUDGEMENT_TEXTS.failed}</p>}
    </section>
  );
}
