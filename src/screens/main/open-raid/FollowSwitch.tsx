import { useState } from 'react';
import { online } from '#data/online';
import { followedRaidQuery, startFollowing, stopFollowing } from '#data/raids/follow-raids';
import { followedRaids } from '#data/raids/followed-raids';
import { useObservable } from '#data/use-observable';
import { formatTime } from '#domain/format';
import type { ReportCode } from '#domain/log-site/report-link';
import type { FollowedRaid } from '#domain/raid/following';
import type { Fight, Raid } from '#domain/raid/raid';
import { canKeepOnTop, keepOnTop } from '#features/live/keep-on-top';
import { useFollowedRaid } from '#features/live/use-followed-raid';
import { useWakeLock } from '#features/live/use-wake-lock';
import { FOLLOW_TEXTS } from '#texts/follow';
import { Button } from '#ui/Button';
import { Checkbox } from '#ui/Checkbox';
import { fightTitle } from '#ui/game/fight-words';
import { Notice } from '#ui/Notice';
import { UserText } from '#ui/UserText';
import { needsFight, useAddressInView } from '../address/raid-address';
import styles from './FollowSwitch.module.css';
import { NewPull } from './NewPull';

interface FollowSwitchProps {
  code: ReportCode;
  raid: Raid;
  /** The fight in view. */
  fight: Fight | undefined;
}

export function FollowSwitch({ code, raid, fight }: FollowSwitchProps) {
  const following = useObservable(followedRaids).get(code);
  const isOnline = useObservable(online);
  const { view } = useAddressInView();
  const isOn = following !== undefined && !following.isOver;
  const { dataUpdatedAt } = useFollowedRaid(code, followedRaidQuery(code, isOn && isOnline));

  useWakeLock(isOn);
  return (
    <div className="mb-3">
      <div className="d-flex flex-wrap column-gap-2 align-items-center justify-content-between">
        <Checkbox
          className="form-switch m-0"
          role="switch"
          label={FOLLOW_TEXTS.follow}
          isOn={isOn}
          onChange={(isFollowed) =>
            isFollowed ? startFollowing(code, raid, dataUpdatedAt) : stopFollowing(code)
          }
        />
        {isOn && canKeepOnTop() && <KeepOnTop code={code} />}
      </div>
      {isOn && (
        <div className={styles.line}>
          <p className="small text-body-secondary m-0">
            {isOnline
              ? FOLLOW_TEXTS.checkedAt(formatTime(following.fetchedAt))
              : FOLLOW_TEXTS.offline}
          </p>
          {needsFight(view) && <NewPull code={code} raid={raid} fight={fight} />}
        </div>
      )}
      {/* The status exists from the start, so that screen readers announce its content. */}
      <p role="status" className={`${styles.news} small m-0`}>
        {following && <UserText className="text-wrap">{statusText(following)}</UserText>}
      </p>
    </div>
  );
}

function KeepOnTop({ code }: Pick<FollowSwitchProps, 'code'>) {
  const [isFailed, setFailed] = useState(false);
  const open = async () => {
    setFailed(false);
    try {
      await keepOnTop(code);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return (
    <>
      <Button isSmall onClick={() => void open()}>
        {FOLLOW_TEXTS.keepOnTop}
      </Button>
      {isFailed && <Notice tone="warning">{FOLLOW_TEXTS.notOpened}</Notice>}
    </>
  );
}

function statusText({ isOver, news }: FollowedRaid): string {
  if (isOver) return FOLLOW_TEXTS.over;
  return news.length > 0 ? FOLLOW_TEXTS.news(news.map(fightTitle)) : '';
}
