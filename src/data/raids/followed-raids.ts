import * as v from 'valibot';
import type { ReportCode } from '#domain/log-site/report-link';
import { applyResponse, beginFollowing, type Following } from '#domain/raid/following';
import type { Raid } from '#domain/raid/raid';
import { observable } from '../observable';

type Followed = ReadonlyMap<ReportCode, Following>;

const followed = observable<Followed>(new Map());

/** Raids followed in this visit, by code. Opening another raid ends nothing. */
export const followedRaids: Pick<typeof followed, 'get' | 'subscribe'> = followed;

/** Starts following a raid. `fetchedAt` is when its report was last fetched. */
export const startFollowing = (code: ReportCode, raid: Raid, fetchedAt: number): void =>
  set(code, beginFollowing(raid, { newAt: Date.now(), fetchedAt }));

export function stopFollowing(code: ReportCode): void {
  const others = new Map(followed.get());
  others.delete(code);
  followed.set(others);
  storeNewTimes();
}

/** Notes a response for a followed raid. Continues what was followed before a reload. */
export function noteResponse(code: ReportCode, raid: Raid, fetchedAt: number): void {
  const following = followed.get().get(code);
  const newAt = following ? undefined : readNewTimes()[code];
  if (newAt !== undefined) set(code, beginFollowing(raid, { newAt, fetchedAt }));
  if (following && !following.isOver && following.fetchedAt !== fetchedAt) {
    set(code, applyResponse(following, raid, fetchedAt));
  }
}

function set(code: ReportCode, following: Following): void {
  followed.set(new Map([...followed.get(), [code, following]]));
  storeNewTimes();
}

const KEY = 'ready-check-followed';

/** Stores when something new last came, by code, until the tab is closed. */
function storeNewTimes(): void {
  const going = [...followed.get()].filter(([, { isOver }]) => !isOver);
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(going.map(([code, { newAt }]) => [code, newAt]))),
    );
  } catch {
    // Storage is refused: a reload then ends it.
  }
}

function readNewTimes(): Record<ReportCode, number> {
  try {
    return v.parse(
      v.record(v.string(), v.number()),
      JSON.parse(sessionStorage.getItem(KEY) ?? '{}'),
    );
  } catch {
    return {};
  }
}
