import { BUILD_SETTINGS } from '../build-settings';
import { settings } from './settings';

/** Returns the user's key for v1 requests, or an empty text. */
export const ownApiKey = (): string => settings.get().apiKey.trim();

/** Returns the user's key for v1 requests, else the key of the build, else an empty text. */
export const apiKey = (): string => ownApiKey() || BUILD_SETTINGS.apiKey;

/** Returns the secrets that no text, console line or record may contain. */
export const secrets = (): string[] =>
  [apiKey(), settings.get().signIn?.token ?? ''].filter((secret) => secret !== '');
