import { useState } from 'react';
import { type FightInView, fightInView } from '#domain/raid/open-fight';
import type { Raid } from '#domain/raid/raid';
import type { RaidAddress } from './raid-address';

/** The fight that the address shows of a raid, as long as the address stays. */
export function useFightInView({ code, fight }: RaidAddress, raid: Raid | undefined): FightInView {
  const subject = `${code} ${fight}`;
  const [last, setLast] = useState<FightInView & { subject?: string; raid?: Raid | undefined }>({});
  if (last.subject === subject && last.raid === raid) return last;
  const before = last.subject === subject ? last.fight : undefined;
  const inView = { ...(raid && fightInView(raid, fight, before)), subject, raid };
  setLast(inView);
  return inView;
}
