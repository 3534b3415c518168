import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { LoopbackServer, type ServedResponse } from './loopback-server';

export const KINDS: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Headers of every response. `vary: origin` breaks an offline start that does not allow for it.
 * `no-cache` keeps the browser's HTTP cache from hiding a file that the worker's cache lacks.
 */
const HEADERS = { vary: 'origin', 'cache-control': 'no-cache' };

export interface Serving {
  folder: string;
  /** `[placeholder, value]`, replaced in scripts and pages. */
  values: readonly (readonly [string, string])[];
  /** The app's path, `/` or `/raids/`. */
  base: string;
  /** Further headers of every response. */
  headers?: Readonly<Record<string, string>>;
  /** The response to unknown pages. The default is the app with status 200. */
  fallback?: { page: string; status: number };
}

/** A static host of one build at a time: its files, and `index.html` for every other page. */
export class AppServer {
  readonly server = new LoopbackServer((address, request) => this.#respond(address, request));
  #serving: Serving;

  constructor(serving: Serving) {
    this.#serving = serving;
  }

  /** Returns the address with a trailing slash. */
  get address(): string {
    return this.server.origin + this.#serving.base;
  }

  /** Returns every request, also for a missing file. */
  get requests(): readonly URL[] {
    return this.server.requests;
  }

  /** Makes responses fail; see LoopbackServer. */
  readonly fault = this.server.fault.bind(this.server);
  readonly start = this.server.start.bind(this.server);
  readonly stop = this.server.stop.bind(this.server);

  /** Replaces the build, as a deploy does. */
  serve(folder: string): void {
    this.#serving = { ...this.#serving, folder };
  }

  async #respond({ pathname }: URL, { headers }: IncomingMessage): Promise<ServedResponse> {
    const { base, fallback = { page: 'index.html', status: 200 } } = this.#serving;
    if (!pathname.startsWith(base)) return NOT_FOUND;
    const isPage = headers.accept?.includes('text/html') ?? false;
    const file = decodeURIComponent(pathname.slice(base.length));
    const found = (await this.#file(file)) ?? (file === '' && (await this.#file('index.html')));
    if (found) return found;
    const page = isPage ? await this.#file(fallback.page) : undefined;
    return page ? { ...page, status: fallback.status } : NOT_FOUND;
  }

  async #file(name: string): Promise<ServedResponse | undefined> {
    const kind = KINDS[extname(name)];
    if (!kind) return;
    const found = await readFile(join(this.#serving.folder, name)).catch(() => undefined);
    if (!found) return;
    const body = /\.(html|js)$/.test(name) ? this.#fillIn(found.toString()) : found;
    const { headers } = this.#serving;
    return { status: 200, headers: { ...HEADERS, ...headers, 'content-type': kind }, body };
  }

  #fillIn(text: string): string {
    return this.#serving.values.reduce(
      (filled, [placeholder, value]) => filled.replaceAll(placeholder, value),
      text,
    );
  }
}

const NOT_FOUND: ServedResponse = { status: 404, headers: HEADERS, body: 'Not found' };
