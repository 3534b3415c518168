import { useState } from 'react';
import type { SeasonGroup } from '#domain/season/groups';
import { tonightMessages, tonightWhispers } from '#domain/tonight/copies';
import { DiscordMessages, WhisperList } from '#features/share/ShareFormats';
import { FRAME_TEXTS } from '#texts/frame';
import { SHARE_TEXTS } from '#texts/share';
import { VIEW_TEXTS } from '#texts/views';
import { Dialog } from '#ui/Dialog';
import { Segments } from '#ui/Segments';
import { useCloseDialog } from '#ui/use-close-dialog';
import type { Tonight } from './use-tonight';

interface TonightShareProps {
  group: SeasonGroup;
  tonight: Tonight;
}

export function TonightShare({ group, tonight: { coming, choice, covering } }: TonightShareProps) {
  const close = useCloseDialog();
  const [format, setFormat] = useState<'discord' | 'whispers'>('discord');
  return (
    <Dialog title={VIEW_TEXTS.share} closeLabel={FRAME_TEXTS.close} onClose={close}>
      <div className="d-flex flex-column gap-3">
        <Segments
          legend={SHARE_TEXTS.shareAs}
          options={['discord', 'whispers'] as const}
          texts={SHARE_TEXTS.formats}
          chosen={format}
          onChoose={setFormat}
        />
        {format === 'discord' ? (
          <DiscordMessages
            messages={tonightMessages(
              group,
              { coming, size: choice.size },
              { missing: covering.covered?.missing ?? [] },
            )}
          />
        ) : (
          <WhisperList lines={tonightWhispers(group, coming)} nobody={SHARE_TEXTS.nobody} />
        )}
      </div>
    </Dialog>
  );
}
