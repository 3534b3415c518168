import { inLanguage } from '#domain/language';

export const SIGN_IN_TEXTS = inLanguage('signIn', {
  purpose:
    'To fetch reports. It opens warcraftlogs.com and comes back here; the password stays there. Ready Check may then read the reports that you may read, private ones too, and writes nothing.',
  finishing: 'Signing in...',
  /** `name` is empty if the site did not send it. */
  signedInAs: (name: string) => (name ? `Signed in as ${name}.` : 'Signed in.'),
  signedIn: 'Signed in',
  as: 'Signed in as',
  thisVisit: 'For this visit only: this browser refuses to store it.',
  signOut: 'Sign out',
  /** Text after signing out, before `endAllowance`. */
  stillAllowed:
    'Signed out on this device. Warcraft Logs still lists Ready Check as an app that you allowed.',
  endAllowance: 'End that in your account settings',
  problems: {
    refused:
      'Warcraft Logs did not sign you in. Try again, or use a v1 key. Nothing on this device was changed.',
    'unknown state':
      'This sign-in was not started in this tab, so it was not used. Try again from here.',
    offline:
      'Signing in needs a connection, and it was lost on the way back. Try again; saved raids open without one.',
    'no connection':
      'Signing in needs a connection, and there is none. Saved raids open without one.',
    'storage refused':
      'This browser stores nothing for this site, so sign-in cannot complete. Allow it to store data, or use a v1 key.',
    insecure: 'Signing in works over https only. Tell whoever hosts this app, or use a v1 key.',
    'not loaded':
      'A part of the app could not be loaded, so you were not signed in. Check the connection and try again.',
  },
  requests: 'Requests this hour',
  points: (spent: string, limit: string) => `${spent} of ${limit} points`,
  resetsIn: (minutes: number) => `Resets in ${minutes} min.`,
  nearLimit: 'Near the limit.',
  pausesAt: (limit: string, minutes: number) =>
    `Fetching pauses at ${limit} and resumes automatically in ${minutes} min. Saved raids still open.`,
  limitReached: 'Limit reached.',
  requestsGoOn: (minutes: number) =>
    `Fetching resumes automatically in ${minutes} min. Saved raids still open.`,
  limitUnknown: 'Not known yet: it comes with the next report.',
  useKey: 'Use a v1 key instead',
  keyUse:
    'It is used while you are not signed in, and while your sign-in’s hourly limit is reached.',
  preparing: (repeat: number, repeats: number) =>
    `Warcraft Logs is still preparing this report. Trying again, ${repeat} of ${repeats}.`,
});
