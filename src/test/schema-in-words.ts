import type * as v from 'valibot';

/** Describes a schema so that a test sees its changes. */
export function inWords(schema: v.GenericSchema): unknown {
  const { type, entries, item, wrapped } = schema as v.GenericSchema & {
    entries: Record<string, v.GenericSchema>;
    item: v.GenericSchema;
    wrapped: v.GenericSchema;
  };
  if (type === 'object') {
    return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, inWords(entry)]));
  }
  if (type === 'array') return [inWords(item)];
  return type === 'exact_optional' ? optional(inWords(wrapped)) : type;
}

export const optional = (words: unknown) => ({ optional: words });
