import { inLanguage } from '#domain/language';

export const FOLLOW_TEXTS = inLanguage('follow', {
  follow: 'Follow this raid',
  checkedAt: (when: string) => `Checking every minute, last at ${when}.`,
  offline: 'Offline. Checking resumes once you are back online.',
  over: 'Nothing new for 45 minutes, so this raid is no longer followed.',
  newPull: (boss: string, passed?: readonly [passed: number, of: number]) =>
    `New pull: ${boss}${passed ? `, ${passed[0]} of ${passed[1]}` : ''}`,
  show: 'Show',
  keepOnTop: 'Keep on top',
  notOpened: 'The browser did not open the small window.',
  following: (owner: string) => `Following ${owner}’s log`,
  noPull: 'No pull yet. It appears here automatically.',
  killedAt: (time: string, nth: number) => `killed ${time} · pull ${nth}`,
  attemptAt: (time: string) => `pulled ${time}`,
  minutesAgo: (minutes: number) => (minutes < 1 ? 'just now' : `${minutes} min ago`),
  checkedLast: (when: string) => `checked ${when}`,
  more: (count: number) => `${count} more`,
  news: (fights: readonly string[]) => `New: ${fights.join(', ')}`,
});
