import { changePlayers, withEnchants, withoutEnchants } from './changed-players';
import { type ServedReport, tierElevenRaid } from './reports';

export const EARLIER_CODE = 'TheWeekBeforeIt1';
const WEEK = 7 * 24 * 3600 * 1000;

function dateWeekBefore({ fights }: ServedReport): void {
  const [start, end] = [Number(fights.start) - WEEK, Number(fights.end) - WEEK];
  Object.assign(fights, { title: 'The week before', start, end });
}

/**
 * Returns the raid a week before. Veyra and Elsifer lacked an enchant, and Nyxara had all enchants.
 * Brannock was absent, and Gone was there instead of Haldora.
 */
export function earlierRaid(): ServedReport {
  const report = tierElevenRaid();
  dateWeekBefore(report);
  changePlayers(report, (player) => {
    if (player.name === 'Veyra') return withoutEnchants(player, [6]);
    if (player.name === 'Elsifer') return withoutEnchants(player, [14]);
    if (player.name === 'Nyxara') return withEnchants(player);
    if (player.name === 'Haldora') return { ...player, name: 'Gone', guid: 46000001 };
    return player.name === 'Brannock' ? undefined : player;
  });
  return report;
}
