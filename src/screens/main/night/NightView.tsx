import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { isSavingUnderWay, savingProgressOf } from '#data/raids/saving-progress';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import { type AuditedKill, type NightRow, nightGroup, nightRows } from '#domain/audit/night';
import { stateText } from '#domain/audit/night-words';
import { hasConsumableTable } from '#domain/era/era';
import { hasGearRecorded } from '#domain/gear/gear-recorded';
import type { OpenedRaid } from '#domain/log-site/opened-raid';
import { useIsWaitingForFacts } from '#features/audit/use-audited-fight';
import { FindPlayerOnPhone } from '#features/find/FindPlayerOnPhone';
import { useFoundRows } from '#features/find/found-players';
import { NightLegend } from '#features/night/NightLegend';
import { NightTable } from '#features/night/NightTable';
import { nightSummary } from '#features/night/night-summary';
import { EverybodyPassed } from '#features/result-head/EverybodyPassed';
import { ShareButton } from '#features/share/ShareButton';
import { FilterCheckbox } from '#features/tables/FilterCheckbox';
import table from '#features/tables/RaidTable.module.css';
import { useStableRowOrder } from '#features/tables/use-stable-row-order';
import { ToBuyButton, ToBuyOfRaid } from '#features/to-buy/ToBuyButton';
import { NIGHT_TEXTS } from '#texts/night';
import { VIEW_TEXTS } from '#texts/views';
import { Link } from '#ui/Link';
import { lateComponent } from '#ui/late-component';
import { useFocusOnArrival } from '#ui/use-focus-on-arrival';
import {
  killQueryString,
  useAddressInView,
  useRaidAddress,
  viewQueryString,
} from '../address/raid-address';
import type { ViewProps } from '../address/view-props';
import { FetchingKills } from '../missing-kills/FetchingKills';
import { isLoading, isNotFetched, missingText } from '../missing-kills/missing-kills';
import { useNightKills } from '../missing-kills/use-night-kills';
import { NightExample } from './NightExample';
import { NightSwitch } from './NightSwitch';
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

const CopyPicture = lateComponent('CopyPicture', () => import('../share/CopyPicture'));

const hasGear = (kill: AuditedKill): boolean =>
  'audits' in kill && kill.audits.some(hasGearRecorded);

interface GearNightProps extends Omit<NightProps, 'kills'> {
  kills: readonly AuditedKill[];
}

function GearNight({ code, raid, era, kills, isFilling }: GearNightProps) {
  const { address, showOnly } = useRaidAddress();
  const isOnlyChanged = address.filter === 'changed';
  const sorted = useMemo(() => nightRows(kills), [kills]);
  const rows = useStableRowOrder(sorted, isFilling);
  const findingsOf = useCallback(({ now }: NightRow) => stateText(now, era), [era]);
  const shown = isOnlyChanged ? rows.filter((row) => nightGroup(row) === 'changed') : rows;
  const found = useFoundRows(shown, findingsOf);
  const last = kills.at(-1)?.fight;
  const isWhole = rows.length > 0 && rows.every(({ now }) => now.state === 'passed');
  return (
    <>
      <FetchingKills
        code={code}
        kills={kills}
        isUnderTitle
        summary={nightSummary(kills.length, rows)}
      />
      <ShareButton />
      {isWhole && last && !isFilling && (
        <EverybodyPassed fight={last} count={rows.length}>
          <CopyPicture code={code} raid={raid} era={era} fights={kills} />
        </EverybodyPassed>
      )}
      <div className="d-flex flex-wrap align-items-center row-gap-2 column-gap-3">
        {hasConsumableTable(era) && <NightSwitch />}
        <FilterCheckbox
          label={NIGHT_TEXTS.onlyChanged}
          isOn={isOnlyChanged}
          shown={shown.length}
          all={rows.length}
          onChange={(isOn) => showOnly(isOn ? 'changed' : '')}
        />
        {era.tables && <NightLegend />}
      </div>
      {isOnlyChanged && shown.length === 0 && !kills.some(isNotFetched) && (
        <p role="status">{NIGHT_TEXTS.nobodyChanged}</p>
      )}
      <NightTable
        kills={kills}
        rows={rows}
        shown={found}
        era={era}
        hasRules={era.tables !== undefined}
        isFilling={isFilling}
        unknownText={(index) => missingText(kills[index])}
        queryStringOf={(kill) => killQueryString(address, kill)}
      />
    </>
  );
}
