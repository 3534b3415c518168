import type { Audit } from '../audit/audit';
import { adviceLines, resultLines } from '../audit/audit-lines';
import { ruleOf } from '../audit/finding';
import type { AuditedFight } from '../audit/night';
import type { Verdict } from '../audit/verdict';
import { hasGearRecorded } from '../gear/gear-recorded';
import { shownStateByKey } from '../pull/at-the-pull';
import type { PullCategory } from '../pull/categories';
import { playerIds } from '../raid/players-over-fights';
import type { Raider } from '../raid/raid';
import { groupNamesakes, shownNames } from '../raid/shown-names';

/** Findings of one title: `Missing Enchant` and `Legs, Cloak`. */
export interface LineToShare {
  title: string;
  slots: string;
  isAdvice?: true;
}

/** A player as shared: findings that count, then advice if it is included. */
export interface PlayerToShare {
  name: string;
  /** A name that distinguishes namesakes; absent if `name` does. */
  distinctName?: string;
  server?: string;
  verdicts: readonly Verdict[];
  lines: readonly LineToShare[];
  pull?: readonly SharedPullList[];
}

/** The pull's lists that are shared, in display order. */
export const SHARED_PULL_LISTS = ['no flask', 'no food', 'one elixir'] as const;

type SharedPullList = (typeof SHARED_PULL_LISTS)[number];

export interface ShareOptions {
  withAdvice: boolean;
  withPull?: boolean;
  notShared: readonly Raider[];
}

const auditsIn = (fights: readonly AuditedFight[]): Audit[] =>
  fights.flatMap((audited) => ('audits' in audited ? audited.audits : []));

const raidersIn = (fights: readonly AuditedFight[]): Raider[] =>
  auditsIn(fights).map(({ raider }) => raider);

/** Returns a function that tells whether the user excluded a raider, at any fight. */
export function notSharedCheck(
  fights: readonly AuditedFight[],
  notShared: ShareOptions['notShared'],
): (raider: Raider) => boolean {
  const idOf = playerIds([...raidersIn(fights), ...notShared]);
  const ids = new Set(notShared.map(idOf));
  return (raider) => ids.has(idOf(raider));
}

export function fightsToShare(
  fights: readonly AuditedFight[],
  { notShared }: Pick<ShareOptions, 'notShared'>,
): AuditedFight[] {
  const isNotShared = notSharedCheck(fights, notShared);
  return fights.map((audited) =>
    'audits' in audited
      ? { ...audited, audits: audited.audits.filter(({ raider }) => !isNotShared(raider)) }
      : audited,
  );
}

/** Returns all audits except those of players who are not shared. */
export const auditsToShare = (
  fights: readonly AuditedFight[],
  options: Pick<ShareOptions, 'notShared'>,
): Audit[] => auditsIn(fightsToShare(fights, options));

export function lastOfEach(fights: readonly AuditedFight[]): Raider[] {
  const raiders = raidersIn(fights);
  const idOf = playerIds(raiders);
  const last = new Map(raiders.map((raider) => [idOf(raider), raider]));
  return groupNamesakes([...last.values()], (raider) => raider);
}

/** Returns each player's audit at their last fight with logged gear. */
export function lastAuditOfEach(fights: readonly AuditedFight[]): Audit[] {
  const last = new Map<string, Audit>();
  const idOf = playerIds(raidersIn(fights));
  for (const audit of auditsIn(fights)) {
    const id = idOf(audit.raider);
    if (!last.has(id) || hasGearRecorded(audit)) last.set(id, audit);
  }
  return groupNamesakes([...last.values()], ({ raider }) => raider);
}

/** Returns players to share, each as of their last fight. */
export function playersToShare(
  fights: readonly AuditedFight[],
  { withAdvice, withPull, notShared }: ShareOptions,
): PlayerToShare[] {
  const raiders = raidersIn(fights);
  const idOf = playerIds(raiders);
  const { fullNameOf } = shownNames(raiders, idOf);
  const nameOf = new Map(raiders.map((raider) => [idOf(raider), raider.name]));
  const isNotShared = notSharedCheck(fights, notShared);
  return lastAuditOfEach(fights)
    .filter(({ raider }) => !isNotShared(raider))
    .map((audit) => ({
      name: nameOf.get(idOf(audit.raider)) ?? audit.raider.name,
      distinctName: fullNameOf(audit.raider),
      ...(audit.raider.server && { server: audit.raider.server }),
      verdicts: audit.verdicts,
      lines: [...resultLines(audit), ...(withAdvice ? adviceToShare(audit) : [])],
      ...(withPull && { pull: namedPullLists(audit, fights) }),
    }));
}

/** Returns the pull's lists that name a player, without lists that repeat a finding. */
function namedPullLists(audit: Audit, fights: readonly AuditedFight[]): SharedPullList[] {
  const audited = fights.find((one) => 'audits' in one && one.audits.includes(audit));
  const pull = audited && 'audits' in audited ? audited.pull : undefined;
  if (!pull) return [];
  const { key } = audit.raider;
  const isCounted = (category: PullCategory) =>
    audit.findings.map(ruleOf).some((rule) => rule?.needs === 'pull' && rule.category === category);
  const namedLists: Record<SharedPullList, boolean> = {
    'no flask': shownStateByKey(key, 'flask', pull) === 'not seen' && !isCounted('flask'),
    'no food': shownStateByKey(key, 'food', pull) === 'not seen' && !isCounted('food'),
    'one elixir': shownStateByKey(key, 'flask', pull) === 'half',
  };
  return SHARED_PULL_LISTS.filter((list) => namedLists[list]);
}

const adviceToShare = (audit: Audit): LineToShare[] =>
  adviceLines(audit).map((line) => ({ ...line, isAdvice: true }));
