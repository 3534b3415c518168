import * as oauth from 'oauth4webapi';
import { SECOND } from '#domain/raid/time';
import { BUILD_SETTINGS } from '../addresses';
import { fetchBody } from '../log-site/fetch-body';
import { LogSiteFailure } from '../log-site/log-site-failure';
import type { SignIn } from '../settings';
import type { SignInProblem } from '../sign-in-state';
import { fetchAccountName } from './account-name';
import { notePending, type Return } from './returned-code';
import { redirectAddress } from './sign-in';

/** The site's own profile, and the private reports that the user may read. Reports of everybody need no scope. */
const SCOPE = 'view-user-profile view-private-reports';

/** In seconds, where the site does not say how long a token lasts. Source: docs/log-site.md. */
const USUAL_LIFE = 365 * 24 * 3600;

const { clientId, signInUrl } = BUILD_SETTINGS;

const SERVER: oauth.AuthorizationServer = {
  issuer: signInUrl,
  authorization_endpoint: `${signInUrl}/oauth/authorize`,
  token_endpoint: `${signInUrl}/oauth/token`,
};

type TokenRequest = oauth.CustomFetchOptions<'POST', URLSearchParams>;

const CLIENT: oauth.Client = { client_id: clientId };

/** Plain http is for a sign-in host on this machine: the build names it. */
const OPTIONS = {
  [oauth.allowInsecureRequests]: signInUrl.startsWith('http:'),
  [oauth.customFetch]: async (address: string, { signal, ...request }: TokenRequest) => {
    const { response, body } = await fetchBody(address, { ...request, signal: signal ?? null });
    return new Response(body, response);
  },
};

/** Notes a sign-in of this tab, and returns the address of the log site's own page. Undefined where nothing can be noted. */
export async function beginSignIn(returnTo: string): Promise<string | undefined> {
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
  return notePending({ state, verifier, returnTo }) ? address.href : undefined;
}

/** Trades the code for a token. Returns why that is not possible where it fails. */
export async function endSignIn({
  parameters,
  pending,
}: Extract<Return, { kind: 'answered' }>): Promise<SignIn | SignInProblem> {
  try {
    const answer = oauth.validateAuthResponse(SERVER, CLIENT, parameters, pending.state);
    const response = await oauth.authorizationCodeGrantRequest(
      SERVER,
      CLIENT,
      oauth.None(),
      answer,
      redirectAddress(),
      pending.verifier,
      OPTIONS,
    );
    const granted = await oauth.processAuthorizationCodeResponse(SERVER, CLIENT, response);
    return {
      token: granted.access_token,
      endsAt: Date.now() + (granted.expires_in ?? USUAL_LIFE) * SECOND,
      name: await fetchAccountName(granted.access_token),
    };
  } catch (error) {
    // Nothing else is kept of the error, which may quote the code.
    return error instanceof LogSiteFailure ? 'offline' : 'refused';
  }
}
