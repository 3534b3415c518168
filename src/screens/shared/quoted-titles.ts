import { isOfNight, type SharedResult } from '#data/shared-results/shared-link';
import { titlesOf } from '#domain/audit/rule/rule';
import { RULES } from '#domain/audit/rule-list';
import { DIRECTION_MARKS } from '#domain/spelling';
import { SHARED_RESULT_TEXTS } from '#texts/shared-result';

const OWN_TITLES = titlesOf(RULES);

/** Characters that would end a quote, or turn the line after it. */
const QUOTE_SIGNS = new RegExp(`["“”„«»]|${DIRECTION_MARKS.source}`, 'g');

/** Quotes titles that this version does not know: a newer version's, or invented ones. */
export function withQuotes(shared: SharedResult): SharedResult {
  const counts = quoteOthers(shared.counts);
  if (isOfNight(shared)) {
    const players = shared.players.map((player) => ({
      ...player,
      cells: player.cells.map((cell) => ({ ...cell, findings: quoteOthers(cell.findings) })),
    }));
    return { ...shared, counts, players };
  }
  const players = shared.players.map((player) => ({
    ...player,
    findings: quoteOthers(player.findings),
    advice: quoteOthers(player.advice),
  }));
  return { ...shared, counts, players };
}

const quoteOthers = <Titled extends { title: string }>(all: readonly Titled[]): Titled[] =>
  all.map((one) =>
    OWN_TITLES.includes(one.title)
      ? one
      : { ...one, title: SHARED_RESULT_TEXTS.quoted(one.title.replace(QUOTE_SIGNS, '')) },
  );
