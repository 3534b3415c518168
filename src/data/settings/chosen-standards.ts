import { DEFAULT_STANDARDS, type Standards } from '#domain/audit/rule/standards';
import { type Observable, sameUntilChanged } from '../observable';
import { type Settings, settings } from './settings';

export type GearSettings = Pick<
  Settings,
  'minimumItemLevel' | 'minimumBy' | 'ruleSettings' | 'excusedItems'
>;

export const standardsOf = (chosen: GearSettings): Standards => ({
  ruleSettings: chosen.ruleSettings,
  minimumItemLevel:
    chosen.minimumBy === 'raid' ? 'by raid' : (chosen.minimumItemLevel ?? 'default'),
  excusedItems: chosen.excusedItems.map(({ id }) => id),
});

export const standards: Pick<Observable<Standards>, 'get' | 'subscribe'> = {
  get: sameUntilChanged(DEFAULT_STANDARDS, () => standardsOf(settings.get())),
  subscribe: settings.subscribe,
};
