import { escapeMarkdown, toMessages } from '../share/discord';
import { SPELLING } from '../spelling';
import type { LineGroup, PlayerShare, ToBuyLine } from './lines';
import type { ToBuy } from './to-buy';
import { TO_BUY_TEXTS } from './words';

/** The list's raid or group, and the date in words. */
export interface ListTitle {
  title: string;
  date: string;
}

export const groupHeading = (group: LineGroup): string => TO_BUY_TEXTS[group];

export function listText({ groups }: ToBuy, { title, date }: ListTitle): string {
  const sections = openGroups(groups).map(({ group, lines }) =>
    ['', groupHeading(group), ...lines.flatMap((line) => listLines(line))].join('\n'),
  );
  return [[TO_BUY_TEXTS.title, title, date].filter(Boolean).join(' · '), ...sections].join('\n');
}

const listLines = (line: ToBuyLine): string[] => [
  `${piecesText(line)}${SPELLING.colon}${namesOf(line).join(', ')}`,
  ...(line.note ? [`  ${line.note}`] : []),
];

/** Returns the list as Discord messages of at most 2,000 characters, with names escaped. */
export function listMessages({ groups }: ToBuy, { title, date }: ListTitle): string[] {
  const head = [`**${TO_BUY_TEXTS.title}**`, escapeMarkdown(title), escapeMarkdown(date)];
  return toMessages([
    head.filter(Boolean).join(' · '),
    ...openGroups(groups).flatMap(({ group, lines }) => [
      '',
      `**${groupHeading(group)}**`,
      ...lines.map(discordLine),
    ]),
  ]);
}

/** Formats a line together with its note, so that both are in the same message. */
const discordLine = (line: ToBuyLine): string =>
  `- ${piecesText(line)}${SPELLING.colon}${namesOf(line, escapeMarkdown).join(', ')}${
    line.note ? `\n  - ${line.note}` : ''
  }`;

/** Returns the lines that have pieces left, in their groups, without empty groups. */
const openGroups = (groups: ToBuy['groups']) =>
  groups
    .map(({ group, lines }) => ({ group, lines: lines.filter(({ left }) => left > 0) }))
    .filter(({ lines }) => lines.length > 0);

const piecesText = ({ left, text }: ToBuyLine): string => `${left} × ${text}`;

/** Lists the players of a line: `Brannock`, `Elsifer ×2`. */
const namesOf = ({ shares }: ToBuyLine, write = (name: string) => name): string[] =>
  shares.filter(({ isBought }) => !isBought).map((share) => write(share.name) + timesOf(share));

const timesOf = ({ left }: PlayerShare): string => (left > 1 ? ` ×${left}` : '');

/** Names of the groups for addons, equal in all languages. Addons would read digits as items. */
const IMPORT_GROUPS: Readonly<Partial<Record<LineGroup, string>>> = {
  enchants: 'Enchants',
  gems: 'Gems and buckles',
  consumables: 'Flasks and food',
};

/** Returns each group with its items, then the materials. Each item is returned once. */
function itemsToImport({ groups }: ToBuy): { name: string; items: number[] }[] {
  const lines = groups.flatMap((each) => each.lines);
  const namedGroups = groups.flatMap(({ group, lines: linesOfGroup }) => {
    const name = IMPORT_GROUPS[group];
    return name ? { name, items: linesOfGroup.flatMap(({ items }) => items) } : [];
  });
  const materials = { name: 'Materials', items: lines.flatMap((line) => line.materials) };
  const seen = new Set<number>();
  return [...namedGroups, materials]
    .map(({ name, items }) => ({
      name,
      items: items.filter((item) => !seen.has(item) && seen.add(item)),
    }))
    .filter(({ items }) => items.length > 0);
}

/**
 * Returns the text for TradeSkillMaster, empty if there is nothing to import. Its parser takes
 * parts `i:ID` and `group:NAME` between commas and refuses all others; a backtick divides
 * sub-groups. Source: DecodeGroupExportHelper of TradeSkillMaster 4,
 * `Core/Service/Groups/ImportExport.lua`, as also in wongqueng/OrderCount 088597a.
 */
export const tsmText = (list: ToBuy): string =>
  itemsToImport(list)
    .flatMap(({ name, items }) => [
      `group:Ready Check\`${name}`,
      ...items.map((item) => `i:${item}`),
    ])
    .join(',');

/**
 * Returns the text for Auctionator, empty if there is nothing to import. A text with a comma and
 * neither `^` nor `*` is read as TradeSkillMaster's, each number in it as an item. Source:
 * Auctionator/Auctionator a366914, `Source/Shopping/ImportExport.lua` and
 * `Source/Tabs/Shopping/Mixins/ImportFrame.lua`.
 */
export function auctionatorText(list: ToBuy): string {
  const items = itemsToImport(list).flatMap((each) => each.items);
  const text = items.map((item) => `i:${item}`).join(',');
  return items.length === 1 ? `${text},` : text;
}
