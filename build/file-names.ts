import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Words in file names that common lists of content blockers refuse on any host. Source: general
 * rules of EasyList, EasyPrivacy and Fanboy's lists, July 2026.
 */
const BLOCKED_WORDS =
  /(?<![a-z0-9])ads?(?![a-z0-9])|advert|analytic|banner|beacon|click|collect|consent|cookie|counter|fingerprint|follow|gdpr|metric|newsletter|pixel|popup|promo|shar(e|ing)|social|sponsor|telemetry|track|vitals/i;

export const isBlocked = (name: string): boolean => BLOCKED_WORDS.test(name);

/** Replaces a module's name that contains a blocked word. */
const nameOf = (name: string): string => (isBlocked(name) ? 'part' : '[name]');

/** Patterns of the build's files. Hashes have no letters that could make a word. */
export const FILE_NAMES = {
  hashCharacters: 'hex',
  entryFileNames: 'static/js/[name]-[hash].js',
  chunkFileNames: ({ name }: { name: string }) => `static/js/${nameOf(name)}-[hash].js`,
  assetFileNames: ({ names: [name = ''] }: { names: readonly string[] }) =>
    `static/[ext]/${nameOf(name)}-[hash][extname]`,
} as const;

/** Fails a build that a content blocker would break. */
export function refuseBlockedNames(): Plugin {
  return {
    name: 'refuse-blocked-names',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const names = [...Object.keys(bundle), ...readdirSync('public', { recursive: true })];
        const blocked = names.map(String).filter(isBlocked);
        if (blocked.length > 0) this.error(`Content blockers refuse ${blocked.join(', ')}`);
      },
    },
  };
}
