import type { NamedFinding } from '../audit/finding';
import { findingsKey } from '../audit/finding-parts';
import {
  type AuditedFight,
  isJudged,
  type NightCell,
  type NightRow,
  nightRows,
  rowFromStates,
} from '../audit/night';
import { minimumInFight } from '../audit/rule/audit-context';
import { countedTitles } from '../audit/verdict';
import type { Kill } from '../raid/raid';
import { groupNamesakes } from '../raid/shown-names';
import { fightsToShare, type ShareOptions } from './players-to-share';
import {
  type FightToShare,
  type SharedHead,
  type SharedPlayer,
  sharedFinding,
  toKeyedPlayer,
} from './shared-fight';

/** A cell in a link. Older versions and long links have no findings in it. */
export type SharedNightCell = Pick<NightCell<NamedFinding>, 'state' | 'findings'>;

export interface SharedNightPlayer extends Pick<SharedPlayer, 'name' | 'server' | 'picture'> {
  /** A cell per kill. */
  cells: readonly SharedNightCell[];
}

export type SharedKill = Pick<Kill, 'boss' | 'zone' | 'difficulty'>;

/** All verdicts of a night, without gear. */
export interface SharedNight extends SharedHead {
  kills: readonly SharedKill[];
  players: readonly SharedNightPlayer[];
}

interface NightToShare extends Omit<FightToShare, 'fight' | 'audits'> {
  kills: readonly AuditedFight[];
  notShared: ShareOptions['notShared'];
}

export function toSharedNight(subject: NightToShare): SharedNight {
  const { code, raid, kills, notShared, context, judgedAt } = subject;
  const minimums = new Set(kills.map(({ fight }) => minimumInFight(fight, context)));
  const [minimum = 0, ...others] = minimums;
  return {
    code,
    title: raid.title,
    foughtAt: raid.startedAt,
    judgedAt,
    era: context.era.id,
    // Raids of one night may have several minimums.
    minimumItemLevel: others.length > 0 ? 0 : minimum,
    counts: countedTitles(context),
    kills: kills.map(({ fight: { boss, zone, difficulty } }) => ({ boss, zone, difficulty })),
    players: nightRows(fightsToShare(kills, { notShared })).map(({ player, cells }) => ({
      name: player.name,
      server: player.server ?? '',
      picture: player.picture,
      cells: cells.map(({ state, findings }) => ({
        state,
        findings: findings.map(sharedFinding),
      })),
    })),
  };
}

/** Returns a night with names only for the faults at its end, for a shorter link. */
export const withoutEarlierFaults = (night: SharedNight): SharedNight => ({
  ...night,
  players: night.players.map((player) => {
    const last = player.cells.filter(isJudged).at(-1) ?? { findings: [] };
    const isKept = (cell: SharedNightCell) => findingsKey(cell) === findingsKey(last);
    return {
      ...player,
      cells: player.cells.map((cell) => (isKept(cell) ? cell : { ...cell, findings: [] })),
    };
  }),
});

/** Returns the players of a link as rows of a night. */
export const sharedNightRows = (night: SharedNight): SharedNightRow[] =>
  groupNamesakes(night.players.map(toKeyedPlayer), (player) => player).map(
    ({ cells, ...player }) => ({ id: player.key, player, ...rowFromStates(cells) }),
  );

type SharedNightRow = NightRow<
  NamedFinding,
  ReturnType<typeof toKeyedPlayer<Omit<SharedNightPlayer, 'cells'>>>
>;
