import { changePlayers } from './changed-players';
import { earlierRaid } from './earlier-raid';
import { cutAfter, FIFTH_KILL } from './growing-raid';
import { type ServedReport, tierElevenRaid } from './reports';

/** GUIDs of the two players called Anna on one realm: a Shadow Priest and a Marksmanship Hunter. */
export const PRIEST = 46031197;
export const HUNTER = 46479545;

/** Renames Nyxara, a priest with faults, and Rookmar, a hunter without, as Anna. */
function callBothAnna(report: ServedReport): ServedReport {
  changePlayers(report, (player) =>
    ['Nyxara', 'Rookmar'].includes(player.name) ? { ...player, name: 'Anna' } : player,
  );
  return report;
}

/** Returns a raid of five kills, the last of them Magmaw's. */
export const raidWithTwoAnnas = () => callBothAnna(cutAfter(tierElevenRaid(), FIFTH_KILL));

/** Returns the raid a week before, when the priest had every enchant. */
export const earlierRaidWithTwoAnnas = () => callBothAnna(cutAfter(earlierRaid(), FIFTH_KILL));
