import type { Audit } from '#domain/audit/audit';
import type { AuditContext } from '#domain/audit/rule/audit-context';
import type { Fight } from '#domain/raid/raid';
import { lazySection } from '#features/notices/lazy-section';
import type { PullInView } from '#features/pull/use-pull';
import { PLAYER_TEXTS } from '#texts/player';
import { useRaidAddress } from '../address/raid-address';
import { ChosenPlayer } from '../details/ChosenPlayer';
import styles from './PlayersSection.module.css';

const Readiness = lazySection('Readiness', () => import('../readiness/Readiness'));

interface PlayersPaneProps {
  audits: Audit[];
  context: AuditContext;
  fight: Fight;
  pull: PullInView;
}

export function PlayersPane({ audits, context, fight, pull }: PlayersPaneProps) {
  const { address } = useRaidAddress();

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus
    <div className={styles.pane} tabIndex={0}>
      <ChosenPlayer fight={fight} audits={audits} facts={context.facts} pull={pull} />
      <Readiness audits={audits} context={context} fight={fight}>
        {!address.player && <p className={styles.hint}>{PLAYER_TEXTS.chooseOne}</p>}
      </Readiness>
    </div>
  );
}
