import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { reportQueries } from '#data/raids/raid-queries';
import type { Audit } from '#domain/audit/audit';
import { adviceLines, resultLines } from '#domain/audit/audit-lines';
import { withoutOtherFights } from '#domain/eras/raid-fights';
import { hasGearRecorded } from '#domain/gear/gear-recorded';
import { type Addressee, whispers } from '#domain/hand-over/whispers';
import type { Fight, Kill } from '#domain/raid/raid';
import { ToBuyButton, ToBuyOfRaid } from '#features/to-buy/ToBuyButton';
import { PLAYER_TEXTS } from '#texts/player';
import { CopyButton } from '#ui/CopyButton';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import { UserText } from '#ui/UserText';
import { useRaidAddress, viewSearch } from '../address/raid-address';
import styles from './DetailsFoot.module.css';

interface DetailsFootProps {
  fight: Fight;
  audit: Audit | undefined;
  /** Their realms decide how the player is named. */
  audits: readonly Audit[];
}

export function DetailsFoot({ fight, audit, audits }: DetailsFootProps) {
  const { address } = useRaidAddress();
  const { data: raid } = useQuery(reportQueries.ofOpen(address.code));
  const kills = raid ? withoutOtherFights(raid).kills : [];
  const index = kills.findIndex(({ id }) => id === fight.id);
  const only = useMemo(
    () => (audit ? { fight, audit, audits } : undefined),
    [fight, audit, audits],
  );
  const whisper = useMemo(
    () =>
      audit
        ? whispers(
            [addresseeOf(audit)],
            audits.map(({ raider }) => raider),
          ).join('\n')
        : '',
    [audit, audits],
  );
  return (
    <footer className={`${styles.foot} d-print-none`}>
      <BossLink side="left" kill={kills[index - 1]} />
      {address.code && raid && only && (
        <ToBuyButton
          era={only.audit.era}
          isGearKnown={hasGearRecorded(only.audit)}
          className={`${styles.action} ${styles.whole}`}
        >
          <ToBuyOfRaid
            code={address.code}
            raid={withoutOtherFights(raid)}
            era={only.audit.era}
            only={only}
          />
        </ToBuyButton>
      )}
      <CopyButton
        className={`${styles.action} ${styles.whole}`}
        text={whisper}
        label={PLAYER_TEXTS.copyWhisper}
        copiedWords={PLAYER_TEXTS.whisperCopied}
        refusedWords={PLAYER_TEXTS.copyRefused}
      >
        <Mark name="copy" size={16} /> {PLAYER_TEXTS.whisper}
      </CopyButton>
      <BossLink side="right" kill={index < 0 ? undefined : kills[index + 1]} />
    </footer>
  );
}

/** Keeps its room at either end, disabled. */
function BossLink({ side, kill }: { side: 'left' | 'right'; kill: Kill | undefined }) {
  const { address } = useRaidAddress();
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
      className={`${styles.action} ${styles[side]}`}
      aria-label={words(kill.boss)}
      to={{ search: viewSearch({ ...address, fight: `${kill.id}` }) }}
    >
      <Mark name={side} size={16} />
      <UserText text={kill.boss} className={styles.boss} />
    </Link>
  );
}

const addresseeOf = (audit: Audit): Addressee => ({
  name: audit.raider.name,
  ...(audit.raider.server && { server: audit.raider.server }),
  lines: [...resultLines(audit), ...adviceLines(audit)],
});
