import { describe, expect, test } from 'vitest';
import { audit } from '#domain/audit/audit';
import { DEFAULT_STANDARDS } from '#domain/audit/rule/standards';
import { BURNING_CRUSADE } from '#domain/eras/burning-crusade/burning-crusade';
import { BURNING_CRUSADE_FACTS } from '#domain/eras/burning-crusade/burning-crusade-facts';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '#domain/eras/cataclysm/cataclysm-facts';
import { MISTS } from '#domain/eras/mists/mists';
import { MISTS_FACTS } from '#domain/eras/mists/mists-facts';
import { hasGearRecorded } from '#domain/gear/gear-recorded';
import type { Kill } from '#domain/raid/raid';
import {
  auctionatorText,
  groupHeading,
  listMessages,
  listText,
  tsmText,
} from '#domain/to-buy/copies';
import type { ToBuyLine } from '#domain/to-buy/lines';
import { loadToBuyTable } from '#domain/to-buy/load-table';
import { toSightings } from '#domain/to-buy/sightings';
import { needsPurchase, type PlayerToBuyFor, type ToBuy, toBuy } from '#domain/to-buy/to-buy';
import { raidersIn, raidIn, readJson } from '#test/recorded';
import type { ExpectedLine, ExpectedToBuy } from '../../../e2e/expected-to-buy';

const RAIDS = [
  { name: 'tier11-25', folder: 'public/sample', era: CATACLYSM, facts: CATACLYSM_FACTS },
  { name: 'deeper-25', era: CATACLYSM, facts: CATACLYSM_FACTS },
  { name: 'mists-10', era: MISTS, facts: MISTS_FACTS },
  { name: 'burning-crusade-25', era: BURNING_CRUSADE, facts: BURNING_CRUSADE_FACTS },
];

/** An evening on which no other raid was saved. */
const EVENING = '2026-08-01';

const shortReason = (reason: string): string =>
  /^\d+ of \d+/.exec(reason)?.[0] ?? (/simulator|wore it/.exec(reason)?.[0] || reason);

const found = (line: ToBuyLine): ExpectedLine => ({
  count: line.left,
  text: line.text,
  note: line.note,
  reasons: line.reasons.map(shortReason),
  names: Object.fromEntries(line.shares.map(({ name, left }) => [name, left])),
  imports: [...line.items],
});

/** Returns `2 × Lavawalker` for each player with lines. */
const linesOf = ({ groups }: ToBuy): string[] =>
  groups.flatMap(({ lines }) => lines.map(({ left, text }) => `${left} × ${text}`));

/**
 * Reads as TradeSkillMaster 4 does: parts between commas are items or groups, and any other part
 * makes the import fail. Source: DecodeGroupExportHelper of `Core/Service/Groups/ImportExport.lua`.
 */
const itemsReadByTsm = (text: string): number[] =>
  text.split(',').flatMap((part) => {
    const item = /^i:(\d+)$/.exec(part)?.[1];
    if (!item && !/^group:[^`,]+(?:`[^`,]+)*$/.test(part)) throw new Error(`No part: ${part}`);
    return item ? Number(item) : [];
  });

/**
 * Reads as Auctionator a366914 does: a text with `^` or `*` is a list of names, else one with a
 * comma a list of item numbers. Source: `Source/Tabs/Shopping/Mixins/ImportFrame.lua`,
 * `Source/Shopping/ImportExport.lua`.
 */
function itemsReadByAuctionator(text: string): number[] {
  if (/[\^*]/.test(text) || !text.includes(',')) throw new Error(`No items: ${text}`);
  return [...text.matchAll(/\d+/g)].map(([item]) => Number(item));
}

describe.each(RAIDS)('what to buy in $name', async ({ name, folder, era, facts }) => {
  const place = folder ?? `e2e/fixtures/${name}`;
  const expected: ExpectedToBuy = readJson(`e2e/fixtures/${name}/expected-to-buy.json`);
  const table = await loadToBuyTable(era.id);
  if (!table) throw new Error(`${era.name} has no table of what to buy`);
  const { kills } = raidIn(place);
  const playersAt = (fight: Kill): PlayerToBuyFor[] =>
    raidersIn(place, fight.id)
      .map((raider) => audit(raider, { era, facts, standards: DEFAULT_STANDARDS, fight }))
      .filter(hasGearRecorded)
      .map((one) => ({
        id: one.raider.key,
        name: one.raider.name,
        audit: one,
        fight,
        at: fight.startedAt,
        evening: EVENING,
      }));
  const byKill = kills.map((fight) => ({ fight, players: playersAt(fight) }));
  const sightings = toSightings(
    byKill.map(({ fight, players }) => ({
      at: fight.startedAt,
      isOfRaid: true,
      raiders: players.map(({ id, audit: { raider } }) => ({ ...raider, id })),
    })),
  );
  const listFor = (players: readonly PlayerToBuyFor[]) =>
    toBuy(players, { era, facts, table, standards: DEFAULT_STANDARDS, sightings, ticks: [] });

  const last = new Map(byKill.flatMap(({ players }) => players.map((one) => [one.id, one])));
  const now = listFor([...last.values()]);

  test('all lines of the whole night match another program’s result', () => {
    expect(
      Object.fromEntries(
        now.groups.map(({ group, lines }) => [groupHeading(group), lines.map(found)]),
      ),
    ).toEqual(
      Object.fromEntries(
        Object.entries(expected.now.groups).map(([group, lines]) => [
          group,
          // The app shows the reasons from the simulator's sets in the list's head.
          lines.map(({ steps: _, reasons, ...line }) => ({
            ...line,
            reasons: reasons.filter((reason) => reason !== 'simulator'),
          })),
        ]),
      ),
    );
    expect(now.players).toBe(expected.now.players.length);
    const faulty = [...last.values()].filter((player) => needsPurchase(player.audit));
    expect(faulty.map(({ name: each }) => each).sort()).toEqual(expected.now.faulty.toSorted());
  });

  test('the four copied texts match another program’s result', () => {
    const head = { title: '', date: '' };
    expect({
      list: listText(now, head),
      discord: listMessages(now, head).join('\n'),
      tsm: tsmText(now),
      auctionator: auctionatorText(now),
    }).toEqual(expected.now.copies);
  });

  test('both addons import exactly the items of the list', () => {
    const wanted = now.groups.flatMap(({ lines }) =>
      lines.flatMap(({ items, materials }) => [...items, ...materials]),
    );
    expect(wanted.length).toBeGreaterThan(0);
    const readByTsm = itemsReadByTsm(tsmText(now));
    expect(new Set(readByTsm)).toEqual(new Set(wanted));
    expect(itemsReadByAuctionator(auctionatorText(now))).toEqual(readByTsm);
  });

  test.each(byKill)(
    'the lines of every player of kill $fight.id match another program’s result',
    ({ fight, players }) => {
      const lines = players.flatMap((player) => {
        const own = linesOf(listFor([player]));
        return own.length > 0 ? [[player.name, own] as const] : [];
      });
      expect(Object.fromEntries(lines)).toEqual(expected.kills[fight.id]);
    },
  );
});
