import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recordOpening } from '#data/changes/changes';
import { isOutsideRaids } from '#domain/eras/raid-fights';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Raid } from '#domain/raid/raid';
import { findFieldText } from '#features/find/found-players';
import { PageTitle } from '#features/page/PageTitle';
import { isPassedUnfolded } from '#features/verdict-columns/passed-fold';
import { RAID_TEXTS } from '#texts/raid';
import { VIEW_TEXTS } from '#texts/views';
import { shownTitle } from '#ui/game/shown-title';
import { Notice } from '#ui/Notice';
import { UserText } from '#ui/UserText';
import { useIsWide } from '#ui/use-is-wide';
import { useOnChange } from '#ui/use-on-change';
import { useOnLeave } from '#ui/use-on-leave';
import { needsFight, useAddressInView } from '../address/raid-address';
import { useFightInView } from '../address/use-fight-in-view';
import { OpenView } from '../views/OpenView';
import { RaidViews } from '../views/RaidViews';
import styles from './OpenRaid.module.css';
import { KillsOnDeviceLine } from './RaidRail';

interface OpenRaidProps {
  code: ReportCode;
  raid: Raid;
  report: UseQueryResult<Raid>;
}

export function OpenRaid({ code, raid, report }: OpenRaidProps) {
  const isWide = useIsWide();
  const address = useAddressInView();
  const { fight, isLost, isUnknown, arrival } = useFightInView(address, raid);
  // For a saved raid's readiness, a fight outside its era's raids does not count.
  const killId = fight?.kind !== 'kill' || isOutsideRaids(fight, raid) ? undefined : fight.id;

  useNoteOpened(code, killId);
  // Another raid has other players.
  useOnChange(code, forgetChosenPlayers);
  useOnLeave(forgetChosenPlayers);
  const { view } = address;

  return (
    <div className={`${styles.view} ${view === 'verdicts' && fight ? styles.beside : ''}`}>
      {(view !== 'verdicts' || !fight) && (
        <PageTitle
          words={[view !== 'verdicts' && VIEW_TEXTS.names[view], shownTitle(raid.title)]}
        />
      )}
      {(raid.kills.length > 0 || (raid.attempts?.length ?? 0) > 0) && (
        <RaidViews canShare={fight !== undefined && needsFight(view)} />
      )}
      {isUnknown && fight?.kind === 'kill' && needsFight(view) && (
        <Notice role="status" tone="warning">
          <UserText>{RAID_TEXTS.unknownFight(address.fight)}</UserText>
        </Notice>
      )}
      {isLost && needsFight(view) && (
        <Notice role="status" tone="warning">
          {fight?.isLost ? RAID_TEXTS.fightLostButSaved : RAID_TEXTS.fightLost}
        </Notice>
      )}
      <OpenView code={code} raid={raid} fight={fight} arrival={arrival} />
      {!isWide && <KillsOnDeviceLine code={code} raid={raid} report={report} />}
    </div>
  );
}

function useNoteOpened(code: ReportCode, kill: number | undefined): void {
  useEffect(() => {
    void recordOpening(code, kill);
  }, [code, kill]);
}

function forgetChosenPlayers(): void {
  findFieldText.set('');
  isPassedUnfolded.set(false);
}
