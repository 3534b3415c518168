import { memo, useDeferredValue, useMemo } from 'react';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import { type AuditedKill, hasChanged, nightRows } from '#domain/audit/night';
import { looksForPull } from '#domain/era/era';
import { hasGearRecorded } from '#domain/gear/gear-recorded';
import type { OpenedRaid, ViewProps } from '#features/audit/opened-raid';
import { FindPlayerOnPhone } from '#features/find/FindPlayer';
import { ShareButton } from '#features/share/ShareButton';
import { MarkLegend } from '#features/tables/MarkLegend';
import { OnlyFilter } from '#features/tables/OnlyFilter';
import table from '#features/tables/RaidTable.module.css';
import { useStableRowOrder } from '#features/tables/use-stable-row-order';
import { ToBuyButton, ToBuyOfRaid } from '#features/to-buy/ToBuyButton';
import { NIGHT_TEXTS } from '#texts/night';
import { VIEW_TEXTS } from '#texts/views';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { useRaidAddress } from '../address/raid-address';
import { FetchingKills } from './FetchingKills';
import { NightSwitch } from './NightSwitch';
import { NightTable } from './NightTable';
import { PullNight } from './PullNight';
import { isNotFetched, useNight } from './use-night';

export function NightView({ code, raid, era }: ViewProps) {
  const kills = useNight(code, raid, era);
  // Kills that arrive together render together.
  return <Night code={code} raid={raid} era={era} kills={useDeferredValue(kills)} />;
}

interface NightProps extends OpenedRaid {
  /** Undefined until known. */
  kills: readonly AuditedKill[] | undefined;
}

const Night = memo(({ code, raid, era, kills }: NightProps) => {
  useObservable(language);
  const heading = useFocusOnArrival('start', code);
  const { address } = useRaidAddress();
  const Shown = address.show === 'pull' && looksForPull(era) ? PullNight : GearNight;
  return (
    <section className={`${table.view} screen`} aria-label={VIEW_TEXTS.names.night}>
      <div className="d-flex flex-wrap align-items-center justify-content-between gap-2">
        <h2 className="h5 m-0" tabIndex={-1} ref={heading}>
          {VIEW_TEXTS.names.night}
        </h2>
        <div className="d-flex gap-2">
          <FindPlayerOnPhone />
          <ToBuyButton era={era} isGearKnown={kills?.some(hasGear) ?? false}>
            <ToBuyOfRaid code={code} raid={raid} era={era} />
          </ToBuyButton>
        </div>
      </div>
      {kills?.length === 0 && <p>{NIGHT_TEXTS.noKills}</p>}
      {kills && kills.length > 0 && <Shown code={code} era={era} kills={kills} />}
    </section>
  );
});

const hasGear = (kill: AuditedKill): boolean =>
  'audits' in kill && kill.audits.some(hasGearRecorded);

interface GearNightProps extends Pick<ViewProps, 'code' | 'era'> {
  kills: readonly AuditedKill[];
}

function GearNight({ code, era, kills }: GearNightProps) {
  const { address, showOnly } = useRaidAddress();
  const isOnlyChanged = address.only === 'changed';
  const sorted = useMemo(() => nightRows(kills), [kills]);
  const rows = useStableRowOrder(
    sorted,
    kills.some((kill) => 'missing' in kill),
  );
  const shown = isOnlyChanged ? rows.filter(hasChanged) : rows;
  return (
    <>
      <FetchingKills code={code} kills={kills} />
      <ShareButton />
      <div className={table.tools}>
        {looksForPull(era) && <NightSwitch />}
        <OnlyFilter
          label={NIGHT_TEXTS.onlyChanged}
          isOn={isOnlyChanged}
          onChange={(isOn) => showOnly(isOn ? 'changed' : '')}
        />
        {era.tables && <MarkLegend texts={NIGHT_TEXTS.legend} />}
      </div>
      {isOnlyChanged && shown.length === 0 && !kills.some(isNotFetched) && (
        <p role="status">{NIGHT_TEXTS.nobodyChanged}</p>
      )}
      <NightTable kills={kills} rows={rows} shown={shown} era={era} address={address} />
    </>
  );
}
