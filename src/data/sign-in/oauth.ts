import * as oauth from 'oauth4webapi';
import * as v from 'valibot';
import { withDeadline } from '#deadline';
import { DAY, SECOND } from '#domain/time';
import { APP_BASE } from '../addresses';
import { OutsideText } from '../bounded-schemas';
import { storeText } from '../browser-features';
import { BUILD_SETTINGS } from '../build-settings';
import { fetchBody } from '../log-site/requests/fetch-response';
import { LogSiteFailure } from '../log-site/requests/log-site-failure';
import { requestGraphQL } from '../log-site/requests/request-graphql';
import { online } from '../online';
import { watchReturn } from '../page-visits';
import { changeSettings, type SignIn } from '../settings/settings';
import { type SignInProblem, signInProgress } from '../settings/sign-in-state';
import { PENDING_KEY, type PendingSignIn, RETURN_TO_KEY, type SignInReturn } from './returned-code';

/** Scopes for the profile and for private reports. Public reports need no scope. */
const SCOPE = 'view-user-profile view-private-reports';

/** The time that a token lasts if the site does not say. Source: docs/log-site.md. */
const USUAL_LIFE_SECONDS = (365 * DAY) / SECOND;

/** Milliseconds until the button works again: the user may have stopped the page load. */
const OPENING_TIME = 15 * SECOND;

const { clientId, signInUrl } = BUILD_SETTINGS;

/** Returns the app's folder, exactly as registered at the log site. */
const redirectAddress = (): string => window.location.origin + APP_BASE;

const SERVER: oauth.AuthorizationServer = {
  issuer: signInUrl,
  authorization_endpoint: `${signInUrl}/oauth/authorize`,
  token_endpoint: `${signInUrl}/oauth/token`,
};

type TokenRequest = oauth.CustomFetchOptions<'POST', URLSearchParams>;

const CLIENT: oauth.Client = { client_id: clientId };

/** Plain http is allowed for a sign-in host on this machine, which only a build can set. */
const OPTIONS = {
  [oauth.allowInsecureRequests]: signInUrl.startsWith('http:'),
  [oauth.customFetch]: async (address: string, { signal, ...request }: TokenRequest) => {
    const { response, body } = await fetchBody(address, { ...request, signal: signal ?? null });
    return new Response(body, response);
  },
};

type OurReturn = Extract<SignInReturn, { kind: 'ours' }>;

const fail = (problem: SignInProblem) => signInProgress.set({ kind: 'failed', problem });

/** Opens the log site's sign-in page, or shows why that failed. */
export async function openLogSite(returnTo: string): Promise<void> {
  if (!window.isSecureContext) return fail('insecure');
  if (!online.get() && !(await isReachable())) return fail('no connection');
  const { pathname, search, hash } = new URL(returnTo, window.location.href);
  const address = await beginSignIn(pathname + search + hash);
  if (!address) return fail('storage refused');
  window.location.assign(address);
  setTimeout(endOpening, OPENING_TIME);
  // Back may return to this page in the back/forward cache.
  const stop = watchReturn(() => {
    stop();
    endOpening();
  });
}

/** Whether the log site responds although the browser says it is offline. */
async function isReachable(): Promise<boolean> {
  try {
    await fetchBody(signInUrl, { method: 'HEAD', mode: 'no-cors' });
    return true;
  } catch {
    return false;
  }
}

function endOpening(): void {
  if (signInProgress.get().kind === 'opening') signInProgress.set({ kind: 'idle' });
}

/** Finishes a sign-in with the log site's response. */
export async function acceptReturn(returned: OurReturn): Promise<void> {
  const outcome = await endSignIn(returned);
  if (typeof outcome === 'string') return fail(outcome);
  changeSettings({ signIn: outcome });
  signInProgress.set({ kind: 'signed in' });
}

/** Stores a pending sign-in and returns the log site's address; undefined if storage is refused. */
async function beginSignIn(returnTo: string): Promise<string | undefined> {
  const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()];
  const address = new URL(`${signInUrl}/oauth/authorize`);
  address.search = `${new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectAddress(),
    response_type: 'code',
    scope: SCOPE,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })}`;
  return storePending({ state, verifier, returnTo }) ? address.href : undefined;
}

/** Exchanges a response for a token. Returns the problem if that fails. */
async function endSignIn({ parameters, pending }: OurReturn): Promise<SignIn | SignInProblem> {
  try {
    const grant = oauth.validateAuthResponse(SERVER, CLIENT, parameters, pending.state);
    const response = await oauth.authorizationCodeGrantRequest(
      SERVER,
      CLIENT,
      oauth.None(),
      grant,
      redirectAddress(),
      pending.verifier,
      OPTIONS,
    );
    const granted = await oauth.processAuthorizationCodeResponse(SERVER, CLIENT, response);
    return {
      token: granted.access_token,
      endsAt: Date.now() + (granted.expires_in ?? USUAL_LIFE_SECONDS) * SECOND,
      name: await fetchAccountName(granted.access_token),
    };
  } catch (error) {
    // The error may quote the code, so it is dropped.
    return error instanceof LogSiteFailure ? 'offline' : 'refused';
  }
}

const ACCOUNT_QUERY = 'query Account { userData { currentUser { name } } }';

const Account = v.object({ userData: v.object({ currentUser: v.object({ name: OutsideText }) }) });

/** The most milliseconds that requests wait for the account's name. */
const MAX_WAIT_FOR_ACCOUNT = 5 * SECOND;

/** Returns the name of a token's account; empty if the log site does not tell in time. */
async function fetchAccountName(token: string): Promise<string> {
  const request = new AbortController();
  try {
    const { signal } = request;
    const data = await withDeadline(
      requestGraphQL({ query: ACCOUNT_QUERY }, { token, signal }),
      MAX_WAIT_FOR_ACCOUNT,
      () => request.abort(),
    );
    return v.parse(Account, data).userData.currentUser.name;
  } catch {
    return '';
  }
}

/** Stores a pending sign-in for this tab. Returns false if storage is refused. */
const storePending = (pending: PendingSignIn): boolean =>
  storeText('sessionStorage', PENDING_KEY, JSON.stringify(pending)) &&
  storeText('sessionStorage', RETURN_TO_KEY, pending.returnTo);
