import { formatShortDate } from '../format';
import { className, specName } from '../raid/classes';
import type { SeenRaider } from './sightings';
import { TO_BUY_TEXTS } from './words';

export type Reason =
  | { kind: 'better' }
  | { kind: 'wore it'; at: number }
  | { kind: 'spec' | 'gems of spec'; count: number; all: number; buyer: SeenRaider }
  | { kind: 'own gems'; count: number; all: number }
  | { kind: 'sets' };

/** Formats a reason: `4 of 5 Arms warriors`. Gear sets are explained in the list's head. */
export function reasonText(reason: Exclude<Reason, { kind: 'sets' }>): string {
  switch (reason.kind) {
    case 'better':
      return TO_BUY_TEXTS.better;
    case 'wore it':
      return TO_BUY_TEXTS.woreIt(formatShortDate(reason.at));
    case 'own gems':
      return TO_BUY_TEXTS.ofOwnGems(reason.count, reason.all);
    default: {
      const { kind, count, all, buyer } = reason;
      const text = kind === 'spec' ? TO_BUY_TEXTS.ofSpec : TO_BUY_TEXTS.gemsOfSpec;
      const classWord = buyer.classKey ? className(buyer.classKey) : '';
      return text(count, all, buyer.spec ? specName(buyer.spec) : '', classWord);
    }
  }
}
