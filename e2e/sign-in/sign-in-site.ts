import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LoopbackServer, type ServedResponse } from '../loopback-server';
import { type Caller, type KnownAtHost, type KnownData, V2Api } from './v2-api';

/** The client that the app under test is built with. */
export const E2E_CLIENT = 'e2e-client';

export const ACCOUNT = 'Kettlebrew';

/** A token lasts a year minus some days, as on the real site. */
const EXPIRES_IN = 31_104_000;

interface SignInRequest {
  clientId: string;
  redirectUri: string;
  challenge: string;
  scopes: string[];
}

/** Paths to delay or break. */
export const TOKEN = /oauth\/token/;
export const V2 = /api\/v2\/user/;

export const V2_PATH = '/api/v2/user';

/**
 * The stand-in of the log site's sign-in: its page, the trade of a code for a token, and the v2
 * API. It is as strict as the real site: the redirect address must match exactly, the verifier is
 * checked, a code works once, and scripts of other origins get only what CORS allows.
 */
export class SignInSite {
  /** Registered redirect addresses by client. */
  readonly clients = new Map<string, Set<string>>([[E2E_CLIENT, new Set()]]);
  readonly tokens = new Map<string, Caller>();
  readonly v2: V2Api;
  readonly server = new LoopbackServer((address, request) => this.#respond(address, request));
  /** `expires_in` of the token response. */
  expiresIn: number | undefined = EXPIRES_IN;
  /** The address to which queries are redirected, as by a hijacked host. */
  movedTo: string | undefined;
  readonly queries: string[] = [];

  readonly #codes = new Map<string, SignInRequest>();

  constructor(known: KnownData) {
    this.v2 = new V2Api(known);
  }

  readonly start = () => this.server.start();
  readonly stop = () => this.server.stop();
  readonly fault = this.server.fault.bind(this.server);
  readonly hold = this.server.hold.bind(this.server);

  get origin(): string {
    return this.server.origin;
  }

  /** Revokes every token, as a user can on the log site. */
  revokeAll(): void {
    this.tokens.clear();
  }

  async #respond(
    { pathname, searchParams }: URL,
    request: IncomingMessage,
  ): Promise<ServedResponse> {
    const call = `${request.method} ${pathname}`;
    if (call === 'GET /favicon.ico') return { status: 204, headers: {}, body: '' };
    if (call === 'GET /oauth/authorize') return this.#authorizePage(searchParams);
    if (call === 'GET /oauth/decide') return this.#sendBack(searchParams);
    if (call === 'OPTIONS /oauth/token') return allow(request);
    if (call === 'POST /oauth/token') return this.#grant(request, await bodyOf(request));
    if (pathname === V2_PATH) return this.respondByV2(request);
    return page(404, 'Not found');
  }

  /** Returns the page that asks the user to authorise the app. */
  #authorizePage(query: URLSearchParams): ServedResponse {
    const get = (name: string) => query.get(name) ?? '';
    const redirects = this.clients.get(get('client_id'));
    if (!redirects) return page(401, '<h1>Client authentication failed</h1>');
    if (!redirects.has(get('redirect_uri'))) return page(401, '<h1>Invalid redirect</h1>');
    const isSound =
      get('response_type') === 'code' &&
      get('code_challenge_method') === 'S256' &&
      /^[\w-]{43}$/.test(get('code_challenge'));
    if (!isSound) return page(400, '<h1>The request is missing a parameter</h1>');
    const decide = (says: string) =>
      `/oauth/decide?${new URLSearchParams([...query, ['says', says]])}`.replaceAll('&', '&amp;');
    return page(
      200,
      `<h1>Authorization Request</h1><a href="${decide('yes')}">Authorize</a> <a href="${decide('no')}">Deny</a>`,
    );
  }

  #sendBack(query: URLSearchParams): ServedResponse {
    const get = (name: string) => query.get(name) ?? '';
    const back = new URL(get('redirect_uri'));
    if (get('says') === 'yes') {
      const code = randomBytes(32).toString('hex');
      this.#codes.set(code, {
        clientId: get('client_id'),
        redirectUri: get('redirect_uri'),
        challenge: get('code_challenge'),
        scopes: get('scope').split(' '),
      });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'The resource owner denied the request.');
    }
    back.searchParams.set('state', get('state'));
    return { status: 302, headers: { location: back.href }, body: '' };
  }

  /** Trades a code for a token, once. */
  #grant({ headers }: IncomingMessage, body: string): ServedResponse {
    const form = new URLSearchParams(body);
    const get = (name: string) => form.get(name) ?? '';
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (!isForm || get('grant_type') !== 'authorization_code') {
      return json(400, { error: 'unsupported_grant_type' });
    }
    if (!this.clients.has(get('client_id'))) return json(401, { error: 'invalid_client' });
    const requests = this.#codes.get(get('code'));
    this.#codes.delete(get('code'));
    const isSound =
      requests?.clientId === get('client_id') &&
      requests.redirectUri === get('redirect_uri') &&
      requests.challenge === challengeOf(get('code_verifier'));
    if (!isSound) return json(400, { error: 'invalid_grant' });
    const token = randomBytes(64).toString('hex');
    this.tokens.set(token, { name: ACCOUNT, scopes: requests.scopes });
    return json(200, {
      token_type: 'Bearer',
      ...(this.expiresIn && { expires_in: this.expiresIn }),
      access_token: token,
      refresh_token: randomBytes(64).toString('hex'),
    });
  }

  /** Responds like v2 of a host of the log site, by default this host. Every host takes a token. */
  async respondByV2(request: IncomingMessage, known?: KnownAtHost): Promise<ServedResponse> {
    if (request.method === 'OPTIONS') return allow(request);
    if (request.method !== 'POST') return page(404, 'Not found');
    const body = await bodyOf(request);
    const { headers } = request;
    const caller = this.tokens.get(headers.authorization?.replace(/^Bearer /, '') ?? '');
    if (!caller) return json(401, { error: 'Unauthenticated.' });
    const { limitPerHour, pointsSpentThisHour } = this.v2.limits;
    if (pointsSpentThisHour >= limitPerHour) return json(429, { error: 'Too Many Attempts.' });
    if (!headers['content-type']?.startsWith('application/json')) return json(400, {});
    if (this.movedTo) return redirectTo(this.movedTo);
    const question: unknown = JSON.parse(body);
    this.queries.push(body);
    return json(200, await this.v2.respond(question, caller, known));
  }
}

const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** Allows scripts of other origins by CORS: these headers by POST, without cookies. */
const allow = ({ headers }: IncomingMessage): ServedResponse => {
  const requests = headers['access-control-request-headers']?.split(',') ?? [];
  const isAllowed = requests.every((name) =>
    ['authorization', 'content-type'].includes(name.trim()),
  );
  return {
    status: isAllowed ? 204 : 403,
    headers: isAllowed
      ? {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'authorization, content-type',
        }
      : {},
    body: '',
  };
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

const json = (status: number, body: unknown): ServedResponse => ({
  status,
  headers: {
    'access-control-allow-origin': '*',
    connection: 'close',
    'content-type': 'application/json',
  },
  body: JSON.stringify(body),
});

const redirectTo = (location: string): ServedResponse => ({
  status: 307,
  headers: { location, 'access-control-allow-origin': '*' },
  body: '',
});

const page = (status: number, body: string): ServedResponse => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><title>Warcraft Logs</title><body>${body}`,
});
