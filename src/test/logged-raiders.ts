import { raidersOf } from './recorded';

export const head = { id: 60325, slot: 0, itemLevel: 359, permanentEnchant: 4208, icon: 'inv.jpg' };
export const emptySlot = { id: 0, slot: 3, quality: 1, icon: 'inv_axe_02.jpg', itemLevel: 0 };
export const player = (more: object = {}) => ({
  name: 'Kadda',
  id: 7,
  type: 'Druid',
  icon: 'Druid-Feral',
  specs: ['Feral'],
  combatantInfo: { talents: [], gear: [head, emptySlot] },
  ...more,
});
export const raidersOfDetails = (playerDetails: unknown) => raidersOf({ playerDetails });
export const onlyRaider = (more: object) => raidersOfDetails({ dps: [player(more)] })[0];
