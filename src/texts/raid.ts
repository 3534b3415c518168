import type { RuleColumn, Verdict } from '#domain/audit/verdict';
import { inLanguage } from '#domain/language';
import { formatWait } from './wait';

export const RAID_TEXTS = inLanguage('raid', {
  noKills:
    'No boss was killed in this report yet. If the raid is still going, fetch it again later.',
  noRaidKills: 'No raid boss was killed in this report.',
  otherFights: 'Other fights',
  by: (owner: string) => `by ${owner}`,
  data: 'Data: Warcraft Logs',
  fetchedAt: (when: string) => `Fetched ${when}`,
  fetchAgain: 'Fetch again',
  shownAsSaved: (when: string) => `Shown as saved on this device (${when}).`,
  heroicMark: '☠',
  heroic: 'Heroic',
  killOf: (nth: number, count: number) => `Kill ${nth} of ${count}`,
  /** The text from the address comes last: if it is too long, only it is cut. */
  unknownFight: (fight: string) =>
    `The last kill is shown: this report has no such fight (fight ${fight}).`,
  fightLost: 'This fight is no longer in the report. It stays in view until you pick another.',
  fightLostButSaved: 'This fight is no longer in the report. It is saved on this device.',
  lostKills: 'No longer in the report',
  lostKillsHint: 'Saved on this device before the report lost them.',
  attemptsToo: 'Show wipes',
  nthAttempt: (nth: number, left: number | undefined) =>
    ` · wipe ${nth}${left === undefined ? '' : `, ${Math.max(1, Math.round(left))} %`}`,
  buffs: 'Buffs/Debuffs',
  players: 'Players',
  verdictCount: (count: number, verdict: Verdict) => `${count} ${verdict.toLowerCase()}`,
  worthALook: (count: number) => `${count} worth a look`,
  alsoIn: (verdict: Verdict) => `also ${verdict.toLowerCase()}`,
  noPlayers: 'No players',
  /** Texts of a column without players when everybody has passed. */
  emptyColumn: {
    'MISSING ENCHANTS': 'no enchant missing',
    'LOW ITEM LEVEL': 'nothing low',
  } satisfies Record<RuleColumn, string>,
  unreadable: 'Some gear in this log cannot be read, so it is not judged:',
  unforeseen: 'Something went wrong in this app. Reload the page and try again.',
  tryAgain: 'Try again',
  retriesIn: (seconds: number) => `Trying again in ${formatWait(seconds)}`,
});
