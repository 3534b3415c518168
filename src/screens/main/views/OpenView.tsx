import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { eraOf } from '#domain/eras/era-of';
import { eraOfFight, isOutsideRaids, onlyRaidFights } from '#domain/eras/raid-fights';
import { UNKNOWN_GAME } from '#domain/eras/unjudged-eras';
import type { Fight, Raid } from '#domain/raid/raid';
import { isDialogIn } from '#routes';
import { VIEW_TEXTS } from '#texts/views';
import { DialogFailed } from '#ui/ChunkFailed';
import { lateComponent } from '#ui/late-component';
import { needsFight, useAddressInView, viewQueryString } from '../address/raid-address';
import type { ViewProps } from '../address/view-props';
import { PlayersSection } from '../players/PlayersSection';

const WAITING_VIEW = { waiting: <div className="screen" /> };

const GearBoard = lateComponent('GearBoard', () => import('../board/GearBoard'), WAITING_VIEW);
const SinceLastRaid = lateComponent(
  'SinceLastRaid',
  () => import('../since/SinceLastRaid'),
  WAITING_VIEW,
);
const NightView = lateComponent('NightView', () => import('../night/NightView'), WAITING_VIEW);

const OtherFightNotice = lateComponent('OtherFightNotice', () => import('./OtherFightNotice'));

const ShareDialog = lateComponent('ShareDialog', () => import('../share/ShareDialog'), {
  Failed: DialogFailed,
});

export function OpenView({ code, raid, fight, arrival }: Omit<ViewProps, 'era'>) {
  const era = useMemo(() => eraOf(raid).era, [raid]);
  const view = { code, raid, fight, era, arrival };
  const address = useAddressInView();
  const { hash } = useLocation();
  useRedirectOfToBuy();
  return (
    <>
      {fight && needsFight(address.view) && isOtherFight(raid, fight) && (
        <OtherFightNotice era={era} />
      )}
      <RaidView {...view} />
      {isDialogIn(hash, 'share') && <ShareDialog {...view} />}
    </>
  );
}

function RaidView(view: ViewProps) {
  const { code, raid, fight, era } = view;
  const address = useAddressInView();
  const raidProps = { ...view, raid: onlyRaidFights(raid) };
  const fightProps = { ...raidProps, era: fight ? eraOfFight(fight, era) : era };
  switch (address.view) {
    case 'board':
      return <GearBoard {...fightProps} />;
    case 'night':
      // A new raid mounts a new view, so that deferred renders never show the previous raid.
      return <NightView key={code} {...raidProps} />;
    case 'since':
      return <SinceLastRaid {...raidProps} />;
    default:
      if (fight) return <PlayersSection {...fightProps} fight={fight} arrival={view.arrival} />;
      // On narrow screens the list of bosses above has the same words.
      return (
        raid.kills.length > 0 && (
          <p className="d-none d-xl-block text-body-secondary">{VIEW_TEXTS.pickABoss}</p>
        )
      );
  }
}

/** Redirects from other views to the whole night, which has the list. A player's list stays. */
function useRedirectOfToBuy(): void {
  const address = useAddressInView();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isDue = needsFight(address.view) && !address.player && isDialogIn(hash, 'to-buy');
  const night = viewQueryString({ ...address, view: 'night', player: '' });
  useEffect(() => {
    if (isDue) navigate({ search: night, hash }, { replace: true });
  }, [isDue, navigate, night, hash]);
}

function isOtherFight(raid: Raid, fight: Fight): boolean {
  const { era, mixedEras } = eraOf(raid);
  return !mixedEras && era !== UNKNOWN_GAME && isOutsideRaids(fight, raid);
}
