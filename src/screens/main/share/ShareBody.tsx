import type { AuditedFight } from '#domain/audit/night';
import type { Narrowing } from '#domain/hand-over/players-to-share';
import { SHARE_TEXTS } from '#texts/share';
import { Checkbox } from '#ui/Checkbox';
import { Loading } from '../Loading';
import { looksForPull } from '../use-pull';
import { CsvTable } from './CsvTable';
import { DiscordPost } from './DiscordPost';
import { PlayerChoice } from './PlayerChoice';
import { SharedAuditLink } from './SharedAuditLink';
import type { ShareFormat, ShareFormatProps } from './share-format';
import { WhisperList } from './WhisperList';

interface ShareBodyProps extends Omit<ShareFormatProps, 'kills'> {
  format: ShareFormat;
  kills: AuditedFight[] | undefined;
  onNarrow: (narrowing: Narrowing) => void;
}

export function ShareBody(props: ShareBodyProps) {
  const { format, kills, narrowing, onNarrow, era } = props;
  const { withAdvice, withPull = false, leftOut } = narrowing;

  if (!kills) return <Loading />;
  const there = kills.filter((kill) => 'audits' in kill).length;
  const withoutPull = kills.filter((kill) => 'audits' in kill && !kill.pull).length;
  if (there === 0) return <p role="status">{SHARE_TEXTS.nothingFetched}</p>;
  return (
    <>
      {there < kills.length && (
        <p className="small mb-0">{SHARE_TEXTS.notFetched(there, kills.length)}</p>
      )}
      <div>
        {/* The table has a column for it, the link a list. */}
        {(format === 'discord' || format === 'whispers') && (
          <Checkbox
            label={SHARE_TEXTS.withAdvice}
            isOn={withAdvice}
            onChange={(isOn) => onNarrow({ ...narrowing, withAdvice: isOn })}
          />
        )}
        {format !== 'link' && looksForPull(era) && (
          <Checkbox
            label={SHARE_TEXTS.withPull}
            isOn={withPull}
            onChange={(isOn) => onNarrow({ ...narrowing, withPull: isOn })}
          />
        )}
        {format !== 'link' && withPull && withoutPull > 0 && (
          <p className="small mb-0">{SHARE_TEXTS.withoutPull(withoutPull)}</p>
        )}
        <PlayerChoice
          kills={kills}
          leftOut={leftOut}
          onLeaveOut={(out) => onNarrow({ ...narrowing, leftOut: out })}
        />
      </div>
      <ChosenFormat {...props} kills={kills} />
    </>
  );
}

function ChosenFormat({ format, ...props }: ShareFormatProps & { format: ShareFormat }) {
  switch (format) {
    case 'discord':
      return <DiscordPost {...props} />;
    case 'whispers':
      return <WhisperList {...props} />;
    case 'csv':
      return <CsvTable {...props} />;
    case 'link':
      return <SharedAuditLink {...props} />;
  }
}
