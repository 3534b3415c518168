import type { SharedResult } from '#data/shared-audits/shared-link';
import { isOfNight } from '#data/shared-audits/shared-link';
import { titlesOf } from '#domain/audit/rule/rule';
import { RULES } from '#domain/audit/rule-list';
import { DIRECTION_MARKS } from '#domain/spelling';
import { SHARED_AUDIT_TEXTS } from '#texts/shared-audit';

const TITLES = titlesOf(RULES);

/** What would end a quote, or turn the line after it. */
const QUOTES = new RegExp(`["“”„«»]|${DIRECTION_MARKS.source}`, 'g');

/** Quotes titles that are not the app's own, but a newer version's or made up for the link. */
export function withQuotes(shared: SharedResult): SharedResult {
  const counts = quote(shared.counts);
  if (isOfNight(shared)) {
    const players = shared.players.map((player) => ({
      ...player,
      cells: player.cells.map((cell) => ({ ...cell, findings: quote(cell.findings) })),
    }));
    return { ...shared, counts, players };
  }
  const players = shared.players.map((player) => ({
    ...player,
    findings: quote(player.findings),
    advice: quote(player.advice),
  }));
  return { ...shared, counts, players };
}

const quote = <Titled extends { title: string }>(all: readonly Titled[]): Titled[] =>
  all.map((one) =>
    TITLES.includes(one.title)
      ? one
      : { ...one, title: SHARED_AUDIT_TEXTS.quoted(one.title.replace(QUOTES, '')) },
  );
