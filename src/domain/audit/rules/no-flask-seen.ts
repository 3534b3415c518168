import { shownStateByKey } from '../../pull/at-the-pull';
import type { Rule } from '../rule/rule';

/**
 * Finds raiders for whom the log shows neither flask nor elixir, though it records them. One elixir
 * counts as half, and a raider without a snapshot as unknown. Off by default: a log can show that a
 * raider had a flask, but hardly that a raider had none.
 */
export const noFlaskSeen = {
  id: 'no-flask-seen',
  titles: ['No Flask Seen'],
  group: 'pull',
  meaning: 'The log shows neither a flask nor an elixir at the pull.',
  byDefault: 'off',
  needs: 'pull',
  category: 'flask',
  find: ({ raider, pull }) => {
    const state = shownStateByKey(raider.key, 'flask', pull);
    return state === 'not seen' ? [{}] : [];
  },
} satisfies Rule;
