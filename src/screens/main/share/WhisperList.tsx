import { lastOfEach, playersToShare } from '#domain/hand-over/players-to-share';
import { whispers } from '#domain/hand-over/whispers';
import { CopyOneButton } from '#features/share/CopyOneButton';
import styles from '#features/share/Share.module.css';
import { ShareFoot } from '#features/share/ShareFoot';
import { PLAYER_TEXTS } from '#texts/player';
import { SHARE_TEXTS } from '#texts/share';
import { useCopying } from '#ui/use-copying';
import type { ShareFormatProps } from './share-format';

export function WhisperList({ fights, era, options }: ShareFormatProps) {
  const copying = useCopying('briefly');
  const lines = whispers(playersToShare(fights, options), lastOfEach(fights));
  if (lines.length === 0) {
    return <p role="status">{era.tables ? SHARE_TEXTS.nobody : PLAYER_TEXTS.notJudged}</p>;
  }
  const all = lines.join('\n');
  return (
    <>
      <ul className="list-unstyled m-0" aria-label={SHARE_TEXTS.whispers}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two namesakes may get the same line
          <li key={index} className={styles.whisper}>
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
      <ShareFoot
        copyLabel={SHARE_TEXTS.copyWhispers}
        text={all}
        copying={copying}
        sent={{ text: all }}
      />
    </>
  );
}
