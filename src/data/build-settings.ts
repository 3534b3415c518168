import type { LogHost } from '#domain/log-site/log-host';

/** A build-time setting that cannot work. The message names it and says what it should be. */
export class BadBuildSetting extends Error {
  override name = 'BadBuildSetting';
}

/** What a build is set up with; the README has the table. */
export interface BuildSettings {
  /** Base of the v1 API at each host of the log site, without a slash at its end. */
  apiUrls: Readonly<Record<LogHost, string>>;
  /** The key that comes with the build; a person's own key wins over it. Empty when there is none. */
  apiKey: string;
  /** Folder of the log site's item icons, without a slash at its end. */
  iconUrl: string;
  /** What an item id is put behind to make the address of its page. */
  itemPageUrl: string;
  /** The client registered at the log site, by which people sign in. Empty: no sign-in is offered. */
  clientId: string;
  /** The one host that people sign in at and that is sent their token, without a slash at its end. */
  signInUrl: string;
}

/** The defaults: the log site's own addresses. Source: docs/log-site.md. */
const DEFAULTS = {
  VITE_WCL_API_URL: 'https://classic.warcraftlogs.com/v1',
  VITE_WCL_FRESH_API_URL: 'https://fresh.warcraftlogs.com/v1',
  VITE_WCL_API_KEY: '',
  VITE_WCL_ICON_URL: 'https://assets.rpglogs.com/img/warcraft/abilities',
  VITE_ITEM_PAGE_URL: 'https://www.wowhead.com/cata/item=',
  VITE_WCL_CLIENT_ID: '',
  VITE_WCL_SIGN_IN_URL: 'https://www.warcraftlogs.com',
};

/**
 * Reads the build-time settings, the defaults where one is absent or empty.
 *
 * Throws BadBuildSetting for an address that is no http or https address.
 */
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
    },
    apiKey: setting('VITE_WCL_API_KEY'),
    iconUrl: address('VITE_WCL_ICON_URL').replace(/\/+$/, ''),
    itemPageUrl: address('VITE_ITEM_PAGE_URL'),
    clientId: setting('VITE_WCL_CLIENT_ID'),
    signInUrl: address('VITE_WCL_SIGN_IN_URL').replace(/\/+$/, ''),
  };
}

/** Instead of `URL.canParse`, which Safari has since 17 only. */
function isAddress(text: string): boolean {
  try {
    new URL(text);
    return true;
  } catch {
    return false;
  }
}
