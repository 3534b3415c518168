import type { DigestedFight, DigestedRaid } from '../digests/digested-raid';
import { unpackGear } from '../digests/worn-gear';
import type { Evening, RaidGroup } from '../groups/groups';
import { toRoster } from '../groups/roster';
import type { ReportCode } from '../log-site/report-link';
import type { Pull } from '../pull/pull';
import type { PlayerRef } from '../raid/player-ref';
import { type Span, spansOverlap } from '../time';
import type { KeptTick, ToBuyChange } from './kept-to-buy';
import { type Tick, tickKey } from './lines';
import type { SeenFight } from './sightings';

/** How many of the newest evenings show which gear a player usually wears. */
const MAX_EVENINGS = 10;

interface SeenFightsOptions {
  /** Whether the list is about this raid. */
  isOfRaid: (raid: DigestedRaid) => boolean;
  /** Returns a fight's pull, for lists with flask and food. */
  pullOf?: ((code: ReportCode, fightId: number) => Pull | undefined) | undefined;
}

/** Returns players' gear at fights of the raid and of the newest evenings. */
export function seenFights(group: RaidGroup, { isOfRaid, pullOf }: SeenFightsOptions): SeenFight[] {
  return raidsToLearnFrom(group, isOfRaid).flatMap((raid) =>
    raid.kills.map((one) => ({
      at: raid.startedAt + one.fight.startedAt,
      isOfRaid: isOfRaid(raid),
      raiders: seenRaiders(one, group, pullOf?.(raid.code, one.fight.id)),
    })),
  );
}

export function raidsToLearnFrom(
  group: RaidGroup,
  isOfRaid: SeenFightsOptions['isOfRaid'],
): DigestedRaid[] {
  const newest = group.evenings.slice(0, MAX_EVENINGS).flatMap(({ raids }) => raids);
  return [...new Set([...newest, ...group.raids.filter(isOfRaid)])];
}

function seenRaiders(
  { players }: DigestedFight,
  { idOf }: RaidGroup,
  pull: Pull | undefined,
): SeenFight['raiders'] {
  const auras = new Map(
    pull?.snapshots.map((snapshot) => [snapshot.raider, snapshot.auras.map(({ id }) => id)]),
  );
  return players.flatMap(({ character, state, gear }) => {
    if (state === 'no gear') return [];
    const { key, classKey, spec } = character;
    const auraIds = auras.get(key);
    return {
      id: idOf(character),
      ...(classKey && { classKey }),
      ...(spec && { spec }),
      gear: unpackGear(gear).filter(({ itemId }) => itemId !== 0),
      ...(auraIds && { auras: auraIds }),
    };
  });
}

/** Returns an evening's key, which sorts by time. */
export const eveningKey = ({ begins }: Pick<Span, 'begins'>): string =>
  new Date(begins).toISOString();

/** Kept ticks as they apply to a group. */
interface GroupTicks {
  /** The ticks that are still valid. */
  ticks: readonly Tick[];
  /** Returns the change that sets or removes ticks. */
  changeOf(ticks: readonly Tick[], isBought: boolean, player: PlayerRef): ToBuyChange;
}

/** Applies kept ticks to a group. A later evening of the player, in any group, ends a tick. */
export function groupTicks(
  kept: readonly KeptTick[],
  group: RaidGroup,
  groups: readonly RaidGroup[],
): GroupTicks {
  const resolved = groups.map((one) => ({ ...one, findId: toRoster(one, []).idOf }));
  const findIdHere = toRoster(group, []).idOf;
  const eveningsOf = (player: PlayerRef): Evening[] =>
    resolved.flatMap(({ evenings, findId }) => {
      const id = findId(player);
      return evenings.filter(({ attendances }) => attendances.has(id));
    });
  const validTicks = kept.flatMap((one) => {
    const evening = group.evenings.find((each) => spansOverlap(one, each));
    const isOver = eveningsOf(one.player).some(({ begins }) => begins > one.until);
    if (!evening || isOver) return [];
    const { kind, slot } = one;
    const tick: Tick = {
      player: findIdHere(one.player),
      kind,
      ...(slot !== undefined && { slot }),
      evening: eveningKey(evening),
    };
    return { one, tick };
  });
  const keptTicks = (ticks: readonly Tick[], player: PlayerRef): KeptTick[] =>
    ticks.flatMap(({ kind, slot, evening: key }) => {
      const evening = group.evenings.find((one) => eveningKey(one) === key);
      if (!evening) return [];
      const { begins, ends } = evening;
      const until = Math.max(ends, ...eveningsOf(player).map((one) => one.ends));
      return [{ player, kind, ...(slot !== undefined && { slot }), begins, ends, until }];
    });
  return {
    ticks: validTicks.map(({ tick }) => tick),
    changeOf: (ticks, isBought, player) => {
      const keys = new Set(ticks.map(tickKey));
      if (!isBought) {
        const taken = validTicks.filter(({ tick }) => keys.has(tickKey(tick)));
        return { isBought, ticks: taken.map(({ one }) => one) };
      }
      return { isBought, ticks: keptTicks(ticks, player) };
    },
  };
}
