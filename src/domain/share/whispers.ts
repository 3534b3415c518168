import { term } from '../language';
import { listTitle } from '../pull/pull-words';
import type { LineToShare, PlayerToShare } from './players-to-share';

/** The game's limit per chat line. Source: `SendChatMessage` of the game's interface. */
const MAX_BYTES = 255;

/** Longer than any name in the game. Longer names are cut, so that findings fit. */
const MAX_NAME_BYTES = 100;

const SEPARATOR = '. ';

/** A player without a logged name has a number of the report instead. */
const STANDS_FOR_NAME = /^#/;

export type Addressee = Pick<PlayerToShare, 'name' | 'server' | 'lines' | 'pull'>;

/**
 * Returns chat lines of at most 255 bytes for each player with faults and a logged name: `/w
 * Tavarin Missing Enchant: Boots, Cloak`. Names have realms if the raid has several.
 */
export function whispers(
  players: readonly Addressee[],
  raid: readonly Pick<PlayerToShare, 'server'>[] = players,
): string[] {
  const servers = new Set(raid.map(({ server }) => server));
  return players.flatMap((player) => {
    const character = toOneLine(player.name);
    // A whisper needs the realm's name only for another realm.
    const realm = servers.size > 1 ? toOneLine(player.server ?? '').replaceAll(' ', '') : '';
    const name = character && realm ? `${character}-${realm}` : character;
    return name && !STANDS_FOR_NAME.test(name)
      ? whispersTo(player, cutToBytes(name, MAX_NAME_BYTES).trimEnd())
      : [];
  });
}

function whispersTo({ lines, pull = [] }: Addressee, name: string): string[] {
  const command = `/w ${name} `;
  const room = MAX_BYTES - utf8Bytes(command);
  return joinToFit(
    [...lines.flatMap((line) => splitToFit(line, room)), ...pull.map(listTitle)],
    room,
  ).map((text) => command + text);
}

/**
 * Puts a text on one line, because a line break would end the command. A name of two words keeps
 * its space: the client whispers to the longest beginning of the line that its autocomplete knows.
 * Source: `ExtractTellTarget` of the game's interface;
 * Legacy-of-Sylvanaar/wow-instant-messenger#291.
 */
const toOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Splits a line at slots so that each part fits. */
function splitToFit({ title, slots }: LineToShare, room: number): string[] {
  if (!slots) return [term(title)];
  const head = `${term(title)}: `;
  return joinToFit(slots.split(', '), room - utf8Bytes(head), ', ').map((part) => head + part);
}

/** Joins the texts to as few lines as possible. */
function joinToFit(texts: readonly string[], room: number, separator = SEPARATOR): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    const longer = last === undefined ? undefined : last + separator + text;
    if (longer !== undefined && utf8Bytes(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

function cutToBytes(text: string, room: number): string {
  let cut = '';
  for (const character of text) {
    if (utf8Bytes(cut + character) > room) break;
    cut += character;
  }
  return cut;
}
