import { readdir } from 'node:fs/promises';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { AppServer, type Serving } from '../e2e/app-server';
import { LoopbackServer, type ServedResponse } from '../e2e/loopback-server';

const compress = promisify(brotliCompress);

const COMPRESSED_KINDS = /^text\/|javascript|json|svg/;
const NOT_FOUND: ServedResponse = { status: 404, headers: {}, body: 'Not found' };

/**
 * A static host as docs/hosting.md requires: brotli, and `static/` cached for a year. The e2e
 * tests' host has neither, so a cold visit would look slow.
 */
export class Host {
  readonly #files = new Map<string, ServedResponse>();
  readonly #server = new LoopbackServer(
    ({ pathname }) => this.#files.get(pathname.replace(/\/$/, '/index.html')) ?? NOT_FOUND,
  );

  readonly start = this.#server.start.bind(this.#server);
  readonly stop = this.#server.stop.bind(this.#server);

  /** Returns the host's address with a trailing slash. */
  get address(): string {
    return `${this.#server.origin}/`;
  }

  /** Takes a build's files and compresses them once. */
  async take(serving: Serving): Promise<void> {
    const source = new AppServer(serving);
    await source.start();
    const entries = await readdir(serving.folder, { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(serving.folder, `${parentPath}/${name}`));
    await Promise.all(
      names.map(async (name) => {
        const response = await toHostedFile(name, await fetch(source.address + name));
        this.#files.set(serving.base + name, response);
      }),
    );
    await source.stop();
  }

  /** Serves a further page beside the build. */
  async addPage(name: string, html: string): Promise<void> {
    const response = new Response(html, { headers: { 'content-type': 'text/html' } });
    this.#files.set(`/${name}`, await toHostedFile(name, response));
  }
}

async function toHostedFile(name: string, source: Response): Promise<ServedResponse> {
  const kind = source.headers.get('content-type') ?? '';
  const cacheControl = name.startsWith('static/')
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
  const headers = { 'content-type': kind, 'cache-control': cacheControl, vary: 'accept-encoding' };
  const body = Buffer.from(await source.arrayBuffer());
  if (!COMPRESSED_KINDS.test(kind)) return { status: source.status, headers, body };
  return {
    status: source.status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: await compress(body),
  };
}
