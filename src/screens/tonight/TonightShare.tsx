import type { SeasonGroup } from '#domain/digests/groups';
import { tonightMessages, tonightWhispers } from '#domain/tonight/copies';
import { ShareAs } from '#features/share/ShareAs';
import { DiscordMessages, WhisperList } from '#features/share/ShareFormats';
import { PLAYER_TEXTS } from '#texts/player';
import { SHARE_TEXTS } from '#texts/share';
import type { Tonight } from './use-tonight';

interface TonightShareProps {
  group: SeasonGroup;
  tonight: Tonight;
}

export function TonightShare({ group, tonight: { coming, choice, covering } }: TonightShareProps) {
  return (
    <ShareAs formats={['discord', 'whispers']}>
      {(format) =>
        format === 'discord' ? (
          <DiscordMessages
            messages={tonightMessages(
              group,
              { coming, size: choice.size },
              { missing: covering.covered?.missing ?? [] },
            )}
          />
        ) : (
          <WhisperList
            lines={tonightWhispers(group, coming)}
            nobody={group.era.tables ? SHARE_TEXTS.nobody : PLAYER_TEXTS.notJudged}
          />
        )
      }
    </ShareAs>
  );
}
