import { inLanguage } from '#domain/language';

export const FOLLOW_TEXTS = inLanguage('follow', {
  follow: 'Follow this raid',
  checkedAt: (when: string) => `Checking every minute, last at ${when}.`,
  offline: 'Offline. Checking resumes once you are back online.',
  over: 'Nothing new for 45 minutes, so this raid is no longer followed.',
  newPull: (boss: string, passed?: readonly [passed: number, of: number]) =>
    `New pull: ${boss}${passed ? `, ${passed[0]} of ${passed[1]}` : ''}`,
  show: 'Show',
  news: (fights: readonly string[]) => `New: ${fights.join(', ')}`,
});
