import type { ReportCode } from '#domain/log-site/report-link';
import type { FollowedRaid } from '#domain/raid/following';
import { observable } from '../observable';

/**
 * Raids followed in this visit, by code. Apart from followed-raids.ts, which loads only for a raid
 * that may grow.
 */
export const followed = observable<ReadonlyMap<ReportCode, FollowedRaid>>(new Map());
