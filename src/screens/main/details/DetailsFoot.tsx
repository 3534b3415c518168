import { useQuery } from '@tanstack/react-query';
import { reportQueries } from '#data/raids/raid-queries';
import type { Audit } from '#domain/audit/audit';
import { onlyRaidFights } from '#domain/eras/raid-fights';
import type { Fight, Kill } from '#domain/raid/raid';
import { CopyWhisper } from '#features/share/CopyWhisper';
import { PLAYER_TEXTS } from '#texts/player';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import { UserText } from '#ui/UserText';
import { useIsWide } from '#ui/use-is-wide';
import { useAddressInView, viewQueryString } from '../address/raid-address';
import styles from './DetailsFoot.module.css';

interface DetailsFootProps {
  fight: Fight;
  audit: Audit | undefined;
  audits: readonly Audit[];
}

/** Links to the neighbouring bosses below a sheet. Beside a pane, the title has these links. */
export function DetailsFoot({ fight, audit, audits }: DetailsFootProps) {
  const address = useAddressInView();
  const { data: raid } = useQuery(reportQueries.ofOpen(address.code));
  const isWide = useIsWide();
  const present = audits.map(({ raider }) => raider);
  const kills = raid ? onlyRaidFights(raid).kills : [];
  const index = kills.findIndex(({ id }) => id === fight.id);
  if (isWide) return null;
  return (
    <footer className={`${styles.foot} d-print-none`}>
      <BossLink side="left" kill={kills[index - 1]} />
      <CopyWhisper audit={audit} present={present} className={styles.button} />
      <BossLink side="right" kill={index < 0 ? undefined : kills[index + 1]} />
    </footer>
  );
}

/** Keeps its space if there is no boss before or after. */
function BossLink({ side, kill }: { side: 'left' | 'right'; kill: Kill | undefined }) {
  const address = useAddressInView();
  if (!kill) {
    return (
      <span className={styles.action}>
        <Mark name={side} size={16} />
      </span>
    );
  }
  const words = side === 'left' ? PLAYER_TEXTS.previousBoss : PLAYER_TEXTS.nextBoss;
  return (
    <Link
      className={`${styles.action} ${side === 'right' ? 'flex-row-reverse' : ''}`}
      aria-label={words(kill.boss)}
      data-stays-focused
      to={{ search: viewQueryString({ ...address, fight: `${kill.id}` }) }}
    >
      <Mark name={side} size={16} />
      <UserText className={styles.boss} lang="en">
        {kill.boss}
      </UserText>
    </Link>
  );
}
