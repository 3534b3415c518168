import type { EveningTable, MemberRow } from '#domain/groups/evening-table';
import { seasonCsvRows, seasonMessages } from '#domain/season/copies';
import { FormatsDialog } from '#features/share/FormatsDialog';
import { CsvTable, DiscordMessages } from '#features/share/ShareFormats';

export function SeasonShare({ table, rows }: { table: EveningTable; rows: readonly MemberRow[] }) {
  return (
    <FormatsDialog formats={['discord', 'csv']}>
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
    </FormatsDialog>
  );
}
