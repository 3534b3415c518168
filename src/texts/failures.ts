import { inLanguage } from '#domain/language';

export interface Misfit {
  /** The path of the field: `fights.0.id`; empty for the whole response. */
  path: string;
  /** What was expected: a key of FAILURE_TEXTS' `kinds`, else the schema's word. */
  expected: string;
  /** What was received; absent if the field is missing. */
  received?: string;
}

/** Each failure's text: what happened, and what to do. */
export const FAILURE_TEXTS = inLanguage('failure', {
  noApiKey:
    'Ready Check needs a Warcraft Logs key to fetch reports. Put your own in Settings, or open the sample raid.',
  notSignedIn: 'Sign in with Warcraft Logs to fetch reports, or open the sample raid.',
  signInEnded: 'Your sign-in has expired. Sign in again; your saved raids stay.',
  reportArchived:
    'Warcraft Logs has archived this report: only its subscribers can open it. Ask somebody who has it saved for a file or a link.',
  reportNotPrepared:
    'Warcraft Logs is still preparing this report. Ready Check asked six times; try again in a minute.',
  searchNeedsKey:
    'A sign-in cannot list these kills, but a v1 key can. Put one in Settings, or open a report by its link.',
  realmNotReached:
    'The Warcraft Logs host of that realm does not answer your sign-in. Try again later, put a v1 key in Settings, or open a report by its link.',
  keyRefused: 'Warcraft Logs did not accept the API key. Check it in Settings.',
  reportNotFound:
    'This report does not exist or is private. Check the code, or ask its owner to make it public or unlisted.',
  guildNotFound:
    'Warcraft Logs has no such guild on that realm. Check the realm, region and spelling.',
  characterNotFound:
    'Warcraft Logs has no such character on that realm. Check the realm, region and spelling.',
  noReportsFound:
    'This guild has no public reports. Ask its raid leader for a link, or search for another guild.',
  noReportOpens:
    'Warcraft Logs names this guild’s reports without their codes, so none can be opened. Search again later, or open a report by its link.',
  stillProcessing:
    'Warcraft Logs is still processing this report. Ready Check will retry automatically.',
  noFightsFound:
    'This report has no fights yet. If the raid is being logged, fetch it again later.',
  noPlayersFound:
    'Warcraft Logs lists no players for this fight. Fetch it again later, or pick another boss.',
  tooManyRequests: 'Warcraft Logs has had too many requests. Ready Check will retry automatically.',
  hourlyLimit:
    'Your sign-in has reached the hourly limit of Warcraft Logs. Ready Check will retry automatically; a v1 key in Settings fetches meanwhile.',
  underMaintenance: 'Warcraft Logs is down for maintenance. Ready Check will retry automatically.',
  originFailed: (status: number) =>
    `The servers of Warcraft Logs are not responding (error ${status}). Try again in a minute.`,
  logSiteFailed: (status: number) =>
    `Something went wrong at Warcraft Logs (error ${status}). Try again in a minute.`,
  requestRefused: (status: number, words: string) =>
    `Warcraft Logs rejected the request (${status}${words ? `: ${words}` : ''}). Check the link or the name.`,
  responseUnreadable: 'Warcraft Logs sent an incomplete or unreadable response. Try again.',
  responseTooLarge:
    'Warcraft Logs sent more than 32 MB, more than any report should be. Try another fight or report.',
  /** Kinds of values, by the schema's word. */
  kinds: {
    number: 'a number',
    integer: 'a whole number',
    string: 'a text',
    boolean: 'yes or no',
    Array: 'a list',
    Object: 'a record',
    time: 'a date that can exist',
  },
  responseMisshapen: (misfit: Misfit) =>
    `Warcraft Logs sent a response that Ready Check does not understand: ${misfit.path || 'the response'} should be ${misfit.expected}, but is ${misfit.received}. Try another fight or report.`,
  fieldMissing: (path: string) =>
    `Warcraft Logs sent a response that Ready Check does not understand: ${path} is missing. Try another fight or report.`,
  eventsOfAnotherTime: 'Warcraft Logs sent events of another fight. Try again.',
  unreachable:
    'Warcraft Logs cannot be reached. Check the connection; what is saved on this device still opens.',
  factsNotLoaded: (era: string) =>
    `The tables of ${era} could not be loaded, so no advice is given. Check the connection and try again.`,
  tooSlow: 'Warcraft Logs did not respond within 30 seconds. Try again.',
  offline:
    'This device is offline. What is saved on it still opens; the rest is fetched once you are back online.',
});
