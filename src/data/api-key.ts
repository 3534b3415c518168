import { BUILD_SETTINGS } from './addresses';
import { settings } from './settings';

/** The key that requests carry: the person's own before the build's. Empty when there is none. */
export const apiKey = (): string => settings.get().apiKey.trim() || BUILD_SETTINGS.apiKey;
