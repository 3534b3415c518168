import type { Verdict } from '#domain/verdict';

/** The words of the main page: report, bosses, players. */
export const MAIN_TEXTS = {
  reportLabel: 'REPORT CODE',
  searchLabel: 'SEARCH',
  middleEmoji: '⚔️',
  reportHeading: 'Check a raid',
  reportPlaceholder: 'Enter Report Code or URL',
  reportHint: 'Any warcraftlogs.com report link, or its 16 letters and digits.',
  fetchFights: 'Fetch Fights',
  fetching: 'Fetching...',
  badCode: 'Report code must be 16 characters long.',
  openSample: 'Open the sample raid',
  noKey:
    'No Warcraft Logs key on this device yet. Your own is at the foot of your account settings on classic.warcraftlogs.com (the v1 key); put it in Settings. The sample raid needs none.',
  openSettings: 'Open Settings',
  bossKills: 'Boss kills',
  noKills: 'No boss was killed in this report yet. If the raid goes on, fetch it again later.',
  readingReport: 'Reading the report…',
  untitled: 'Untitled report',
  by: (owner: string) => `by ${owner}`,
  fetchedAt: (when: string) => `Fetched ${when}`,
  fetchAgain: 'Fetch again',
  shownAsKept: (when: string) => `Shown as kept on this device (${when}).`,
  heroicMark: '☠',
  heroic: 'Heroic',
  killOf: (nth: number, count: number) => `Kill ${nth} of ${count}`,
  notAKill: (fight: string) =>
    `Pick one of these: the link’s is no boss kill of this report (fight ${fight}).`,
  players: 'Players',
  verdictCounts: (columns: Record<Verdict, readonly unknown[]>) =>
    Object.entries(columns)
      .filter(([verdict, { length }]) => length > 0 || verdict !== 'NO GEAR RECORDED')
      .map(([verdict, { length }]) => `${length} ${verdict.toLowerCase()}`)
      .join(' · '),
  noPlayers: 'No players',
  loading: 'Loading...',
  partMissing: 'A part of the app could not be loaded. Check the connection and reload the page.',
  tryAgain: 'Try again',
  asksAgainIn: (seconds: number) => `Asked again in ${seconds} s`,
} as const;
