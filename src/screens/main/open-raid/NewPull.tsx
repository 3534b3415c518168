import { countPassed } from '#domain/audit/verdict';
import type { Era } from '#domain/era/era';
import { eraOf } from '#domain/eras/era-of';
import { eraOfFight, fightToOpen } from '#domain/eras/raid-fights';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Fight, Raid } from '#domain/raid/raid';
import { useAuditedFight } from '#features/audit/use-audited-fight';
import { FOLLOW_TEXTS } from '#texts/follow';
import { Button } from '#ui/Button';
import { UserText } from '#ui/UserText';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useRaidAddress } from '../address/raid-address';
import styles from './FollowSwitch.module.css';

interface NewPullProps {
  code: ReportCode;
  raid: Raid;
  fight: Fight | undefined;
}

/** Offers a followed raid's newest pull if another fight is in view. */
export function NewPull({ code, raid, fight }: NewPullProps) {
  const newest = fightToOpen(raid, { isFollowed: true });
  const newestStart = newest?.startedAt ?? -1;
  const [seenStart] = useAdjustedState(newestStart, (seen) =>
    isSame(fight, newest) ? newestStart : seen,
  );
  const isNew = newest && newest.startedAt > seenStart;
  return (
    <div className={styles.newPull} role="status">
      {isNew && (
        <NewPullOffer code={code} fight={newest} era={eraOfFight(newest, eraOf(raid).era)} />
      )}
    </div>
  );
}

const isSame = (one: Fight | undefined, other: Fight | undefined): boolean =>
  one?.id === other?.id && one?.boss === other?.boss;

function NewPullOffer({ code, fight, era }: { code: ReportCode; fight: Fight; era: Era }) {
  const { openFight } = useRaidAddress();
  const { audits } = useAuditedFight({ code, fight, era });
  const passed = audits && countPassed(audits);
  const counts = passed === undefined ? undefined : ([passed, audits?.length ?? 0] as const);
  return (
    <>
      <UserText>{FOLLOW_TEXTS.newPull(fight.boss, counts)}</UserText>{' '}
      <Button isSmall onClick={() => openFight(fight)}>
        {FOLLOW_TEXTS.show}
      </Button>
    </>
  );
}
