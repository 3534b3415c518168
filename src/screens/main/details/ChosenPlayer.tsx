import { useCallback } from 'react';
import { lazyChunk } from '#data/lazy-chunk';
import type { Audit } from '#domain/audit/audit';
import type { EraFacts } from '#domain/eras/facts';
import { distinctNames, isCalled } from '#domain/raid/player-id';
import { usePreload } from '#ui/use-preload';
import { Loading } from '../Loading';
import { useRaidAddress } from '../raid-address';
import type { PullInView } from '../use-pull';
import { PlayerDetailsFrame } from './PlayerDetailsFrame';
import { PlayerHead } from './PlayerHead';

/** Its fallback keeps the height of the details. */
const PlayerDetails = lazyChunk(
  'PlayerDetails',
  () => import('./PlayerDetails'),
  <Loading className="screen" />,
);

interface ChosenPlayerProps {
  audits: readonly Audit[];
  facts: EraFacts | undefined;
  pull: PullInView;
}

export function ChosenPlayer({ audits, facts, pull }: ChosenPlayerProps) {
  const { address, choosePlayer } = useRaidAddress();
  usePreload(PlayerDetails.load);
  const close = useCallback(() => choosePlayer(), [choosePlayer]);
  if (!address.player) return null;
  const chosen = audits.find(({ raider }) => isCalled(raider, address.player));
  const nameOf = distinctNames(audits.map(({ raider }) => raider));
  return (
    <PlayerDetailsFrame
      player={address.player}
      head={chosen && <PlayerHead audit={chosen} name={nameOf(chosen.raider)} facts={facts} />}
      onClose={close}
    >
      <PlayerDetails
        name={address.player}
        audit={chosen}
        audits={audits}
        facts={facts}
        pull={pull}
      />
    </PlayerDetailsFrame>
  );
}
