import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import type { Audit } from '#domain/audit/audit';
import { fetchesPulls, looksForPull } from '#domain/era/era';
import type { EraFacts } from '#domain/era/facts';
import { hasAnyGear } from '#domain/gear/gear-recorded';
import type { Fight } from '#domain/raid/raid';
import { failureText } from '#features/notices/failure-text';
import { PLAYER_TEXTS } from '#texts/player';
import { RAID_TEXTS } from '#texts/raid';
import { Button } from '#ui/Button';
import { Loading } from '#ui/Loading';
import { lateComponent, useLate } from '#ui/late-component';
import { UserText } from '#ui/UserText';
import { EveryPiece } from './EveryPiece';
import { GearIcons } from './GearIcons';
import styles from './PlayerDetailsFrame.module.css';
import { ResultLines } from './ResultLines';
import { WorthALook } from './WorthALook';

/** Keeps the place of a title and two rows. */
const AtThePull = lateComponent('AtThePull', () => import('./AtThePull'), {
  waiting: <div className={styles.pull} />,
});

const LateActions = lateComponent('DetailsActions', () => import('./DetailsActions'));

const LateFoot = lateComponent('DetailsFoot', () => import('./DetailsFoot'));

interface PlayerDetailsProps {
  name: string;
  /** Several players of the fight have the name. */
  isShared: boolean;
  /** Undefined if not in the fight. */
  audit: Audit | undefined;
  audits: readonly Audit[];
  fight: Fight;
  facts: EraFacts | undefined;
}

export function PlayerDetails(props: PlayerDetailsProps) {
  const { name, isShared, fight, audit, audits, facts } = props;
  const Actions = useLate(LateActions);
  const Foot = useLate(LateFoot);
  const hasDied = (audit?.raider.deaths?.length ?? 0) > 0;
  const atThePull = audit && (fetchesPulls(audit.era) || hasDied) && (
    <AtThePull raider={audit.raider} hasPanel={looksForPull(audit.era)} />
  );
  return (
    <>
      {!audit && (
        <p>
          <UserText>
            {isShared ? PLAYER_TEXTS.shared(name) : PLAYER_TEXTS.notInFight(name)}
          </UserText>
        </p>
      )}
      {audit && <ResultLines audit={audit} />}
      {audit && (
        <div className={`${styles.actions} d-print-none`}>
          {Actions && <Actions fight={fight} audit={audit} audits={audits} />}
        </div>
      )}
      {audit && hasAnyGear(audit) ? (
        <Gear audit={audit} facts={facts}>
          {atThePull}
        </Gear>
      ) : (
        atThePull
      )}
      {Foot && <Foot fight={fight} audit={audit} audits={audits} />}
    </>
  );
}

interface GearProps extends Pick<PlayerDetailsProps, 'facts'> {
  audit: Audit;
  children: ReactNode;
}

/** Parts that need the era's facts render last, so they don't shift the findings. */
function Gear({ audit, facts, children }: GearProps) {
  const { data, error, isPending } = useQuery(eraQueries.facts(audit.era));
  if (isPending || (data && !facts)) return <Loading className="screen" />;
  return (
    <>
      {error && (
        <p role="status" className="m-0">
          <span>{failureText(error)}</span>{' '}
          <Button isSmall onClick={() => window.location.reload()}>
            {RAID_TEXTS.tryAgain}
          </Button>
        </p>
      )}
      <WorthALook audit={audit} />
      <GearIcons audit={audit} facts={facts} />
      {children}
      <EveryPiece audit={audit} facts={facts} />
    </>
  );
}
