import type { ReportCode } from '#domain/log-site/report-link';
import type { FollowedRaid } from '#domain/raid/following';
import { observable } from '../observable';

/** Raids followed in this visit, by code. follow-raids.ts loads only for a growing raid. */
export const followedRaids = observable<ReadonlyMap<ReportCode, FollowedRaid>>(new Map());
