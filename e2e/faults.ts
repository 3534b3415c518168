import type { Fault } from './loopback-server';

/** A failure of the log site, and the text that the user gets. */
export interface FaultCase {
  why: string;
  fault: Fault;
  /** The notice: what happened and what to do. */
  says: string;
  /** A further part of the notice. */
  besides?: string | RegExp;
  /** Requests before the notice appears. */
  requests: number;
  /** The console's lines, with the browser's own. The default is only the line of the call. */
  console?: string[];
}

/** Requests for a failure that a retry may solve. */
const TRIES = 3;

const PAGE = '<!doctype html><html lang="en"><title>Error</title><h1>Sorry</h1></html>';

/** Status codes and bodies: docs/log-site.md. */
const refusal = (status: number, error: string): Fault => ({
  status,
  body: JSON.stringify({ status, error }),
});

const statusLine = (status: number) => `status of ${status}`;

const NOT_FOUND_TEXT =
  'This report does not exist or is private. Check the code, or ask its owner to make it public or unlisted.';
const UNREACHABLE_TEXT =
  'Warcraft Logs cannot be reached. Check the connection; what is saved on this device still opens.';
const GARBLED_TEXT = 'Warcraft Logs sent an incomplete or unreadable response. Try again.';

const COUNTDOWN = /Trying again in \d+ s/;

const siteFailure = (status: number): FaultCase => ({
  why: `error ${status} with a page`,
  fault: { status, body: PAGE },
  says: `Something went wrong at Warcraft Logs (error ${status}). Try again in a minute.`,
  requests: TRIES,
  console: [statusLine(status)],
});

const originFailed = (status: number): FaultCase => ({
  why: `Cloudflare’s error ${status}`,
  fault: { status, body: PAGE },
  says: `The servers of Warcraft Logs are not responding (error ${status}). Try again in a minute.`,
  requests: TRIES,
  console: [statusLine(status)],
});

/** Failures that are tested for every request. */
const TRANSIENT_FAULTS: FaultCase[] = [
  siteFailure(500),
  {
    why: 'a connection cut before the first byte',
    fault: { way: 'cut off' },
    says: UNREACHABLE_TEXT,
    requests: TRIES,
    console: ['net::ERR_EMPTY_RESPONSE'],
  },
];

/** Failures of any request, one row per kind. */
export const FAULT_CASES: FaultCase[] = [
  {
    why: 'an unknown or private report',
    fault: refusal(400, 'This report does not exist or is private.'),
    says: NOT_FOUND_TEXT,
    requests: 1,
    console: [statusLine(400)],
  },
  {
    why: 'a refusal inside a 200',
    fault: { body: refusal(400, 'This report does not exist or is private.').body ?? '' },
    says: NOT_FOUND_TEXT,
    requests: 1,
    // The other host, which is requested next, does not have the report either.
    console: [statusLine(400)],
  },
  {
    why: 'a bad key',
    fault: refusal(401, 'Invalid key specified'),
    says: 'Warcraft Logs did not accept the API key. Check it in Settings.',
    besides: 'Open Settings',
    requests: 1,
    console: [statusLine(401)],
  },
  {
    why: 'a refusal of another kind',
    fault: refusal(403, 'Archived.\u202e'),
    says: 'Warcraft Logs rejected the request (403: Archived. ). Check the link or the name.',
    requests: 1,
    console: [statusLine(403)],
  },
  {
    why: 'too many requests',
    fault: { status: 429, body: 'Too many requests' },
    says: 'Warcraft Logs has had too many requests. Ready Check will retry automatically.',
    besides: COUNTDOWN,
    requests: 1,
    console: [statusLine(429)],
  },
  {
    why: 'the maintenance page with status 200',
    fault: { body: '<html><p>Warcraft Logs is down for maintenance.</p></html>' },
    says: 'Warcraft Logs is down for maintenance. Ready Check will retry automatically.',
    besides: COUNTDOWN,
    requests: 1,
  },
  ...TRANSIENT_FAULTS,
  originFailed(522),
  { why: 'a response cut short', fault: { way: 'cut short' }, says: GARBLED_TEXT, requests: TRIES },
  {
    why: 'a response without a CORS header',
    fault: { way: 'without CORS' },
    says: UNREACHABLE_TEXT,
    requests: TRIES,
    console: ['blocked by CORS policy', 'net::ERR_FAILED'],
  },
  {
    why: 'no response within thirty seconds',
    fault: { way: 'never comes' },
    says: 'Warcraft Logs did not respond within 30 seconds. Try again.',
    requests: 1,
  },
];

export const REPORT_FAULT_CASES: FaultCase[] = [
  {
    why: 'error 404 with a page',
    fault: { status: 404, body: PAGE },
    says: NOT_FOUND_TEXT,
    requests: 1,
    console: [statusLine(404), statusLine(400)],
  },
  {
    why: 'a connection cut half way through',
    fault: { way: 'broken off' },
    says: UNREACHABLE_TEXT,
    requests: TRIES,
    console: ['net::ERR_CONTENT_LENGTH_MISMATCH'],
  },
  {
    why: 'a response of another shape',
    fault: { body: '{"fights":[{"id":1.5}]}' },
    says: 'Warcraft Logs sent a response that Ready Check does not understand: fights.0.id should be a whole number, but is 1.5. Try another fight or report.',
    requests: 1,
  },
  {
    why: 'a report that is still being processed',
    fault: { body: '{"start":1,"end":2,"owner":"Someone","title":"Raid","processing":true}' },
    says: 'Warcraft Logs is still processing this report. Ready Check will retry automatically.',
    besides: COUNTDOWN,
    requests: 1,
  },
];

/** Failures that the page shows in the same way, except for the status code. */
export const ALIKE_FAULT_CASES: FaultCase[] = [
  siteFailure(502),
  siteFailure(503),
  originFailed(520),
  originFailed(521),
  originFailed(523),
  originFailed(524),
  { why: 'a page with status 200', fault: { body: PAGE }, says: GARBLED_TEXT, requests: TRIES },
];

export const PLAYERS_FAULT_CASES: FaultCase[] = [
  ...TRANSIENT_FAULTS,
  {
    why: 'a response of another shape',
    fault: { body: '{"playerDetails":{"tanks":"none"}}' },
    says: 'Warcraft Logs sent a response that Ready Check does not understand: playerDetails.tanks should be a list, but is "none". Try another fight or report.',
    requests: 1,
  },
  {
    why: 'a fight without players',
    fault: { body: '{"playerDetails":[]}' },
    says: 'Warcraft Logs lists no players for this fight. Fetch it again later, or pick another boss.',
    requests: 1,
  },
];

const eventOfAnotherReport = {
  type: 'combatantinfo',
  fight: 12,
  sourceID: 1,
  timestamp: 90_000_000,
  auras: [],
};

export const PULL_FAULT_CASES: FaultCase[] = [
  ...TRANSIENT_FAULTS,
  {
    why: 'a response of another shape',
    fault: { body: '{"events":"none"}' },
    says: 'Warcraft Logs sent a response that Ready Check does not understand: events should be a list, but is "none". Try another fight or report.',
    requests: 1,
  },
  {
    why: 'the events of another report',
    fault: { body: JSON.stringify({ events: [eventOfAnotherReport] }) },
    says: 'Warcraft Logs sent events of another fight. Try again.',
    requests: 1,
  },
];
