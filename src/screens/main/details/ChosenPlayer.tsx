import type { Audit } from '#domain/audit/audit';
import type { EraFacts } from '#domain/era/facts';
import type { Fight } from '#domain/raid/raid';
import { findRaider, nameInAddress } from '#domain/raid/raider-keys';
import { shownNames } from '#domain/raid/shown-names';
import { Loading } from '#ui/Loading';
import { lateComponent } from '#ui/late-component';
import { useWhenIdle } from '#ui/when-idle';
import { useRaidAddress } from '../address/raid-address';
import { PlayerDetailsFrame } from './PlayerDetailsFrame';
import { PlayerHead } from './PlayerHead';

/** Keeps the height of the details while they load. */
const PlayerDetails = lateComponent('PlayerDetails', () => import('./PlayerDetails'), {
  waiting: <Loading className="screen" />,
});

interface ChosenPlayerProps {
  fight: Fight;
  audits: readonly Audit[];
  facts: EraFacts | undefined;
}

export function ChosenPlayer({ fight, audits, facts }: ChosenPlayerProps) {
  const { address, choosePlayer } = useRaidAddress();
  useWhenIdle(PlayerDetails.load);
  if (!address.player) return null;
  const raiders = audits.map(({ raider }) => raider);
  const called = findRaider(raiders, address.player);
  const chosen = audits.find(({ raider }) => raider === called);
  const { fullNameOf } = shownNames(raiders);
  const name = chosen ? fullNameOf(chosen.raider) : nameInAddress(address.player);
  return (
    <PlayerDetailsFrame
      player={called?.key ?? address.player}
      name={name}
      head={chosen && <PlayerHead audit={chosen} name={name} facts={facts} />}
      onClose={() => choosePlayer()}
    >
      <PlayerDetails
        name={nameInAddress(address.player)}
        isShared={raiders.some(({ name }) => name === address.player)}
        fight={fight}
        audit={chosen}
        audits={audits}
        facts={facts}
      />
    </PlayerDetailsFrame>
  );
}
