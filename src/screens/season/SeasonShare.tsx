import { useState } from 'react';
import { seasonCsvRows, seasonMessages } from '#domain/season/copies';
import type { SeasonRow, SeasonTable } from '#domain/season/season';
import { CsvTable, DiscordMessages } from '#features/share/ShareFormats';
import { FRAME_TEXTS } from '#texts/frame';
import { SHARE_TEXTS } from '#texts/share';
import { VIEW_TEXTS } from '#texts/views';
import { Dialog } from '#ui/Dialog';
import { Segments } from '#ui/Segments';
import { useCloseDialog } from '#ui/use-close-dialog';

interface SeasonShareProps {
  table: SeasonTable;
  rows: readonly SeasonRow[];
}

export function SeasonShare({ table, rows }: SeasonShareProps) {
  const close = useCloseDialog();
  const [format, setFormat] = useState<'discord' | 'csv'>('discord');
  return (
    <Dialog title={VIEW_TEXTS.share} closeLabel={FRAME_TEXTS.close} onClose={close}>
      <div className="d-flex flex-column gap-3">
        <Segments
          legend={SHARE_TEXTS.shareAs}
          options={['discord', 'csv'] as const}
          texts={SHARE_TEXTS.formats}
          chosen={format}
          onChoose={setFormat}
        />
        {format === 'discord' ? (
          <DiscordMessages messages={seasonMessages(table, rows)} />
        ) : (
          <CsvTable
            rows={seasonCsvRows(table, rows)}
            name={`ready-check-season-${table.group.raids[0]?.code}`}
          />
        )}
      </div>
    </Dialog>
  );
}
