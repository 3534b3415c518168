/** The words of following a raid that goes on. */
export const FOLLOW_TEXTS = {
  follow: 'Follow this raid',
  askedAt: (when: string) => `Checking every minute, last at ${when}.`,
  offline: 'Offline: asked again once there is a connection.',
  over: 'Nothing new for 45 minutes, so this raid is not followed any more.',
  news: (fights: readonly string[]) => `New: ${fights.join(', ')}`,
} as const;
