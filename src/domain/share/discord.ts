import { TITLES } from '../audit/finding';
import { countPassed } from '../audit/verdict';
import { inLanguage, term } from '../language';
import { listTitle } from '../pull/pull-words';
import { DIRECTION_MARKS, SPELLING } from '../spelling';
import { type LineToShare, type PlayerToShare, SHARED_PULL_LISTS } from './players-to-share';

/** Discord's limit per message. Source: Discord's developer documentation, "Create Message". */
const MAX_MESSAGE_LENGTH = 2000;

/** Longer than any name in the game. Longer names are cut. */
const MAX_PRINTED_NAME_LENGTH = 100;

export const DISCORD_TEXTS = inLanguage('discord', {
  /** Text after a title whose findings are advice. */
  advice: ' · worth a look',
  noName: '(no name)',
  noGear: 'No gear recorded',
  notJudged: 'Not judged: there are no rules for this version of the game',
  passed: (passed: number, all: number) => `${passed} of ${all} passed`,
});

interface DiscordPost {
  /** The raid's title, or the title of a single fight. */
  title: string;
  fight?: string;
  players: readonly PlayerToShare[];
}

/** Joins lines to messages of at most 2,000 characters. A longer line is cut between its names. */
export function toMessages(lines: readonly string[]): string[] {
  const messages: string[] = [];
  for (const line of lines.flatMap(cutToFit)) {
    const last = messages.at(-1);
    const longer = last === undefined ? undefined : `${last}\n${line}`;
    if (longer !== undefined && longer.length <= MAX_MESSAGE_LENGTH)
      messages[messages.length - 1] = longer;
    else messages.push(line);
  }
  return messages.map((message) => message.trim()).filter(Boolean);
}

function cutToFit(line: string): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > MAX_MESSAGE_LENGTH) {
    const breaks = ['\n', ', ', ' '].map((sign) => rest.lastIndexOf(sign, MAX_MESSAGE_LENGTH));
    const at = breaks.find((one) => one > 0) ?? MAX_MESSAGE_LENGTH;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at).replace(/^,?\s/, '');
  }
  return [...pieces, rest];
}

/** Formats findings as Discord messages of at most 2,000 characters, with names escaped. */
export function discordMessages({ title, fight, players }: DiscordPost): string[] {
  // Players without logged gear are not judged.
  const withoutGear = players.filter(({ verdicts }) => verdicts.includes('NO GEAR RECORDED'));
  return toMessages([
    postHead(title, fight && escapeMarkdown(fight)),
    ...passedLines(players),
    ...titleSections(players, (line) => !line.isAdvice, ''),
    ...playerSection(DISCORD_TEXTS.noGear, withoutGear),
    ...titleSections(players, (line) => line.isAdvice, DISCORD_TEXTS.advice),
    ...SHARED_PULL_LISTS.flatMap((list) =>
      playerSection(
        listTitle(list),
        players.filter(({ pull }) => pull?.includes(list)),
      ),
    ),
  ]);
}

function passedLines(players: readonly PlayerToShare[]): string[] {
  if (players.some(({ verdicts }) => verdicts.includes('NOT JUDGED')))
    return [DISCORD_TEXTS.notJudged];
  const passed = countPassed(players);
  return passed === undefined ? [] : [`✓ ${DISCORD_TEXTS.passed(passed, players.length)}`];
}

/** Returns the first line of a post: the title, if any, and the subject. */
export const postHead = (title: string, subject = ''): string =>
  [title && `**${escapeMarkdown(title)}**`, subject].filter(Boolean).join(' · ');

const playerSection = (title: string, players: readonly PlayerToShare[]): string[] =>
  section(
    `**${title}**`,
    players.map((player) => `• ${shownName(player)}`),
  );

function titleSections(
  players: readonly PlayerToShare[],
  isShown: (line: LineToShare) => boolean | undefined,
  mark: string,
): string[] {
  const entries = players.flatMap((player) =>
    player.lines.filter(isShown).map(({ title, slots }) => ({
      title,
      line: `• ${shownName(player)}${slots && SPELLING.colon + slots}`,
    })),
  );
  return TITLES.flatMap((title) => {
    const lines = entries.filter((each) => each.title === title).map(({ line }) => line);
    return section(`**${term(title)}**${mark}`, lines);
  });
}

/** Returns lines below an empty line and a heading, if any; empty without lines. */
export const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', ...(heading ? [heading] : []), ...lines] : [];

const shownName = ({ name, distinctName = name }: PlayerToShare): string =>
  escapeMarkdown(distinctName) || DISCORD_TEXTS.noName;

/**
 * Escapes a text from the log. A colon could make a link or picture (`:skull:`), a slash an
 * invitation (`discord.gg/x`). A zero-width space keeps `@everyone` from being a mention.
 */
export const escapeMarkdown = (text: string): string =>
  [
    ...text
      .slice(0, 10 * MAX_PRINTED_NAME_LENGTH)
      .replace(DIRECTION_MARKS, '')
      .replace(/[\s\p{Cc}]+/gu, ' '),
  ]
    .slice(0, MAX_PRINTED_NAME_LENGTH)
    .join('')
    .trim()
    .replace(/[\\*_~`|<[:/]/g, '\\$&')
    .replaceAll('@', '@\u200b');
