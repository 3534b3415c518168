import { isSearched } from '../era/era';
import type { LogHost } from '../raid/log-host';
import { ERAS } from './era-list';
import type { ZoneId } from './log-zones';

/** Returns the zones of a host to search for a character's kills, newest first. */
export const killZonesAt = (host: LogHost): ZoneId[] =>
  ERAS.filter(isSearched)
    .flatMap(({ zones }) =>
      zones.filter(
        ({ isCopy, hasNoRaids, host: at = 'classic' }) => !isCopy && !hasNoRaids && at === host,
      ),
    )
    .map(({ id }) => id)
    .reverse();
