import { Suspense, useMemo } from 'react';
import { settings } from '#data/settings';
import { useObservable } from '#data/use-observable';
import { auditGear } from '#domain/audit';
import type { Kill, Raider } from '#domain/raid';
import { byVerdict, VERDICTS } from '#domain/verdict';
import { MAIN_TEXTS } from '#texts/main';
import { lazyChunk } from '#ui/lazy-chunk';
import { useRaidAddress } from '../raid-address';
import { PlayerDetailsFrame } from './PlayerDetailsFrame';
import styles from './RaidersByVerdict.module.css';
import { VerdictColumn } from './VerdictColumn';

const PlayerDetails = lazyChunk(
  'PlayerDetails',
  async () => (await import('./PlayerDetails')).PlayerDetails,
);

interface RaidersByVerdictProps {
  kill: Kill;
  raiders: Raider[];
}

/** The summary's columns, and beside them the details of the chosen player. */
export function RaidersByVerdict({ kill, raiders }: RaidersByVerdictProps) {
  const { address, choosePlayer } = useRaidAddress();
  const { minimumItemLevel } = useObservable(settings);
  const { audits, columns } = useMemo(() => {
    const audits = raiders.map((raider) => auditGear(raider, { minimumItemLevel }));
    return { audits, columns: byVerdict(audits) };
  }, [raiders, minimumItemLevel]);

  const shown = VERDICTS.filter(
    (verdict) => verdict !== 'NO GEAR RECORDED' || columns[verdict].length > 0,
  );
  const chosen = audits.find(({ raider }) => raider.key === address.player);
  const counts = Object.fromEntries(shown.map((verdict) => [verdict, columns[verdict].length]));

  return (
    <div className={styles.layout}>
      <p className="visually-hidden" role="status">
        {MAIN_TEXTS.announcedVerdicts(kill.boss, counts)}
      </p>
      <div className={`${styles.columns} ${styles.appearing}`}>
        {shown.map((verdict) => (
          <VerdictColumn
            key={verdict}
            verdict={verdict}
            audits={columns[verdict]}
            chosenKey={address.player}
            onChoose={(key) => choosePlayer(key === address.player ? undefined : key)}
          />
        ))}
      </div>
      {address.player && (
        <PlayerDetailsFrame key={address.player} onClose={() => choosePlayer()}>
          <Suspense fallback={<p role="status">{MAIN_TEXTS.loading}</p>}>
            <PlayerDetails name={address.player} audit={chosen} />
          </Suspense>
        </PlayerDetailsFrame>
      )}
    </div>
  );
}
