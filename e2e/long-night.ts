import { type ServedReport, tierElevenRaid } from './reports';
import { changePlayers } from './worked-out-night';

const KILLS = 60;
const TRIES = 400;
/** Three players: this is about many kills. */
const FEW = ['Brannock', 'Fenwick', 'Quillan'];

/** Sixty kills, each boss five times, then 400 attempts. */
export function longNight(): ServedReport {
  const report = tierElevenRaid();
  changePlayers(report, (player) => (FEW.includes(player.name) ? player : undefined));
  const kills = (report.fights.fights ?? []).filter(({ kill }) => kill);
  const again = (times: number, first: number, kill: boolean) =>
    Array.from({ length: times }, (_, index) => ({
      ...kills[index % kills.length],
      id: first + index,
      kill,
      ...(!kill && { bossPercentage: 4200 }),
      start_time: first * 1000 + index * 10,
      end_time: first * 1000 + index * 10 + 9,
    }));
  const fights = [...again(KILLS, 100, true), ...again(TRIES, 1000, false)];
  const summary = report.summaries.get(12);
  return {
    fights: { ...report.fights, fights },
    summaries: new Map(fights.slice(0, KILLS).map(({ id }) => [id, summary])),
  };
}
