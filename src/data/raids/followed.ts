import type { ReportCode } from '#domain/log-site/report-link';
import type { FollowedRaid } from '#domain/raid/following';
import { observable } from '../observable';

/** Raids followed in this visit, by code. followed-raids.ts loads only for a growing raid. */
export const followed = observable<ReadonlyMap<ReportCode, FollowedRaid>>(new Map());
