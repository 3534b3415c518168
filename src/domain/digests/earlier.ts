import type { Finding } from '../audit/finding';
import { isJudged } from '../audit/night';
import type { Era } from '../era/era';
import type { ReportCode } from '../log-site/report-link';
import type { IdentityAndClass } from '../raid/players-across-raids';
import { charactersOf, groupOf, lastLoggedAt } from './groups';
import type { SeasonRaid } from './season-raid';

/** A saved raid before another one, with how many players both have. */
export interface EarlierRaid {
  code: ReportCode;
  title: string;
  /** Epoch milliseconds of its evening's first pull. */
  pulledAt: number;
  shared: number;
}

/** What raids say that were before one. */
export interface Before {
  /** Those with most of its players first, then the latest. */
  raids: EarlierRaid[];
  /** A player's findings at each evening, latest first; undefined where their gear was not judged. */
  findingsOf(player: IdentityAndClass): (readonly Finding[] | undefined)[];
}

/** Looks for a raid's players in earlier evenings. */
export function raidsBefore(raid: SeasonRaid, others: readonly SeasonRaid[]): Before {
  const { evenings, idOf } = groupOf([...others, raid], raid.era);
  const own = evenings.findIndex(({ raids }) => raids.includes(raid));
  const before = evenings.slice(own + 1);
  const here = new Set(charactersOf(raid).map(idOf));
  const raids = before.flatMap(({ pulledAt, raids }) =>
    raids.map((one) => {
      const there = new Set(charactersOf(one).map(idOf));
      const { code, title } = one;
      return { code, title, pulledAt, shared: [...there].filter((id) => here.has(id)).length };
    }),
  );
  return {
    raids: raids.sort((one, other) => other.shared - one.shared || other.pulledAt - one.pulledAt),
    findingsOf: (player) =>
      before.map((evening) => {
        const last = lastLoggedAt(evening, idOf(player))?.player;
        return last && isJudged(last) ? last.findings : undefined;
      }),
  };
}

export interface PlayerThatEvening {
  code: ReportCode;
  title: string;
  /** Epoch milliseconds of the evening's first pull. */
  pulledAt: number;
  /** Average; absent if no level is known. */
  itemLevel?: number;
  /** Open faults. */
  faults: number;
}

/** Returns how a player stood at each evening that judged their gear, oldest first. */
export function playerOverTime(
  player: IdentityAndClass,
  {
    raids,
    era,
    present,
  }: { raids: readonly SeasonRaid[]; era: Era; present: readonly IdentityAndClass[] },
): PlayerThatEvening[] {
  const { evenings, idOf } = groupOf(raids, era, present);
  return [...evenings].reverse().flatMap((evening) => {
    const last = lastLoggedAt(evening, idOf(player));
    if (!last || !isJudged(last.player)) return [];
    const { code, title } = last.raid;
    const { level, findings } = last.player;
    const itemLevel = level === undefined ? {} : { itemLevel: level };
    return { code, title, pulledAt: evening.pulledAt, ...itemLevel, faults: findings.length };
  });
}
