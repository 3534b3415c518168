import * as v from 'valibot';
import { withDeadline } from '#deadline';
import { SECOND } from '#domain/time';
import { ForeignText } from '../bounded-schemas';
import { requestGraphQL } from '../log-site/requests/request-graphql';

const QUERY = 'query Account { userData { currentUser { name } } }';

const Account = v.object({ userData: v.object({ currentUser: v.object({ name: ForeignText }) }) });

/** Requests wait until the account is known, or this long. */
const MAX_WAIT = 5 * SECOND;

/** Returns the name of a token's account; empty if the log site does not tell in time. */
export async function fetchAccountName(token: string): Promise<string> {
  const request = new AbortController();
  try {
    const { signal } = request;
    const data = await withDeadline(
      requestGraphQL({ query: QUERY }, { token, signal }),
      MAX_WAIT,
      () => request.abort(),
    );
    return v.parse(Account, data).userData.currentUser.name;
  } catch {
    return '';
  }
}
