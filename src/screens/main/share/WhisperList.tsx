import { lastAuditOfEach, playersToShare } from '#domain/hand-over/players-to-share';
import { whispers } from '#domain/hand-over/whispers';
import { PLAYER_TEXTS } from '#texts/player';
import { SHARE_TEXTS } from '#texts/share';
import { useCopying } from '#ui/use-copying';
import { CopyOneButton } from './CopyOneButton';
import { CopyOutcome } from './CopyOutcome';
import { SendButton } from './SendButton';
import styles from './Share.module.css';
import type { ShareFormatProps } from './share-format';

export function WhisperList({ fights, era, options }: ShareFormatProps) {
  const copying = useCopying('briefly');
  const lines = whispers(
    playersToShare(fights, options),
    lastAuditOfEach(fights).map(({ raider }) => raider),
  );
  if (lines.length === 0) {
    return <p role="status">{era.tables ? SHARE_TEXTS.nobody : PLAYER_TEXTS.notJudged}</p>;
  }
  const all = lines.join('\n');
  return (
    <>
      <ul className={styles.whispers} aria-label={SHARE_TEXTS.whispers}>
        {lines.map((line) => (
          <li key={line} className={styles.whisper}>
            <bdi className="small">{line}</bdi>
            <CopyOneButton
              label={SHARE_TEXTS.copyLine(line)}
              words={SHARE_TEXTS.copy}
              text={line}
              copying={copying}
              className="btn-sm btn-outline-secondary"
            />
          </li>
        ))}
      </ul>
      <CopyOutcome last={copying.last} />
      <div className={styles.foot}>
        <CopyOneButton
          label={SHARE_TEXTS.copyWhispers}
          text={all}
          copying={copying}
          className="btn-primary"
        />
        <SendButton data={{ text: all }} />
      </div>
    </>
  );
}
