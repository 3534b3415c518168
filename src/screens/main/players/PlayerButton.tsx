import { memo } from 'react';
import { pictureAddress } from '#data/addresses';
import type { Audit } from '#domain/audit/audit';
import { adviceLines, faultsInColumn } from '#domain/audit/audit-lines';
import type { Verdict } from '#domain/audit/verdict';
import { RAID_TEXTS } from '#texts/raid';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import { NamesakeDetail } from '#ui/NamesakeDetail';
import { UserText } from '#ui/UserText';
import styles from './PlayerButton.module.css';

interface PlayerButtonProps {
  audit: Audit;
  name: string;
  detail: string;
  verdict: Verdict;
  isChosen: boolean;
  onChoose: (key?: string) => void;
}

export const PlayerButton = memo(
  ({ audit, name, detail, verdict, isChosen, onChoose }: PlayerButtonProps) => {
    const { raider, verdicts } = audit;
    const lacks = faultsInColumn(verdict, audit);
    const others = verdicts.filter((other) => other !== verdict);
    const advice = adviceLines(audit).length;
    return (
      <button
        type="button"
        className={`${styles.player} class-${raider.classKey ?? 'unknown'}`}
        aria-pressed={isChosen}
        data-player={raider.key}
        onClick={() => onChoose(isChosen ? undefined : raider.key)}
      >
        <UserText text={name} className={styles.name} />
        <NamesakeDetail detail={detail} />
        {lacks && <span className={styles.lacks}>{lacks}</span>}
        {(others.length > 0 || advice > 0) && (
          <span className={styles.marks}>
            {others.map((other) => (
              <Mark
                key={other}
                name={verdictMark(other)}
                size={14}
                className={`tone-${verdictMark(other)}`}
                alternative={RAID_TEXTS.alsoIn(other)}
              />
            ))}
            {advice > 0 && (
              // The stylesheet renders the number, which is not part of the text.
              <span
                className={`${styles.advice} tone-eye`}
                role="img"
                aria-label={RAID_TEXTS.worthALook(advice)}
                data-count={advice}
              >
                <Mark name="eye" size={14} />
              </span>
            )}
          </span>
        )}
        <span className={styles.block}>
          <img src={pictureAddress(raider.picture)} alt="" width="28" height="28" loading="lazy" />
        </span>
      </button>
    );
  },
);
