import { useCallback, useMemo } from 'react';
import { type AuditedKill, type NightRow, nightGroup, nightRows } from '#domain/audit/night';
import { stateText } from '#domain/audit/night-words';
import { hasConsumableTable } from '#domain/era/era';
import type { OpenedRaid } from '#domain/log-site/opened-raid';
import { useFoundRows } from '#features/find/found-players';
import { NightLegend } from '#features/night/NightLegend';
import { NightTable } from '#features/night/NightTable';
import { nightSummary } from '#features/night/night-summary';
import { EverybodyPassed } from '#features/result-head/EverybodyPassed';
import { ShareButton } from '#features/share/ShareButton';
import { FilterCheckbox } from '#features/tables/FilterCheckbox';
import { useStableRowOrder } from '#features/tables/use-stable-row-order';
import { NIGHT_TEXTS } from '#texts/night';
import { lateComponent } from '#ui/late-component';
import { killQueryString, useRaidAddress } from '../address/raid-address';
import { FetchingKills } from '../missing-kills/FetchingKills';
import { isNotFetched, missingText } from '../missing-kills/missing-kills';
import { NightSwitch } from './NightSwitch';

const CopyPicture = lateComponent('CopyPicture', () => import('../share/CopyPicture'));

interface GearNightProps extends OpenedRaid {
  kills: readonly AuditedKill[];
  isFilling: boolean;
}

export function GearNight({ code, raid, era, kills, isFilling }: GearNightProps) {
  const { address, showOnly } = useRaidAddress();
  const isOnlyChanged = address.filter === 'changed';
  const sorted = useMemo(() => nightRows(kills), [kills]);
  const rows = useStableRowOrder(sorted, isFilling);
  const findingsOf = useCallback(({ now }: NightRow) => stateText(now, era), [era]);
  const shown = isOnlyChanged ? rows.filter((row) => nightGroup(row) === 'changed') : rows;
  const found = useFoundRows(shown, findingsOf);
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
      {isWhole && !isFilling && (
        <EverybodyPassed count={rows.length}>
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
