import { isOfNight, type SharedResult } from '#data/shared-results/shared-link';
import { ruleOfTitle } from '#domain/audit/finding';
import { DIRECTION_MARKS } from '#domain/spelling';
import { SHARED_RESULT_TEXTS } from '#texts/shared-result';

/** Signs that would end a quote, or change the direction of the rest of its line. */
const QUOTE_SIGNS = new RegExp(`["“”„«»]|${DIRECTION_MARKS.source}`, 'g');

/** Quotes titles that this version does not know: they are of a newer version, or invented. */
export function quoteUnknownTitles(shared: SharedResult): SharedResult {
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
    ruleOfTitle(one.title)
      ? one
      : { ...one, title: SHARED_RESULT_TEXTS.quoted(one.title.replace(QUOTE_SIGNS, '')) },
  );
