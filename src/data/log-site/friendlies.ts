import * as v from 'valibot';
import type { ReportCode } from '#domain/log-site/report-link';
import { LIST_BOUNDS, listUpTo } from '../bounded-schemas';
import { LoggedInteger, OptionalId, OptionalName, OptionalText } from './logged-values';
import { requestReportData } from './requests/request-log-site';

/** A player or NPC in a report's list of allies. `type` is the class. */
const Friendly = v.fallback(
  v.object({
    id: v.fallback(v.nullish(LoggedInteger), undefined),
    guid: OptionalId,
    name: OptionalName,
    server: OptionalName,
    type: OptionalText,
  }),
  { id: undefined, guid: undefined, name: '', server: '', type: '' },
);

export type Friendly = v.InferOutput<typeof Friendly>;

export const Friendlies = v.fallback(
  v.nullish(listUpTo(LIST_BOUNDS.friendlies, Friendly)),
  undefined,
);

let last: { code: ReportCode; friendlies: Promise<readonly Friendly[]> } | undefined;

/** Notes the list of the report fetched last. */
export function noteFriendlies(code: ReportCode, friendlies: readonly Friendly[]): void {
  last = { code, friendlies: Promise.resolve(friendlies) };
}

/** Fetches a report's allies once for all its kills, so no kill's signal aborts it. */
export function fetchFriendlies(code: ReportCode): Promise<readonly Friendly[]> {
  if (last?.code === code) return last.friendlies;
  const friendlies = requestReportData(
    { kind: 'fights', code },
    { schema: v.object({ friendlies: Friendlies }) },
  ).then((report) => report.friendlies ?? []);
  last = { code, friendlies };
  friendlies.catch(() => {
    last = undefined;
  });
  return friendlies;
}
