import { lazyPart } from '#data/lazy-part';
import type { Audit } from '#domain/audit/audit';
import type { Judging } from '#domain/audit/judging';
import type { Fight } from '#domain/raid/raid';
import { PLAYER_TEXTS } from '#texts/player';
import { ChosenPlayer } from '../details/ChosenPlayer';
import type { PullInView } from '../pull/use-pull';
import { useRaidAddress } from '../raid-address';
import styles from './PlayersSection.module.css';

const Readiness = lazyPart('Readiness', () => import('../readiness/Readiness'));

interface PlayersPaneProps {
  audits: Audit[];
  judging: Judging;
  fight: Fight;
  pull: PullInView;
}

export function PlayersPane({ audits, judging, fight, pull }: PlayersPaneProps) {
  const { address } = useRaidAddress();

  return (
    <div className={styles.pane}>
      <ChosenPlayer audits={audits} facts={judging.facts} pull={pull} />
      <Readiness audits={audits} judging={judging} fight={fight}>
        {!address.player && <p className={styles.hint}>{PLAYER_TEXTS.chooseOne}</p>}
      </Readiness>
    </div>
  );
}
