import * as v from 'valibot';
import type { LogSiteFailure } from '../../log-site-failure';

/** A v1 request: its path, decoded and split, and its query. */
export interface V1Request {
  parts: readonly string[];
  query: URLSearchParams;
}

export interface V2Options {
  token: string;
  onNotFound: () => LogSiteFailure;
  signal?: AbortSignal | undefined;
}

/** A field that v1's schema reads later. */
export const Later = v.optional(v.unknown());
