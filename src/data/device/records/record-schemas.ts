import * as v from 'valibot';
import type { LoggedAura, Pull, Snapshot, StoredAura } from '#domain/pull/pull';
import { CLASS_KEYS } from '#domain/raid/class-keys';
import type { FightIdentity } from '#domain/raid/fight-identity';
import { withoutDoubtfulGuids } from '#domain/raid/player-id';
import type {
  BossFight,
  Death,
  Gem,
  Kill,
  LoggedAttempt,
  Piece,
  Raid,
  Raider,
  UnreadablePiece,
} from '#domain/raid/raid';
import { MAX_TIME } from '#domain/time';
import { LIST_BOUNDS, listUpTo, OutsideName, OutsideText } from '../../bounded-schemas';

/** An entry per field of `T`, optional like the field. A missing entry does not compile. */
type EntriesOf<T> = {
  [Key in keyof T]-?: object extends Pick<T, Key>
    ? v.ExactOptionalSchema<v.GenericSchema<unknown, Exclude<T[Key], undefined>>, undefined>
    : v.GenericSchema<unknown, T[Key]>;
};

const number = v.number();
const text = OutsideText;
const optionalNumber = v.exactOptional(number);

/** Epoch milliseconds. A time beyond the range of Date would throw where it is shown. */
export const StoredTime = v.pipe(number, v.minValue(-MAX_TIME), v.maxValue(MAX_TIME));

/** A player to whom a statement of the user refers. */
export const StoredPlayerRef = v.object({
  guid: v.exactOptional(v.number()),
  name: OutsideName,
  server: v.exactOptional(OutsideName),
});

const FIGHT = {
  id: number,
  boss: text,
  encounterId: optionalNumber,
  zone: text,
  zoneId: optionalNumber,
  difficulty: number,
  size: optionalNumber,
  startedAt: number,
  endedAt: number,
  isLost: v.exactOptional(v.literal(true)),
} satisfies EntriesOf<BossFight>;

/** The record's fight. Absent in older records. */
export const StoredIdentity = v.object({
  boss: text,
  encounterId: optionalNumber,
  startedAt: number,
  endedAt: number,
} satisfies EntriesOf<FightIdentity>);

const ATTEMPT = { ...FIGHT, bossPercentage: optionalNumber } satisfies EntriesOf<
  Omit<LoggedAttempt, 'kind'>
>;

const RAID = {
  host: v.exactOptional(text),
  title: text,
  owner: text,
  guild: v.exactOptional(text),
  gameVersion: optionalNumber,
  zoneId: optionalNumber,
  hasMonk: v.exactOptional(v.boolean()),
  hasLaterClass: v.exactOptional(v.boolean()),
  startedAt: StoredTime,
  endedAt: StoredTime,
} satisfies EntriesOf<Omit<Raid, 'kills' | 'attempts'>>;

const KILLS = listUpTo(LIST_BOUNDS.fights, v.object(FIGHT));
const ATTEMPTS = v.exactOptional(listUpTo(LIST_BOUNDS.fights, v.object(ATTEMPT)));

const GEM = { itemId: number } satisfies EntriesOf<Gem>;

const PIECE = {
  slot: number,
  itemId: number,
  name: text,
  icon: text,
  quality: optionalNumber,
  itemLevel: optionalNumber,
  enchantId: optionalNumber,
  tinkerId: optionalNumber,
  temporaryEnchantId: optionalNumber,
  setId: optionalNumber,
  gems: v.exactOptional(listUpTo(LIST_BOUNDS.pieces, v.object(GEM))),
} satisfies EntriesOf<Piece>;

const UNREADABLE_PIECE = {
  slot: optionalNumber,
  name: text,
} satisfies EntriesOf<UnreadablePiece>;

const DEATH = { at: optionalNumber, ability: v.exactOptional(text) } satisfies EntriesOf<Death>;

const RAIDER = {
  key: text,
  name: text,
  server: v.exactOptional(text),
  guid: optionalNumber,
  picture: text,
  classKey: v.exactOptional(v.picklist(CLASS_KEYS)),
  spec: v.exactOptional(text),
  loggedSpec: v.exactOptional(text),
  roles: listUpTo(LIST_BOUNDS.others, text),
  talents: listUpTo(LIST_BOUNDS.others, number),
  gear: listUpTo(LIST_BOUNDS.pieces, v.object(PIECE)),
  unreadPieces: v.exactOptional(listUpTo(LIST_BOUNDS.pieces, v.object(UNREADABLE_PIECE))),
  bareSlots: v.exactOptional(listUpTo(LIST_BOUNDS.pieces, number)),
  logId: optionalNumber,
  potions: optionalNumber,
  healthstones: optionalNumber,
  deaths: v.exactOptional(listUpTo(LIST_BOUNDS.others, v.object(DEATH))),
} satisfies EntriesOf<Raider>;

const STORED_AURA = { id: number, name: v.exactOptional(text) } satisfies EntriesOf<StoredAura>;

const SNAPSHOT = {
  raider: text,
  auras: listUpTo(LIST_BOUNDS.auras, v.object(STORED_AURA)),
} satisfies EntriesOf<Snapshot>;

const NAMED_AURA = { id: number, name: text } satisfies EntriesOf<LoggedAura>;

const PULL = {
  snapshots: listUpTo(LIST_BOUNDS.players, v.object(SNAPSHOT)),
  buffs: listUpTo(LIST_BOUNDS.auras, number),
  names: v.exactOptional(listUpTo(LIST_BOUNDS.rows, v.object(NAMED_AURA))),
} satisfies EntriesOf<Pull>;

const withKinds = ({ kills, attempts, ...raid }: v.InferOutput<typeof RaidWithoutKinds>): Raid => ({
  ...raid,
  kills: kills.map((kill) => ({ kind: 'kill', ...kill })),
  ...(attempts && { attempts: attempts.map((attempt) => ({ kind: 'attempt', ...attempt })) }),
});

const RaidWithoutKinds = v.object({ ...RAID, kills: KILLS, attempts: ATTEMPTS });

export const FetchedRaid: v.GenericSchema<unknown, Raid> = v.pipe(
  RaidWithoutKinds,
  v.transform(withKinds),
);

/** Every version stores attempts as `tries`, without the kind of fight. */
export const StoredRaid: v.GenericSchema<unknown, Raid> = v.pipe(
  v.object({ ...RAID, kills: KILLS, tries: ATTEMPTS }),
  v.transform(({ tries, ...raid }) => withKinds({ ...raid, ...(tries && { attempts: tries }) })),
);

/** Returns a raid as every version's `StoredRaid` reads it. */
export const toStoredRaid = ({ attempts, kills, ...raid }: Raid): object => ({
  ...raid,
  kills: kills.map(withoutKind),
  ...(attempts && { tries: attempts.map(withoutKind) }),
});

const withoutKind = ({ kind, ...fight }: Kill | LoggedAttempt): BossFight => fight;

/** Raiders as stored. GUIDs from an imported file may be wrong. */
export const StoredRaiders: v.GenericSchema<unknown, Raider[]> = v.pipe(
  listUpTo(LIST_BOUNDS.players, v.object(RAIDER)),
  v.transform(withoutDoubtfulGuids),
);

export const StoredPull: v.GenericSchema<unknown, Pull> = v.object(PULL);
