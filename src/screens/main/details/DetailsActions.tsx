import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { reportQueries } from '#data/raids/raid-queries';
import type { Audit } from '#domain/audit/audit';
import { onlyRaidFights } from '#domain/eras/raid-fights';
import { hasGearRecorded } from '#domain/gear/gear-recorded';
import type { Fight } from '#domain/raid/raid';
import { PlayerLink } from '#features/player/PlayerLink';
import { CopyWhisper } from '#features/share/CopyWhisper';
import { ToBuyButton, ToBuyOfRaid } from '#features/to-buy/ToBuyButton';
import { PLAYER_TEXTS } from '#texts/player';
import { useIsWide } from '#ui/use-is-wide';
import { useAddressInView } from '../address/raid-address';
import styles from './DetailsFoot.module.css';

interface DetailsActionsProps {
  fight: Fight;
  audit: Audit;
  audits: readonly Audit[];
}

export function DetailsActions({ fight, audit, audits }: DetailsActionsProps) {
  const { code } = useAddressInView();
  const { data: raid } = useQuery(reportQueries.ofOpen(code));
  const isWide = useIsWide();
  const present = audits.map(({ raider }) => raider);
  const onlyPlayer = useMemo(() => ({ fight, audit, audits }), [fight, audit, audits]);
  return (
    <>
      {code && raid && (
        <ToBuyButton era={audit.era} isGearKnown={hasGearRecorded(audit)} className={styles.button}>
          <ToBuyOfRaid
            code={code}
            raid={onlyRaidFights(raid)}
            era={audit.era}
            onlyPlayer={onlyPlayer}
          />
        </ToBuyButton>
      )}
      <PlayerLink player={audit.raider} className={styles.button}>
        {PLAYER_TEXTS.allEvenings}
      </PlayerLink>
      {isWide && <CopyWhisper audit={audit} present={present} className={styles.button} />}
    </>
  );
}
