import { useEffect, useMemo } from 'react';
import { saveWholeRaid } from '#data/device/save-whole-raid';
import { nightRows } from '#domain/night';
import { NIGHT_TEXTS } from '#texts/night';
import { VIEW_TEXTS } from '#texts/views';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { MarkLegend } from '../MarkLegend';
import { useRaidAddress } from '../raid-address';
import { ShareButton } from '../share/ShareButton';
import type { ViewProps } from '../views/OpenView';
import { NightTable } from './NightTable';
import { useAuditedKills } from './use-audited-kills';

/** Who has still to mend what, and what was mended, over every kill of the raid. */
export function WholeNight({ code, raid, era }: ViewProps) {
  const heading = useFocusOnArrival('start', code);
  const { address } = useRaidAddress();
  const kills = useAuditedKills(code, raid, era);
  const rows = useMemo(() => kills && nightRows(kills), [kills]);
  const missing = kills?.filter((kill) => 'missing' in kill).length ?? 0;
  const isIncomplete = missing > 0;

  // The log site has what the device has not. Opening the view asks for it, once; then the person may.
  useEffect(() => {
    if (isIncomplete && navigator.onLine) void saveWholeRaid(code, raid.kills);
  }, [code, raid.kills, isIncomplete]);

  return (
    <section className="screen mb-4" aria-label={VIEW_TEXTS.names.night}>
      <h2 className="h5 mb-1" tabIndex={-1} ref={heading}>
        {VIEW_TEXTS.names.night}
      </h2>
      {kills?.length === 0 && <p>{NIGHT_TEXTS.noKills}</p>}
      <p role="status" className="small text-body-secondary">
        {kills && isIncomplete && NIGHT_TEXTS.incomplete(kills.length - missing, kills.length)}
      </p>
      {kills && kills.length > 0 && <ShareButton />}
      <MarkLegend words={NIGHT_TEXTS.legend} />
      {kills && rows && kills.length > 0 && (
        <NightTable kills={kills} rows={rows} era={era} address={address} />
      )}
    </section>
  );
}
