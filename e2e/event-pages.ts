/** A page of events, as the log site sends it. */
export interface EventPage {
  events: unknown[];
  nextPageTimestamp?: number;
}

/** The stand-in's only filter. The site matches nothing if the quotes are single. */
export const COMBATANT_INFO = 'type="combatantinfo"';

/**
 * Responds to `report/events` from a raid's files: the rows of a window, and every field beside the
 * rows. A file may name a time where the page is cut; rows at that time come on both pages.
 */
export function respondWithEvents(files: readonly EventPage[], window: URLSearchParams): EventPage {
  const start = Number(window.get('start'));
  const end = Number(window.get('end'));
  if (window.get('filter') !== COMBATANT_INFO) return { events: [] };
  const cut = files
    .flatMap(({ nextPageTimestamp }) => nextPageTimestamp ?? [])
    .find((time) => start < time && time <= end);
  const last = cut ?? end;
  const events = files.flatMap(({ events }) => {
    const rows = events.filter((event) => {
      const time = timeOf(event);
      return time !== undefined && time >= start && time <= last;
    });
    return rows.length > 0 ? [...rows, ...events.filter((one) => timeOf(one) === undefined)] : [];
  });
  return { events, ...(cut !== undefined && { nextPageTimestamp: cut }) };
}

const timeOf = (event: unknown): number | undefined =>
  typeof event === 'object' && event && 'timestamp' in event && typeof event.timestamp === 'number'
    ? event.timestamp
    : undefined;
