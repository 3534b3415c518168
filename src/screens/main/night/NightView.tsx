import { memo, useDeferredValue } from 'react';
import { isSavingUnderWay, savingProgressOf } from '#data/raids/saving-progress';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import type { AuditedKill } from '#domain/audit/night';
import { hasConsumableTable } from '#domain/era/era';
import { hasGearRecorded } from '#domain/gear/gear-recorded';
import type { OpenedRaid } from '#domain/log-site/opened-raid';
import { useIsWaitingForFacts } from '#features/audit/use-audited-fight';
import { FindPlayerOnPhone } from '#features/find/FindPlayerOnPhone';
import table from '#features/tables/RaidTable.module.css';
import { ToBuyButton, ToBuyOfRaid } from '#features/to-buy/ToBuyButton';
import { NIGHT_TEXTS } from '#texts/night';
import { VIEW_TEXTS } from '#texts/views';
import { Link } from '#ui/Link';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import { useAddressInView, viewQueryString } from '../address/raid-address';
import type { ViewProps } from '../address/view-props';
import { isLoading } from '../missing-kills/missing-kills';
import { useNightKills } from '../missing-kills/use-night-kills';
import { GearNight } from './GearNight';
import { NightExample } from './NightExample';
import { PullNight } from './PullNight';

export function NightView({ code, raid, era }: ViewProps) {
  const kills = useNightKills(code, raid, era);
  const isFetching = isSavingUnderWay(useObservable(savingProgressOf(code)));
  const isWaiting = useIsWaitingForFacts(era, kills !== undefined);
  // Kills that arrive together render together.
  const shown = useDeferredValue(isWaiting ? undefined : kills);
  const isFilling = shown?.some((kill) => isLoading(kill, isFetching)) ?? false;
  return <Night code={code} raid={raid} era={era} kills={shown} isFilling={isFilling} />;
}

interface NightProps extends OpenedRaid {
  /** Undefined until known. */
  kills: readonly AuditedKill[] | undefined;
  isFilling: boolean;
}

const Night = memo(({ code, raid, era, kills, isFilling }: NightProps) => {
  useObservable(language);
  const heading = useFocusOnArrival({ subject: code });
  const address = useAddressInView();
  const isOfPulls = address.show === 'pull' && hasConsumableTable(era);
  return (
    <section className={`${table.view} stack screen`} aria-label={VIEW_TEXTS.names.night}>
      <div className={table.head}>
        <h2 tabIndex={-1} ref={heading}>
          {VIEW_TEXTS.names.night}
        </h2>
        <FindPlayerOnPhone />
        <ToBuyButton era={era} isGearKnown={kills?.some(hasGear) ?? false}>
          <ToBuyOfRaid code={code} raid={raid} era={era} />
        </ToBuyButton>
      </div>
      {kills?.length === 0 && <NoKills raid={raid} era={era} />}
      {kills &&
        kills.length > 0 &&
        (isOfPulls ? (
          <PullNight code={code} era={era} kills={kills} isFilling={isFilling} />
        ) : (
          <GearNight code={code} raid={raid} era={era} kills={kills} isFilling={isFilling} />
        ))}
    </section>
  );
});

function NoKills({ raid, era }: Pick<ViewProps, 'raid' | 'era'>) {
  const address = useAddressInView();
  const queryString = viewQueryString({ ...address, fight: '', view: 'verdicts', filter: '' });
  return (
    <>
      <p className="m-0">{NIGHT_TEXTS.noKills}</p>
      {raid.attempts && raid.attempts.length > 0 && (
        <p className="m-0">
          <Link className="btn btn-primary" to={{ search: queryString }}>
            {NIGHT_TEXTS.lastPull}
          </Link>
        </p>
      )}
      {era.tables && <NightExample era={era} />}
    </>
  );
}

const hasGear = (kill: AuditedKill): boolean =>
  'audits' in kill && kill.audits.some(hasGearRecorded);
