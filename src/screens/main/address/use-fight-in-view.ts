import { fightOf } from '#domain/eras/raid-fights';
import { type FightInView, fightInView } from '#domain/raid/open-fight';
import type { Raid } from '#domain/raid/raid';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { type RaidAddress, useChoice } from './raid-address';

interface Last extends FightInView {
  subject?: string;
  choice?: string | undefined;
  raid?: Raid | undefined;
}

/** Returns the same object until the address or the user's choice changes. */
export function useFightInView({ code, fight }: RaidAddress, raid: Raid | undefined): FightInView {
  const chosen = useChoice();
  const [inView] = useAdjustedState<Last>({}, (last) => {
    const choice = chosen ?? last.choice;
    const subject = `${code} ${fight} ${choice}`;
    if (last.subject === subject && last.raid === raid) return last;
    const before = last.subject === subject ? last.fight : undefined;
    return { ...(raid && fightInView(raid, fightOf(raid, fight), before)), subject, choice, raid };
  });
  return inView;
}
