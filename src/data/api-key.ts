import { BUILD_SETTINGS } from './addresses';
import { settings } from './settings';

/** The key that v1 requests carry: the user's own before the build's. Empty when there is none. */
export const apiKey = (): string => settings.get().apiKey.trim() || BUILD_SETTINGS.apiKey;

/** What no sentence, log or record may hold. */
export const secrets = (): string[] =>
  [apiKey(), settings.get().signIn?.token ?? ''].filter((secret) => secret !== '');
