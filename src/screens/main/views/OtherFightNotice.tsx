import { eraOf } from '#domain/eras/era-of';
import { isNoRaid } from '#domain/eras/raid-fights';
import { UNKNOWN_GAME } from '#domain/eras/unjudged-eras';
import { term } from '#domain/language';
import type { Fight, Raid } from '#domain/raid/raid';
import { ERA_TEXTS } from '#texts/era';
import { Notice } from '#ui/Notice';

export function OtherFightNotice({ raid, fight }: { raid: Raid; fight: Fight }) {
  const { era, mixed } = eraOf(raid);
  if (mixed || era === UNKNOWN_GAME || !isNoRaid(fight, raid)) return null;
  return (
    <Notice role="status" tone="info">
      {ERA_TEXTS.otherFight(term(era.name))}
    </Notice>
  );
}
