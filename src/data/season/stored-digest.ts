import * as v from 'valibot';
import { RULES } from '#domain/audit/rule-list';
import { CLASS_KEYS } from '#domain/raid/class-keys';
import type { Character, KillDigest, Standing } from '#domain/season/season-raid';
import { attempt } from '../doors';

const text = v.string();
const optionalText = v.exactOptional(text);
const optionalNumber = v.exactOptional(v.number());
const seenState = v.exactOptional(v.picklist(['seen', 'not seen', 'no snapshot']));

const StoredCharacter: v.GenericSchema<unknown, Character> = v.object({
  key: text,
  name: text,
  server: optionalText,
  guid: optionalNumber,
  picture: text,
  classKey: v.exactOptional(v.picklist(CLASS_KEYS)),
  spec: optionalText,
  loggedSpec: optionalText,
  roles: v.array(text),
  talents: v.array(v.number()),
});

const StoredStanding: v.GenericSchema<unknown, Standing> = v.object({
  state: v.picklist(['passed', 'faults', 'no gear', 'not judged']),
  findings: v.array(
    v.object({
      rule: v.picklist(RULES.map(({ id }) => id)),
      title: text,
      slot: optionalNumber,
      count: v.number(),
    }),
  ),
  level: optionalNumber,
  pull: v.exactOptional(v.object({ flask: seenState, food: seenState })),
});

/**
 * A kill's digest. It is made again for any other stamp. Players are JSON: a season has eight
 * thousand, who as objects would take longer to read than all the rest, and most say the same.
 */
const StoredDigest = v.object({
  stamp: text,
  characters: v.custom<string[]>(isTexts),
  standings: v.custom<string[]>(isTexts),
  gear: v.instance(Float64Array),
});

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

export const toStoredDigest = ({ players, gear }: KillDigest, stamp: string) => ({
  stamp,
  characters: players.map(({ character }) => JSON.stringify(character)),
  standings: players.map(({ character: _, ...standing }) => JSON.stringify(standing)),
  gear,
});

/** Returns a reader of digests: undefined for one that is damaged or has another stamp. */
export function digestReader(): (stored: unknown, stamp: string) => KillDigest | undefined {
  const characterIn = jsonReader(StoredCharacter);
  const standingIn = jsonReader(StoredStanding);
  return (stored, stamp) => {
    const { success, output } = v.safeParse(StoredDigest, stored);
    if (!success || output.stamp !== stamp) return undefined;
    const { characters, standings, gear } = output;
    const players = characters.flatMap((text, index) => {
      const [character, standing] = [characterIn(text), standingIn(standings[index] ?? '')];
      return character && standing ? { character, ...standing } : [];
    });
    return players.length === characters.length ? { players, gear } : undefined;
  };
}

/** Reads a text once. */
function jsonReader<T>(schema: v.GenericSchema<unknown, T>): (json: string) => T | undefined {
  const known = new Map<string, T | undefined>();
  return (json) => {
    if (!known.has(json)) {
      const read = v.safeParse(
        schema,
        attempt(() => JSON.parse(json)),
      );
      known.set(json, read.success ? read.output : undefined);
    }
    return known.get(json);
  };
}
