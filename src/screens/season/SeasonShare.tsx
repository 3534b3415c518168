import { seasonCsvRows, seasonMessages } from '#domain/season/copies';
import type { SeasonRow, SeasonTable } from '#domain/season/season';
import { ShareAs } from '#features/share/ShareAs';
import { CsvTable, DiscordMessages } from '#features/share/ShareFormats';

interface SeasonShareProps {
  table: SeasonTable;
  rows: readonly SeasonRow[];
}

export function SeasonShare({ table, rows }: SeasonShareProps) {
  return (
    <ShareAs formats={['discord', 'csv']}>
      {(format) =>
        format === 'discord' ? (
          <DiscordMessages messages={seasonMessages(table, rows)} />
        ) : (
          <CsvTable
            rows={seasonCsvRows(table, rows)}
            name={`ready-check-season-${table.group.raids[0]?.code}`}
          />
        )
      }
    </ShareAs>
  );
}
