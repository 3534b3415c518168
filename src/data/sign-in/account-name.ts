import * as v from 'valibot';
import { askGraphQL } from '../log-site/v2/ask-graphql';

const QUERY = 'query Account { userData { currentUser { name } } }';

const Account = v.object({ userData: v.object({ currentUser: v.object({ name: v.string() }) }) });

/** The name of the account that a token is of; empty where the log site does not tell. */
export async function fetchAccountName(token: string): Promise<string> {
  try {
    return v.parse(Account, await askGraphQL({ query: QUERY, token })).userData.currentUser.name;
  } catch {
    // The sign-in holds without it.
    return '';
  }
}
