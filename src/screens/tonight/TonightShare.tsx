import type { RaidGroup } from '#domain/groups/groups';
import { tonightMessages, tonightWhispers } from '#domain/tonight/copies';
import { FormatsDialog } from '#features/share/FormatsDialog';
import { DiscordMessages, WhisperList } from '#features/share/ShareFormats';
import { PLAYER_TEXTS } from '#texts/player';
import { SHARE_TEXTS } from '#texts/share';
import type { Tonight } from './use-tonight';

interface TonightShareProps {
  group: RaidGroup;
  tonight: Tonight;
}

export function TonightShare({
  group,
  tonight: { coming, choice, shownCoverage },
}: TonightShareProps) {
  return (
    <FormatsDialog formats={['discord', 'whispers']}>
      {(format) =>
        format === 'discord' ? (
          <DiscordMessages
            messages={tonightMessages(
              group,
              { coming, size: choice.size },
              { missing: shownCoverage.covered?.missing ?? [] },
            )}
          />
        ) : (
          <WhisperList
            lines={tonightWhispers(group, coming)}
            nobody={group.era.tables ? SHARE_TEXTS.nobody : PLAYER_TEXTS.notJudged}
          />
        )
      }
    </FormatsDialog>
  );
}
