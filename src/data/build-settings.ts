/** An unusable build setting. The message says which, and what is expected. */
class BadBuildSetting extends Error {
  override name = 'BadBuildSetting';
}

/** The settings that docs/hosting.md describes. */
export interface BuildSettings {
  /** The v1 API's base address per host, without a trailing slash. */
  apiUrls: Readonly<Record<'classic' | 'fresh' | 'forever', string>>;
  /** The build's key, used unless the user has a key. May be empty. */
  apiKey: string;
  /** The item icons' folder, without a trailing slash. */
  iconUrl: string;
  /** The address of an item's page up to the item's id. */
  itemPageUrl: string;
  /** The OAuth client's id. Empty if no sign-in is offered. */
  clientId: string;
  /** The only host at which users sign in, without a trailing slash. */
  signInUrl: string;
}

/** The log site's own addresses. Source: docs/log-site.md. */
const DEFAULTS = {
  VITE_WCL_API_URL: 'https://classic.warcraftlogs.com/v1',
  VITE_WCL_FRESH_API_URL: 'https://fresh.warcraftlogs.com/v1',
  VITE_WCL_FOREVER_API_URL: 'https://forever.warcraftlogs.com/v1',
  VITE_WCL_API_KEY: '',
  VITE_WCL_ICON_URL: 'https://assets.rpglogs.com/img/warcraft/abilities',
  VITE_ITEM_PAGE_URL: 'https://www.wowhead.com/cata/item=',
  VITE_WCL_CLIENT_ID: '',
  VITE_WCL_SIGN_IN_URL: 'https://www.warcraftlogs.com',
};

/** Reads the build settings. Throws BadBuildSetting for an address that is not http or https. */
export function readBuildSettings(env: Readonly<Record<string, unknown>>): BuildSettings {
  const setting = (name: keyof typeof DEFAULTS): string => {
    const value = env[name];
    return typeof value === 'string' && value.trim() ? value.trim() : DEFAULTS[name];
  };
  const address = (name: keyof typeof DEFAULTS): string => {
    const text = setting(name);
    if (!isAddress(text) || !/^https?:/i.test(text)) {
      throw new BadBuildSetting(`${name} should be an http or https address, but is "${text}"`);
    }
    return text;
  };
  const folder = (name: keyof typeof DEFAULTS): string => address(name).replace(/\/+$/, '');
  return {
    apiUrls: {
      classic: folder('VITE_WCL_API_URL'),
      fresh: folder('VITE_WCL_FRESH_API_URL'),
      forever: folder('VITE_WCL_FOREVER_API_URL'),
    },
    apiKey: setting('VITE_WCL_API_KEY'),
    iconUrl: folder('VITE_WCL_ICON_URL'),
    itemPageUrl: address('VITE_ITEM_PAGE_URL'),
    clientId: setting('VITE_WCL_CLIENT_ID'),
    signInUrl: folder('VITE_WCL_SIGN_IN_URL'),
  };
}

/** `URL.canParse` would need Safari 17. */
function isAddress(text: string): boolean {
  try {
    new URL(text);
    return true;
  } catch {
    return false;
  }
}

/** The build's settings. Vite's configuration has no environment and gets the defaults. */
export const BUILD_SETTINGS = readBuildSettings(import.meta.env ?? {});
