import type { AuditedFight } from '#domain/audit/night';
import { looksForPull } from '#domain/era/era';
import type { ShareOptions } from '#domain/hand-over/players-to-share';
import { SHARE_TEXTS } from '#texts/share';
import { Checkbox } from '#ui/Checkbox';
import { Loading } from '#ui/Loading';
import { CsvTable } from './CsvTable';
import { DiscordPost } from './DiscordPost';
import { PlayerChoice } from './PlayerChoice';
import { SharedAuditLink } from './SharedAuditLink';
import type { ShareFormat, ShareFormatProps } from './share-format';
import { WhisperList } from './WhisperList';

interface ShareBodyProps extends Omit<ShareFormatProps, 'fights'> {
  format: ShareFormat;
  fights: AuditedFight[] | undefined;
  onOptions: (options: ShareOptions) => void;
}

export function ShareBody(props: ShareBodyProps) {
  const { format, fights, options, onOptions, era } = props;
  const { withAdvice, withPull = false, leftOut } = options;

  if (!fights) return <Loading />;
  const there = fights.filter((audited) => 'audits' in audited).length;
  const withoutPull = fights.filter((audited) => 'audits' in audited && !audited.pull).length;
  if (there === 0) return <p role="status">{SHARE_TEXTS.nothingFetched}</p>;
  return (
    <>
      {there < fights.length && (
        <p className="small mb-0">{SHARE_TEXTS.notFetched(there, fights.length)}</p>
      )}
      <div>
        {/* The table has a column for it, the link a list. */}
        {(format === 'discord' || format === 'whispers') && (
          <Checkbox
            label={SHARE_TEXTS.withAdvice}
            isOn={withAdvice}
            onChange={(isOn) => onOptions({ ...options, withAdvice: isOn })}
          />
        )}
        {format !== 'link' && looksForPull(era) && (
          <Checkbox
            label={SHARE_TEXTS.withPull}
            isOn={withPull}
            onChange={(isOn) => onOptions({ ...options, withPull: isOn })}
          />
        )}
        {format !== 'link' && withPull && withoutPull > 0 && (
          <p className="small mb-0">{SHARE_TEXTS.withoutPull(withoutPull)}</p>
        )}
        <PlayerChoice
          fights={fights}
          leftOut={leftOut}
          onLeaveOut={(out) => onOptions({ ...options, leftOut: out })}
        />
      </div>
      <ChosenFormat {...props} fights={fights} />
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
