import { followedRaids } from '#data/raids/followed-raids';
import { useObservable } from '#data/use-observable';
import { fightToOpen } from '#domain/eras/raid-fights';
import { type FightInView, fightInView, isOpenEnded } from '#domain/raid/open-fight';
import type { Raid } from '#domain/raid/raid';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { needsFight, type RaidAddress, useFightChoice } from './raid-address';

interface ShownFight extends FightInView {
  /** Changes when the user goes to a fight, but not when the app shows another fight. */
  arrival?: string;
}

interface LastFight extends ShownFight {
  choice?: string | undefined;
  raid?: Raid | undefined;
  isFollowed?: boolean;
  opens?: boolean;
}

/** Returns the same object until the address, the report or the user's choice changes. */
export function useFightInView(address: RaidAddress, raid: Raid | undefined): ShownFight {
  const { code, fight, player, view } = address;
  const opens = needsFight(view) || fight !== '';
  const chosen = useFightChoice();
  const following = useObservable(followedRaids).get(code ?? '');
  const isFollowed = following?.isOver === false;
  const [lastFight] = useAdjustedState<LastFight>({}, (last) => {
    const choice = chosen ?? last.choice;
    const arrival = `${code} ${fight} ${choice}`;
    const isSame = last.arrival === arrival;
    const isUnchanged = last.isFollowed === isFollowed && last.opens === opens;
    if (isSame && isUnchanged && last.raid === raid) return last;
    // The fight does not change while details are open.
    const stays = isSame && (player || !isOpenEnded(fight));
    const before = stays ? last.fight : undefined;
    const opening = raid && opens ? fightToOpen(raid, { isFollowed }) : undefined;
    const shown = raid && opens && fightInView(raid, fight, opening, before);
    return { ...shown, arrival, choice, raid, isFollowed, opens };
  });
  return lastFight;
}
