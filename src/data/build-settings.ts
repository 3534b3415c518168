/** An unusable build setting. The message names it and says what it should be. */
class BadBuildSetting extends Error {
  override name = 'BadBuildSetting';
}

/** See docs/hosting.md. */
export interface BuildSettings {
  /** v1 base per host, without a trailing slash. */
  apiUrls: Readonly<Record<'classic' | 'fresh' | 'forever', string>>;
  /** The build's key; the user's own wins. May be empty. */
  apiKey: string;
  /** Folder of the item icons, without a trailing slash. */
  iconUrl: string;
  /** Prefix of an item's page; the id follows. */
  itemPageUrl: string;
  /** The client for signing in. Empty: no sign-in is offered. */
  clientId: string;
  /** The only host that users sign in at; no trailing slash. */
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
  return {
    apiUrls: {
      classic: address('VITE_WCL_API_URL').replace(/\/+$/, ''),
      fresh: address('VITE_WCL_FRESH_API_URL').replace(/\/+$/, ''),
      forever: address('VITE_WCL_FOREVER_API_URL').replace(/\/+$/, ''),
    },
    apiKey: setting('VITE_WCL_API_KEY'),
    iconUrl: address('VITE_WCL_ICON_URL').replace(/\/+$/, ''),
    itemPageUrl: address('VITE_ITEM_PAGE_URL'),
    clientId: setting('VITE_WCL_CLIENT_ID'),
    signInUrl: address('VITE_WCL_SIGN_IN_URL').replace(/\/+$/, ''),
  };
}

/** `URL.canParse` came with Safari 17. */
function isAddress(text: string): boolean {
  try {
    new URL(text);
    return true;
  } catch {
    return false;
  }
}

/** The build's settings. The configuration of the build, which has no environment yet, reads its own. */
export const BUILD_SETTINGS = readBuildSettings(import.meta.env ?? {});
