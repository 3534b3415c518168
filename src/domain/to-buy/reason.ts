import { formatShortDate } from '../format';
import { className, specName } from '../raid/classes';
import type { SeenRaider } from './sightings';
import { TO_BUY_TEXTS } from './words';

export type Reason =
  | { why: 'better' }
  | { why: 'wore it'; at: number }
  | { why: 'spec' | 'gems of spec'; count: number; all: number; buyer: SeenRaider }
  | { why: 'own gems'; count: number; all: number }
  | { why: 'sets' };

/** Formats a reason: `4 of 5 Arms warriors`. Gear sets are explained in the list's head. */
export function reasonText(reason: Exclude<Reason, { why: 'sets' }>): string {
  switch (reason.why) {
    case 'better':
      return TO_BUY_TEXTS.better;
    case 'wore it':
      return TO_BUY_TEXTS.woreIt(formatShortDate(reason.at));
    case 'own gems':
      return TO_BUY_TEXTS.ofOwnGems(reason.count, reason.all);
    default: {
      const { why, count, all, buyer } = reason;
      const text = why === 'spec' ? TO_BUY_TEXTS.ofSpec : TO_BUY_TEXTS.gemsOfSpec;
      const ofClass = buyer.classKey ? className(buyer.classKey) : '';
      return text(count, all, buyer.spec ? specName(buyer.spec) : '', ofClass);
    }
  }
}
