import { resultLines } from '../audit/audit-lines';
import { formatShortDate } from '../format';
import { eveningCellText, findingsText, groupName } from '../groups/evening-words';
import type { RaidGroup } from '../groups/groups';
import { term } from '../language';
import { fullName } from '../raid/shown-names';
import { DISCORD_TEXTS, escapeMarkdown, postHead, section, toMessages } from '../share/discord';
import { whispers } from '../share/whispers';
import { SPELLING } from '../spelling';
import { type Candidate, candidateName, roleCountsText } from './candidates';
import type { TonightCoverage } from './coverage';
import { TONIGHT_TEXTS } from './words';

/** Returns players who could bring a category: `Could bring it: Veyra (not coming)`. */
export const couldBringText = (couldBring: readonly Candidate[]): string =>
  couldBring.length > 0
    ? TONIGHT_TEXTS.couldBring(
        couldBring.map((one) => escapeMarkdown(candidateName(one))).join(', '),
      )
    : '';

/** Returns a candidate's findings when last seen, in short. */
export function findingsThenText({ seen }: Candidate, { era }: RaidGroup): string {
  if (!seen) return TONIGHT_TEXTS.notSeenYet;
  return eveningCellText(seen.cell, 'gear', era);
}

/**
 * Returns Discord messages: the group and the head, missing categories with the players who could
 * bring them, then the players who come and had a fault when last seen.
 */
export function tonightMessages(
  group: RaidGroup,
  { coming, size }: { coming: readonly Candidate[]; size: number },
  { missing }: Pick<TonightCoverage, 'missing'>,
): string[] {
  const faulty = coming.flatMap(({ seen, ...candidate }) =>
    seen && seen.cell.findings.length > 0 ? [{ ...candidate, seen }] : [],
  );
  return toMessages([
    postHead(groupName(group), TONIGHT_TEXTS.title),
    roleCountsText(coming, size),
    ...(group.era.tables ? [] : [DISCORD_TEXTS.notJudged]),
    ...section(
      `**${TONIGHT_TEXTS.missing}**`,
      missing.map(({ category, couldBring }) => {
        const words = [term(category.name), couldBringText(couldBring)];
        return `• ${words.filter(Boolean).join(' · ')}`;
      }),
    ),
    ...section(
      '',
      faulty.map(({ seen, ...candidate }) => {
        const faults = findingsText(group.era, seen.cell.findings);
        const asOf = TONIGHT_TEXTS.asOf(formatShortDate(seen.evening.pulledAt));
        return `• ${escapeMarkdown(fullName(candidate))}${SPELLING.colon}${faults} (${asOf})`;
      }),
    ),
  ]);
}

/** Returns chat lines to the players who come and had a fault when last seen. */
export function tonightWhispers(group: RaidGroup, coming: readonly Candidate[]): string[] {
  return whispers(
    coming.flatMap(({ raider, seen }) =>
      seen
        ? [
            {
              name: raider.name,
              ...(raider.server && { server: raider.server }),
              lines: resultLines({ era: group.era, findings: seen.cell.findings }),
            },
          ]
        : [],
    ),
  );
}
