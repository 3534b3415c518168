import type * as v from 'valibot';

/** Describes a schema so that a test sees its changes. */
export function schemaInWords(schema: v.GenericSchema): unknown {
  const { type, entries, item, wrapped } = schema as v.GenericSchema & {
    entries: Record<string, v.GenericSchema>;
    item: v.GenericSchema;
    wrapped: v.GenericSchema;
  };
  if (type === 'object') {
    const words = Object.entries(entries).map(([key, entry]) => [key, schemaInWords(entry)]);
    return Object.fromEntries(words);
  }
  if (type === 'array') return [schemaInWords(item)];
  return type === 'exact_optional' ? optionalWords(schemaInWords(wrapped)) : type;
}

export const optionalWords = (words: unknown) => ({ optional: words });
