import type { AuditedFight } from '#domain/audit/night';
import type { RaidBuffs } from '#domain/coverage/category';
import { coverRaid } from '#domain/coverage/coverage';
import {
  lastOfEach,
  playersToShare,
  SHARED_PULL_LISTS,
  type ShareOptions,
} from '#domain/hand-over/players-to-share';
import { term } from '#domain/language';
import { listTitle, pullHeading } from '#domain/pull/pull-words';
import type { Raider } from '#domain/raid/raid';
import { BUFF_TEXTS } from '#texts/buffs';
import { PULL_TEXTS } from '#texts/pull';
import { RAID_TEXTS } from '#texts/raid';

/** Returns what the group lacks, and flask and food. */
export function notesOf(
  fights: readonly AuditedFight[],
  options: ShareOptions,
  buffs: RaidBuffs | null | undefined,
) {
  const notes: [label: string, words: string][] = [];
  const raiders = lastOfEach(fights);
  if (buffs && raiders.length > 0) notes.push([RAID_TEXTS.buffs, coverageWords(raiders, buffs)]);
  if (!options.withPull) return notes;
  const [only, ...others] = fights;
  if (only && 'audits' in only && only.pull && others.length === 0)
    notes.push([PULL_TEXTS.title, pullHeading(only.pull)]);
  const players = playersToShare(fights, options);
  for (const list of SHARED_PULL_LISTS) {
    const named = players.filter(({ pull }) => pull?.includes(list));
    const names = named.map(({ name, distinctName = name }) => distinctName);
    if (names.length > 0) notes.push([listTitle(list), names.join(', ')]);
  }
  return notes;
}

function coverageWords(raiders: readonly Raider[], buffs: RaidBuffs): string {
  const { categories } = coverRaid(raiders, buffs);
  const missing = categories.filter(({ state }) => state === 'missing');
  const covered = categories.filter(({ state }) => state === 'covered');
  return missing.length > 0
    ? BUFF_TEXTS.lacking(
        missing.map(({ category }) => term(category.name)),
        [],
      )
    : BUFF_TEXTS.coveredOf(covered.length, categories.length);
}
