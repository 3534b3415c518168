import { titlesOf } from '../audit/rule';
import { RULES } from '../audit/rule-list';
import { passedOf } from '../audit/verdict';
import { inLanguage, term } from '../language';
import type { LineToShare, PlayerToShare } from './players-to-share';

/** The most characters that Discord takes in one message. Source: Discord's developer documentation, "Create Message". */
const MAX_LENGTH = 2000;

const TITLES = titlesOf(RULES);

/** No name of the game comes near it; a longer one is cut, so that every line fits into a message. */
const MAX_NAME = 100;

const DISCORD_TEXTS = inLanguage('discord', {
  /** After a title that does not count, so that nobody seems to have failed it. */
  advice: ' · worth a look',
  noName: '(no name)',
  noGear: 'No gear recorded',
  notJudged: 'Not judged: there are no rules for this version of the game',
  passed: (passed: number, all: number) => `${passed} of ${all} passed`,
});

/** What a Discord message is about. */
export interface DiscordPost {
  /** The raid's title, and the fight where it is about one. */
  title: string;
  fight?: string;
  players: readonly PlayerToShare[];
}

/**
 * The findings as Discord's Markdown, in messages of at most 2,000 characters each, cut at line ends.
 *
 * Names are shown as they are: no formatting, no mention, no link is made of them.
 */
export function discordMessages(post: DiscordPost): string[] {
  const messages: string[] = [];
  for (const line of linesOf(post)) {
    const last = messages.at(-1);
    const longer = last === undefined ? undefined : `${last}\n${line}`;
    if (longer !== undefined && longer.length <= MAX_LENGTH) messages[messages.length - 1] = longer;
    else messages.push(line);
  }
  return messages.map((message) => message.trim()).filter(Boolean);
}

function linesOf({ title, fight, players }: DiscordPost): string[] {
  const heading = [`**${plain(title)}**`, fight && plain(fight)].filter(Boolean).join(' · ');
  return [
    heading,
    passedLine(players),
    ...groups(players, (line) => !line.isAdvice, ''),
    ...withoutGear(players),
    ...groups(players, (line) => line.isAdvice, DISCORD_TEXTS.advice),
  ];
}

const passedLine = (players: readonly PlayerToShare[]): string =>
  players.some(({ verdicts }) => verdicts.includes('NOT JUDGED'))
    ? DISCORD_TEXTS.notJudged
    : `✓ ${DISCORD_TEXTS.passed(passedOf(players), players.length)}`;

/** Those of whom nothing is known: they have not passed, and nobody is to look for their faults in vain. */
function withoutGear(players: readonly PlayerToShare[]): string[] {
  const lines = players
    .filter(({ verdicts }) => verdicts.includes('NO GEAR RECORDED'))
    .map((player) => `• ${shownName(player)}`);
  return group(`**${DISCORD_TEXTS.noGear}**`, lines);
}

/** A heading for each title, and below it who has it, of the lines that are asked for. */
function groups(
  players: readonly PlayerToShare[],
  isAskedFor: (line: LineToShare) => boolean | undefined,
  mark: string,
): string[] {
  const said = players.flatMap((player) =>
    player.lines.filter(isAskedFor).map(({ title, slots }) => ({
      title,
      line: `• ${shownName(player)}: ${slots}`,
    })),
  );
  return TITLES.flatMap((title) => {
    const lines = said.filter((each) => each.title === title).map(({ line }) => line);
    return group(`**${term(title)}**${mark}`, lines);
  });
}

/** Lines below their heading, apart from what stands before; nothing where there are none. */
const group = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', heading, ...lines] : [];

const shownName = ({ name, distinctName = name }: PlayerToShare): string =>
  plain(distinctName) || DISCORD_TEXTS.noName;

/** Marks that turn the direction of writing, for the rest of the line too. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text of the log's that Discord shows as it stands. An invisible space keeps `@everyone` from being a mention. */
const plain = (text: string): string =>
  [...text.replace(DIRECTION_MARKS, '').replace(/[\s\p{Cc}]+/gu, ' ')]
    .slice(0, MAX_NAME)
    .join('')
    .trim()
    .replace(/[\\*_~`|<[]|:(?=\/\/)/g, '\\$&')
    .replaceAll('@', '@\u200b');
