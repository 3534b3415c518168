import { useMemo } from 'react';
import { type AuditedKill, NIGHT_WORDS } from '#domain/audit/night';
import { describeAllSeen } from '#domain/pull/pull-list-words';
import { hasUnseen, pullNightRows } from '#domain/pull/pull-night';
import { pullHeading } from '#domain/pull/pull-words';
import type { ViewProps } from '#features/audit/opened-raid';
import { useFoundRows } from '#features/find/sought-player';
import { PullLegend } from '#features/pull/PullLegend';
import { ShareButton } from '#features/share/ShareButton';
import { OnlyFilter } from '#features/tables/OnlyFilter';
import { NIGHT_TEXTS } from '#texts/night';
import { Mark } from '#ui/Mark';
import { killSearch, useRaidAddress } from '../address/raid-address';
import { FetchingKills } from '../missing-kills/FetchingKills';
import { isNotFetched } from '../missing-kills/missing-kills';
import { NightSwitch } from './NightSwitch';
import { PullNightTable } from './PullNightTable';
import { usePullNight } from './use-pull-night';

interface PullNightProps extends Pick<ViewProps, 'code' | 'era'> {
  kills: readonly AuditedKill[];
}

export function PullNight({ code, era, kills }: PullNightProps) {
  const { address, showOnly } = useRaidAddress();
  const pulls = usePullNight({ code, era, kills });
  const known = useMemo(
    () => pulls.flatMap((kill) => ('pull' in kill ? [kill.pull] : [])),
    [pulls],
  );
  const last =
    known.filter(({ categories, isInLog }) => categories.some((one) => isInLog[one])).at(-1) ??
    known.at(-1);
  const categories = known[0]?.categories ?? NONE;
  const rows = useMemo(() => pullNightRows(pulls, categories), [pulls, categories]);
  const isOnlyUnseen = address.only === 'unseen';
  const shown = isOnlyUnseen ? rows.filter(hasUnseen) : rows;
  const found = useFoundRows(shown);
  const areKillsHere = !kills.some(isNotFetched);
  return (
    <>
      {areKillsHere ? (
        <FetchingKills
          code={code}
          kills={pulls}
          of="pulls"
          isUnderTitle
          summary={last && pullHeading(last)}
        />
      ) : (
        <FetchingKills code={code} kills={kills} isUnderTitle />
      )}
      <ShareButton />
      <div className="d-flex flex-wrap align-items-center row-gap-2 column-gap-3">
        <NightSwitch />
        <OnlyFilter
          label={NIGHT_TEXTS.onlyUnseen}
          isOn={isOnlyUnseen}
          shown={shown.length}
          all={rows.length}
          onChange={(isOn) => showOnly(isOn ? 'unseen' : '')}
        />
        {known.length > 0 && (
          <PullLegend
            pulls={known}
            seen={
              <li className="tone-tick">
                <Mark name="tick" /> <span>{describeAllSeen(categories)}</span>
              </li>
            }
          >
            <li>
              <Mark name="dash" /> {NIGHT_WORDS.absent}
            </li>
          </PullLegend>
        )}
      </div>
      {isOnlyUnseen && shown.length === 0 && !pulls.some(isNotFetched) && (
        <p role="status">{NIGHT_TEXTS.nothingUnseen}</p>
      )}
      <PullNightTable
        kills={pulls}
        rows={rows}
        shown={found}
        categories={categories}
        searchOf={(kill) => killSearch(address, kill)}
      />
    </>
  );
}

const NONE = [] as const;
