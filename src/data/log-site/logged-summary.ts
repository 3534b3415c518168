import * as v from 'valibot';
import {
  LoggedInteger,
  LoggedNumber,
  OptionalId,
  OptionalNumber,
  OptionalText,
} from './logged-number';

/** A gem of an entry; id 0 is none, and what is less names no gem. */
const LoggedGem = v.object({ id: v.pipe(LoggedInteger, v.minValue(0)) });

/** Stands for a tinker that cannot be read. No table has it, so nobody is said to lack one. */
const UNREAD_TINKER = -1;

/** Retail's own levels stay below 1,300. */
const MAX_ITEM_LEVEL = 10_000;

const OptionalLevel = v.fallback(
  v.nullish(v.pipe(LoggedNumber, v.maxValue(MAX_ITEM_LEVEL))),
  undefined,
);

/**
 * A gear entry as the log site words it. An empty slot has id 0; keys are absent rather than empty.
 *
 * Only item, slot and enchant are what a verdict rests on: of the rest, what cannot be read is unknown.
 */
const LoggedPiece = v.object({
  id: v.nullish(LoggedInteger),
  slot: v.nullish(LoggedInteger),
  name: OptionalText,
  icon: OptionalText,
  quality: OptionalNumber,
  itemLevel: OptionalLevel,
  permanentEnchant: v.nullish(LoggedNumber),
  temporaryEnchant: v.fallback(v.nullish(LoggedInteger), undefined),
  onUseEnchant: v.nullish(v.fallback(LoggedInteger, UNREAD_TINKER)),
  setID: OptionalId,
  gems: v.nullish(v.fallback(v.union([v.array(LoggedGem), v.undefined()]), undefined), []),
});

export type LoggedPiece = v.InferOutput<typeof LoggedPiece>;

/** Stands for a slot that cannot be read; no gear array is as long. */
const UNREAD_SLOT = -1;

/** What can be told of a gear entry that cannot be read. */
const UnreadPiece = v.pipe(
  v.fallback(
    v.object({ slot: v.nullish(v.fallback(LoggedInteger, UNREAD_SLOT)), name: OptionalText }),
    { slot: UNREAD_SLOT, name: '' },
  ),
  v.transform((entry) => ({ ...entry, isUnread: true as const })),
);

/** One entry that cannot be read costs one piece. */
const LoggedEntry = v.union([LoggedPiece, UnreadPiece]);

export type LoggedEntry = v.InferOutput<typeof LoggedEntry>;

/** Talents were logged in several shapes; those that are no list tell nothing. */
const LoggedTalents = v.fallback(
  v.array(v.object({ guid: v.nullish(LoggedNumber), id: v.nullish(LoggedNumber) })),
  [],
);

/** How often something was used in the fight. */
const LoggedCount = v.fallback(v.nullish(v.pipe(LoggedInteger, v.minValue(0))), undefined);

/** `[]` where the log has nothing on the player. */
const CombatantInfo = v.lazy((info) =>
  Array.isArray(info)
    ? v.pipe(
        v.array(v.unknown()),
        v.transform(() => ({ gear: [], talents: [] })),
      )
    : v.object({ gear: v.nullish(v.array(v.nullish(LoggedEntry)), []), talents: LoggedTalents }),
);

/** What somebody played in the fight: words in one answer, objects in another. What is neither tells nothing. */
const LoggedSpecs = v.fallback(
  v.array(
    v.union([
      v.string(),
      v.pipe(
        v.object({ spec: v.string() }),
        v.transform(({ spec }) => spec),
      ),
    ]),
  ),
  [],
);

const LoggedPlayer = v.object({
  name: v.string(),
  id: v.fallback(v.nullish(v.union([v.number(), v.string()])), undefined),
  server: OptionalText,
  icon: OptionalText,
  specs: LoggedSpecs,
  potionUse: LoggedCount,
  healthstoneUse: LoggedCount,
  combatantInfo: v.nullish(CombatantInfo, []),
});

export type LoggedPlayer = v.InferOutput<typeof LoggedPlayer>;

/** The players by role group; an empty array, not an object, when the fight has nobody. */
const PlayerDetails = v.lazy((details) =>
  Array.isArray(details)
    ? v.pipe(
        v.array(v.never()),
        v.transform((): Record<string, LoggedPlayer[]> => ({})),
      )
    : v.record(v.string(), v.nullish(v.array(LoggedPlayer), [])),
);

/** A summary table as the log site words it, as far as the app reads it. */
export const LoggedSummary = v.object({ playerDetails: PlayerDetails });

export type LoggedSummary = v.InferOutput<typeof LoggedSummary>;
