import type { EraFacts, GemColour, GemFacts } from '../era/facts';
import { checkConditions, countColours } from '../gear/gems';
import type { Raider } from '../raid/raid';
import type { Buyer, Market } from './market';
import { MAX_SUGGESTIONS, MAX_WORN_SUGGESTIONS, presetOf } from './name-enchant';
import type { Reason } from './reason';
import { countVotes, majorityOf, type SeenRaider } from './sightings';
import { TO_BUY_TEXTS } from './words';

/** A gem that is certain, with the cuts that equal it; or a text if no gem is certain. */
type NamedGem =
  | { items: readonly number[]; text: string; reason: Reason }
  | { items?: undefined; text: string };

const PLAIN_GEM_COLOURS: readonly (GemColour | undefined)[] = [
  'red',
  'yellow',
  'blue',
  'orange',
  'green',
  'purple',
  'prismatic',
];

/** Names a better cut of a weak gem, or else a gem or meta gem as for an empty socket. */
export function nameBetterGem(weak: number, buyer: Buyer, market: Market): NamedGem {
  const upgrade = market.table.gemUpgrades.find(({ from }) => from.includes(weak));
  const better = upgrade?.to.find((item) => isOpen(item, market));
  if (better !== undefined) return toNamedGem(better, { kind: 'better' }, market);
  return market.facts.gem(weak)?.colour === 'meta'
    ? nameMeta(buyer, market)
    : nameGem(buyer, market);
}

/**
 * Names a gem for an empty socket, whose colour no table has: the gem that the player, or else the
 * spec, mostly wears; else the only gem of the newest gear sets; else no gem.
 */
export function nameGem(buyer: Buyer, market: Market): NamedGem {
  const isPlain = (item: number) =>
    isOpen(item, market) && PLAIN_GEM_COLOURS.includes(colourOf(item, market));
  const plainGems = (gear: SeenRaider['gear']) =>
    gear
      .flatMap(({ gems = [] }) => gems.map(({ itemId }) => cutOf(itemId, market)))
      .filter(isPlain);

  const ownGems = plainGems(buyer.raider.gear);
  const buyerFavourite = majorityOf(countVotes(ownGems), ownGems.length);
  if (buyerFavourite) {
    return toNamedGem(
      buyerFavourite.most,
      { kind: 'own gems', count: buyerFavourite.count, all: ownGems.length },
      market,
    );
  }
  const others = market.sightings
    .ofOthers(buyer.player)
    .map(({ gear }) => plainGems(gear))
    .filter((gems) => gems.length > 0);
  const pieces = others.flat();
  const counts = countVotes(pieces);
  const specFavourite = majorityOf(counts, pieces.length, others.length);
  if (specFavourite) {
    const { most, count } = specFavourite;
    const reason = {
      kind: 'gems of spec',
      count,
      all: pieces.length,
      buyer: buyer.player,
    } as const;
    return toNamedGem(most, reason, market);
  }
  return gemOfSets(buyer, market, { isWanted: isPlain, counts, unnamed: TO_BUY_TEXTS.aGem });
}

/** Names a meta gem that works with the worn gems, from most of the spec or else from gear sets. */
export function nameMeta(buyer: Buyer, market: Market): NamedGem {
  const isMeta = (item: number) => isOpen(item, market) && colourOf(item, market) === 'meta';
  const works = (item: number) => {
    const gem = market.facts.gem(item);
    return gem && wouldBeActive(gem, buyer.raider, market.facts);
  };
  const votes = market.sightings
    .ofOthers(buyer.player)
    .flatMap(
      ({ gear }) =>
        gear.flatMap(({ gems = [] }) => gems.map(({ itemId }) => itemId)).find(isMeta) ?? [],
    );
  const counts = countVotes(votes);
  const specFavourite = majorityOf(counts, votes.length);
  if (specFavourite && works(specFavourite.most)) {
    const { most, count } = specFavourite;
    return toNamedGem(
      most,
      { kind: 'spec', count, all: votes.length, buyer: buyer.player },
      market,
    );
  }
  const unnamed = TO_BUY_TEXTS.aMeta;
  return gemOfSets(buyer, market, { isWanted: isMeta, works, counts, unnamed });
}

interface WantedGem {
  isWanted: (item: number) => boolean;
  works?: (item: number) => boolean | undefined;
  /** Gems that other raiders of the spec wear, most frequent first. */
  counts: readonly (readonly [item: number, count: number])[];
  /** The text that names no gem. */
  unnamed: string;
}

/** Names the only gem of the newest gear sets if it works; else lists the gems of other raiders. */
function gemOfSets(
  { player }: Buyer,
  market: Market,
  { isWanted, works = () => true, counts, unnamed }: WantedGem,
): NamedGem {
  const [newest = [], earlier = []] = presetOf(market.table, player)?.gems ?? [];
  const [only, ...others] = new Set(newest.filter(isWanted));
  if (only !== undefined && others.length === 0 && works(only))
    return toNamedGem(only, { kind: 'sets' }, market);
  const worn = counts.slice(0, MAX_WORN_SUGGESTIONS).map(([item]) => item);
  const gemsInSets = only === undefined ? earlier.filter(isWanted) : [only, ...others];
  return toUnnamedGem(unnamed, [...worn, ...gemsInSets], market);
}

/** Whether a gem is available: epic cuts only if the raid's own logs show one. */
function isOpen(item: number, { table, sightings }: Market): boolean {
  if (!table.gems.includes(item)) return false;
  if (!table.epicCuts?.includes(item)) return true;
  return table.epicCuts.some((epic) => sightings.gemsOfRaid.has(epic));
}

const colourOf = (item: number, { facts }: Market): GemFacts['colour'] | undefined =>
  facts.gem(item)?.colour;

/** Returns the rare cut that has the same stats as a perfect cut. */
const cutOf = (item: number, { table }: Market): number =>
  table.perfectCuts?.find(([, perfect]) => perfect === item)?.[0] ?? item;

const nameOf = (item: number, { facts }: Market): string => facts.gem(item)?.name ?? '';

function toNamedGem(item: number, reason: Reason, market: Market): NamedGem {
  const pair = market.table.perfectCuts?.find((cuts) => cuts.includes(item));
  if (!pair) return { items: [item], text: nameOf(item, market), reason };
  const [rare, perfect] = pair;
  const text = TO_BUY_TEXTS.or(nameOf(rare, market), nameOf(perfect, market));
  return { items: pair, text, reason };
}

function toUnnamedGem(what: string, usual: readonly number[], market: Market): NamedGem {
  const names = new Set(usual.map((item) => nameOf(cutOf(item, market), market)));
  if (names.size === 0) return { text: what };
  return { text: TO_BUY_TEXTS.usually(what, [...names].slice(0, MAX_SUGGESTIONS).join(', ')) };
}

/** Whether a meta gem would be active with the worn gems; undefined if a gem is unknown. */
function wouldBeActive(
  meta: GemFacts,
  { gear }: Pick<Raider, 'gear'>,
  facts: EraFacts,
): boolean | undefined {
  // A piece without a list of gems may have any gem.
  const worn = gear.flatMap(({ gems }) =>
    gems ? gems.map(({ itemId }) => facts.gem(itemId)) : undefined,
  );
  const counts = countColours(worn);
  return counts && checkConditions(meta, counts).every(({ isMet }) => isMet);
}
