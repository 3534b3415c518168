import { MAX_NAME_LENGTH, oneLine } from '#data/bounded-schemas';
import type { PlayerRef } from '#domain/raid/player-ref';

/** Reads `?player=Tavarin&server=Everlook&guid=7`. */
export function readPlayer(params: URLSearchParams): PlayerRef {
  const [name, server] = ['player', 'server'].map((part) =>
    oneLine(params.get(part) ?? '', MAX_NAME_LENGTH),
  );
  const guid = Number(params.get('guid') ?? Number.NaN);
  return {
    name: name ?? '',
    ...(server && { server }),
    ...(Number.isSafeInteger(guid) && guid > 0 && { guid }),
  };
}
