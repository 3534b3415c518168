import * as v from 'valibot';
import { LIST_BOUNDS, listUpTo, OutsideText, recordUpTo } from '../bounded-schemas';
import {
  LoggedInteger,
  LoggedName,
  LoggedNumber,
  LoggedTime,
  listOf,
  listOfReadable,
  OptionalId,
  OptionalInteger,
  OptionalName,
  OptionalNumber,
  OptionalText,
} from './logged-values';

/** Id 0 means an empty socket; a negative id means an unreadable gem. */
const LoggedGem = v.object({ id: v.pipe(LoggedInteger, v.minValue(0)) });

/** Marks an unreadable tinker. No table has this id, so no rule reports the tinker as missing. */
const UNREADABLE_TINKER = -1;

/** Far above any item level; retail's levels are below 1,300. */
const MAX_ITEM_LEVEL = 10_000;

const OptionalLevel = v.fallback(
  v.nullish(v.pipe(LoggedNumber, v.maxValue(MAX_ITEM_LEVEL))),
  undefined,
);

/** A piece as sent. An empty slot has id 0. Verdicts need item, slot and enchant. */
const LoggedPiece = v.object({
  id: v.nullish(LoggedInteger),
  slot: v.nullish(LoggedInteger),
  name: OptionalText,
  icon: OptionalText,
  quality: OptionalNumber,
  itemLevel: OptionalLevel,
  permanentEnchant: v.nullish(LoggedNumber),
  temporaryEnchant: v.fallback(v.nullish(LoggedInteger), undefined),
  onUseEnchant: v.nullish(v.fallback(LoggedInteger, UNREADABLE_TINKER)),
  setID: OptionalId,
  gems: v.nullish(
    v.fallback(v.union([listUpTo(LIST_BOUNDS.pieces, LoggedGem), v.undefined()]), undefined),
    [],
  ),
});

export type LoggedPiece = v.InferOutput<typeof LoggedPiece>;

/** Marks an unreadable slot. */
const UNREADABLE_SLOT = -1;

/** An unreadable gear entry: its slot and name, if these are readable. */
const UnreadablePiece = v.pipe(
  v.fallback(
    v.object({ slot: v.nullish(v.fallback(LoggedInteger, UNREADABLE_SLOT)), name: OptionalText }),
    { slot: UNREADABLE_SLOT, name: '' },
  ),
  v.transform((entry) => ({ ...entry, isUnreadable: true as const })),
);

/** A gear entry as sent. An unreadable entry loses its piece only. */
const LoggedEntry = v.union([LoggedPiece, UnreadablePiece]);

export type LoggedEntry = v.InferOutput<typeof LoggedEntry>;

/** Talents come in several shapes; only lists are read. */
const LoggedTalents = v.fallback(
  listUpTo(
    LIST_BOUNDS.others,
    v.object({ guid: v.nullish(LoggedNumber), id: v.nullish(LoggedNumber) }),
  ),
  [],
);

const LoggedCount = v.fallback(v.nullish(v.pipe(LoggedInteger, v.minValue(0))), undefined);

/** `[]` if the log has nothing on the player. */
const CombatantInfo = v.lazy((info) =>
  Array.isArray(info)
    ? v.pipe(
        listUpTo(0, v.unknown()),
        v.transform(() => ({ gear: [], talents: [] })),
      )
    : v.object({
        gear: v.nullish(listUpTo(LIST_BOUNDS.pieces, v.nullish(LoggedEntry)), []),
        talents: LoggedTalents,
      }),
);

/** The specs played in the fight: texts in some responses, objects in other responses. */
const LoggedSpecs = v.fallback(
  listUpTo(
    LIST_BOUNDS.others,
    v.union([
      OutsideText,
      v.pipe(
        v.object({ spec: OutsideText }),
        v.transform(({ spec }) => spec),
      ),
    ]),
  ),
  [],
);

const LoggedPlayer = v.pipe(
  v.object({
    name: OptionalName,
    id: v.fallback(v.nullish(v.union([v.number(), OutsideText])), undefined),
    guid: OptionalId,
    server: OptionalName,
    icon: OptionalText,
    specs: LoggedSpecs,
    potionUse: LoggedCount,
    healthstoneUse: LoggedCount,
    combatantInfo: v.fallback(v.nullish(CombatantInfo, []), { gear: [], talents: [] }),
  }),
  v.transform((player) => ({ ...player, name: player.name || `#${player.id ?? '?'}` })),
);

export type LoggedPlayer = v.InferOutput<typeof LoggedPlayer>;

/** Players by role group. Without players the log has an empty array instead of an object. */
const PlayerDetails = v.lazy((details) =>
  Array.isArray(details)
    ? v.pipe(
        listUpTo(1, v.never()),
        v.transform((): Record<string, LoggedPlayer[]> => ({})),
      )
    : recordUpTo(
        LIST_BOUNDS.others,
        v.nullish(listOfReadable(LIST_BOUNDS.players, LoggedPlayer), []),
      ),
);

/** A player's or pet's death. Times are milliseconds from the fight's start. */
const LoggedDeath = v.object({
  id: OptionalInteger,
  guid: OptionalId,
  deathTime: v.fallback(v.nullish(v.pipe(LoggedTime, v.minValue(0))), undefined),
  ability: v.fallback(v.nullish(v.object({ name: LoggedName })), undefined),
});

export type LoggedDeath = v.InferOutput<typeof LoggedDeath>;

export const LoggedSummary = v.object({
  playerDetails: PlayerDetails,
  /** Undefined if the summary lists no deaths. */
  deathEvents: v.fallback(v.nullish(listOf(LIST_BOUNDS.rows, LoggedDeath)), undefined),
});

export type LoggedSummary = v.InferOutput<typeof LoggedSummary>;
