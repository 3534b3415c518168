import { useMemo } from 'react';
import type { Audit } from '#domain/audit/audit';
import { adviceLines, resultLines } from '#domain/audit/audit-lines';
import { type Addressee, whispers } from '#domain/hand-over/whispers';
import { SHARE_TEXTS } from '#texts/share';
import { CopyButton } from '#ui/CopyButton';
import { Mark } from '#ui/Mark';
import styles from './DetailsFoot.module.css';

interface CopyWhisperProps {
  audit: Audit | undefined;
  /** Their realms decide how the player is named. */
  audits: readonly Audit[];
}

export function CopyWhisper({ audit, audits }: CopyWhisperProps) {
  const whisper = useMemo(
    () =>
      audit
        ? whispers(
            [addresseeOf(audit)],
            audits.map(({ raider }) => raider),
          ).join('\n')
        : '',
    [audit, audits],
  );
  return (
    <CopyButton
      className={styles.button ?? ''}
      text={whisper}
      label={SHARE_TEXTS.copyWhisper}
      copiedWords={SHARE_TEXTS.whisperCopied}
    >
      <Mark name="copy" size={16} /> {SHARE_TEXTS.copyWhisper}
    </CopyButton>
  );
}

const addresseeOf = (audit: Audit): Addressee => ({
  name: audit.raider.name,
  ...(audit.raider.server && { server: audit.raider.server }),
  lines: [...resultLines(audit), ...adviceLines(audit)],
});
