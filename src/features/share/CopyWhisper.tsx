import { useMemo } from 'react';
import type { Audit } from '#domain/audit/audit';
import { adviceLines, resultLines } from '#domain/audit/audit-lines';
import type { Raider } from '#domain/raid/raid';
import { type Addressee, whispers } from '#domain/share/whispers';
import { SHARE_TEXTS } from '#texts/share';
import { CopyButton } from '#ui/CopyButton';
import { Mark } from '#ui/Mark';

type WhisperedAudit = Pick<Audit, 'era' | 'findings' | 'advice'> & {
  raider: Pick<Raider, 'name' | 'server'>;
};

interface CopyWhisperProps {
  audit: WhisperedAudit | undefined;
  /** All players of the raid: their realms decide how the player is addressed. */
  present: readonly Pick<Raider, 'server'>[];
  className: string | undefined;
}

export function CopyWhisper({ audit, present, className = '' }: CopyWhisperProps) {
  const whisper = useMemo(
    () => (audit ? whispers([addresseeOf(audit)], present).join('\n') : ''),
    [audit, present],
  );
  return (
    <CopyButton
      className={className}
      text={whisper}
      label={SHARE_TEXTS.copyWhisper}
      copiedWords={SHARE_TEXTS.whisperCopied}
    >
      <Mark name="copy" size={16} /> {SHARE_TEXTS.copyWhisper}
    </CopyButton>
  );
}

const addresseeOf = (audit: WhisperedAudit): Addressee => ({
  name: audit.raider.name,
  ...(audit.raider.server && { server: audit.raider.server }),
  lines: [...resultLines(audit), ...adviceLines(audit)],
});
