import type { Audit } from '#domain/audit/audit';
import type { EraFacts } from '#domain/era/facts';
import { professionsSeen } from '#domain/gear/professions';
import { formatForSimulator } from '#domain/hand-over/simulator';
import { SHARE_TEXTS } from '#texts/share';
import { CopyButton } from '#ui/CopyButton';

interface SimulatorCopyProps {
  audit: Audit;
  facts: EraFacts;
}

export function SimulatorCopy({ audit: { raider, era }, facts }: SimulatorCopyProps) {
  const text = formatForSimulator(raider, era, professionsSeen(raider, era, facts));
  if (!text || !era.simulator) return null;
  return (
    <div className="d-print-none">
      <CopyButton
        className="btn btn-outline-secondary"
        text={text}
        label={SHARE_TEXTS.copyForSimulator}
        copiedWords={SHARE_TEXTS.simulatorCopied(era.simulator.name)}
      >
        {SHARE_TEXTS.copyForSimulator}
      </CopyButton>
      <p className="form-text mb-0">{SHARE_TEXTS.simulatorHint}</p>
    </div>
  );
}
