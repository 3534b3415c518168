import * as v from 'valibot';
import { RULES } from '#domain/audit/rule-list';
import type {
  KillDigest,
  PlayerAtKill,
  RaiderIdentity,
  ResultAtKill,
} from '#domain/digests/digested-raid';
import { CLASS_KEYS } from '#domain/raid/class-keys';
import { OwnText, ownList } from '../bounded-schemas';
import { tryFeature } from '../browser-features';
import { onceByKey } from '../repeated-calls';

const text = OwnText;
const optionalText = v.exactOptional(text);
const optionalNumber = v.exactOptional(v.number());
const seenState = v.exactOptional(v.picklist(['seen', 'not seen', 'no snapshot']));

const StoredCharacter: v.GenericSchema<unknown, RaiderIdentity> = v.object({
  key: text,
  name: text,
  server: optionalText,
  guid: optionalNumber,
  picture: text,
  classKey: v.exactOptional(v.picklist(CLASS_KEYS)),
  spec: optionalText,
  loggedSpec: optionalText,
  roles: ownList(text),
  talents: ownList(v.number()),
});

const findings = ownList(
  v.object({
    rule: v.picklist(RULES.map(({ id }) => id)),
    title: text,
    slot: optionalNumber,
    count: v.number(),
  }),
);

const StoredResultAtKill: v.GenericSchema<unknown, ResultAtKill> = v.object({
  state: v.picklist(['passed', 'faults', 'no gear', 'not judged']),
  findings,
  advice: findings,
  level: optionalNumber,
  pull: v.exactOptional(v.object({ flask: seenState, food: seenState })),
});

/**
 * A raid's digest, valid for one stamp. Values that kills share are stored once: as objects, the
 * eight thousand players of a season's kills would take longer to read than everything else.
 */
const StoredDigest = v.object({
  stamp: text,
  /** Each character is JSON, like the results. */
  characters: v.custom<string[]>(isTextList),
  results: v.custom<string[]>(isTextList),
  gear: ownList(v.instance(Float64Array)),
  /** Three indexes per player: of the character, the result and the gear. */
  kills: ownList(v.object({ id: v.number(), players: v.instance(Uint32Array) })),
});

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

type KillDigests = ReadonlyMap<number, KillDigest>;

export function toStoredDigest(digests: KillDigests, stamp: string): unknown {
  const [characters, results] = [new DistinctValues<string>(), new DistinctValues<string>()];
  const worn = new DistinctValues<Float64Array>();
  const kills = [...digests].map(([id, players]) => ({
    id,
    players: Uint32Array.from(
      players.flatMap(({ character, gear, ...result }) => [
        characters.indexOf(JSON.stringify(character)),
        results.indexOf(JSON.stringify(result)),
        worn.indexOf(gear),
      ]),
    ),
  }));
  return { stamp, characters: characters.all, results: results.all, gear: worn.all, kills };
}

class DistinctValues<T extends string | Float64Array> {
  readonly all: T[] = [];
  readonly #indexes = new Map<string, number>();

  /** Returns a value's index in `all`, after adding it if it is new. */
  indexOf(value: T): number {
    const index = this.#indexes.get(`${value}`) ?? this.all.push(value) - 1;
    this.#indexes.set(`${value}`, index);
    return index;
  }
}

/** Returns a reader of digests. It returns no kills if they are damaged or have another stamp. */
export function digestReader(): (stored: unknown, stamp: string) => KillDigests {
  const characterIn = jsonReader(StoredCharacter);
  const resultIn = jsonReader(StoredResultAtKill);
  return (stored, stamp) => {
    const { success, output } = v.safeParse(StoredDigest, stored);
    const digests = new Map<number, KillDigest>();
    if (!success || output.stamp !== stamp) return digests;
    const characters = output.characters.map(characterIn);
    const results = output.results.map(resultIn);
    for (const kill of output.kills) {
      const players: PlayerAtKill[] = [];
      const indexes = kill.players.values();
      for (const index of indexes) {
        const character = characters[index];
        const result = results[indexes.next().value ?? -1];
        const worn = output.gear[indexes.next().value ?? -1];
        if (!character || !result || !worn) return new Map();
        players.push({ character, ...result, gear: worn });
      }
      digests.set(kill.id, players);
    }
    return digests;
  };
}

/** Returns a reader of JSON that parses equal texts once. */
const jsonReader = <T>(schema: v.GenericSchema<unknown, T>) =>
  onceByKey((json: string): T | undefined => {
    const parsed: unknown = tryFeature(() => JSON.parse(json));
    const read = v.safeParse(schema, parsed);
    return read.success ? read.output : undefined;
  });
