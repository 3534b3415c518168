import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { KINDS } from './app-server';
import { LoopbackServer, type ServedResponse } from './loopback-server';

export type RuleReader = 'Netlify' | 'Cloudflare Pages';

interface Redirect {
  from: string;
  to: string;
  status: number;
}

/** Source: developers.cloudflare.com/pages/configuration/redirects, which lists no 404. */
const CLOUDFLARE_STATUS = [200, 301, 302, 303, 307, 308];

/**
 * A static host that reads `_headers` and `_redirects` at the top of the published folder. Netlify
 * prefers a file to a rule, and knows one 404 page. Cloudflare prefers a rule, ignores those that
 * would loop to `index.html` or have another status, strips `.html`, and takes the nearest 404 page.
 * Sources: docs.netlify.com/manage/routing, developers.cloudflare.com/pages/configuration.
 */
export class RuleHost {
  readonly server = new LoopbackServer(({ pathname }) => this.#respond(decodeURI(pathname)));
  readonly #folder: string;
  readonly #isNetlify: boolean;
  readonly #headers: { from: string; headers: [string, string][] }[];
  readonly #redirects: Redirect[];

  constructor(folder: string, reader: RuleReader) {
    this.#folder = folder;
    this.#isNetlify = reader === 'Netlify';
    this.#headers = blocksOf(readIfThere(folder, '_headers'));
    this.#redirects = redirectsOf(readIfThere(folder, '_redirects')).filter(
      (rule) => this.#isNetlify || isKnownToCloudflare(rule),
    );
  }

  async #respond(path: string): Promise<ServedResponse> {
    const found = await (this.#isNetlify ? this.#netlify(path) : this.#cloudflare(path));
    const { status, headers, body } = found ?? { status: 404, headers: {}, body: 'Not found' };
    const own = this.#headers.filter(({ from }) => matches(from, path));
    const cache = { 'cache-control': 'public, max-age=0, must-revalidate' };
    const byRule = Object.fromEntries(own.flatMap((rule) => rule.headers));
    return { status, headers: { ...cache, ...headers, ...byRule }, body };
  }

  async #netlify(path: string): Promise<ServedResponse | undefined> {
    return (
      (await this.#file(path)) ?? (await this.#redirected(path)) ?? this.#file('/404.html', 404)
    );
  }

  async #cloudflare(path: string): Promise<ServedResponse | undefined> {
    const redirected = await this.#redirected(path);
    if (redirected) return redirected;
    const plain = path.replace(/(\/)index\.html$|\.html$/, '$1');
    if (plain !== path) return { status: 308, headers: { location: plain }, body: '' };
    const found = (await this.#file(path)) ?? (await this.#file(`${path}.html`));
    if (found) return found;
    for (let folder = path; folder !== ''; ) {
      folder = folder.replace(/\/[^/]*$/, '');
      const page = await this.#file(`${folder}/404.html`, 404);
      if (page) return page;
    }
    return undefined;
  }

  async #redirected(path: string): Promise<ServedResponse | undefined> {
    const rule = this.#redirects.find(({ from }) => matches(from, path));
    return rule && this.#file(rule.to, rule.status);
  }

  async #file(path: string, status = 200): Promise<ServedResponse | undefined> {
    const name = join(this.#folder, path.endsWith('/') ? `${path}index.html` : path);
    const kind = KINDS[extname(name)];
    const body = kind ? await readFile(name).catch(() => undefined) : undefined;
    return kind && body ? { status, headers: { 'content-type': kind }, body } : undefined;
  }
}

const readIfThere = (folder: string, name: string): string =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';

const matches = (from: string, path: string): boolean =>
  from.endsWith('*') ? path.startsWith(decodeURI(from.slice(0, -1))) : path === decodeURI(from);

const blocksOf = (text: string) =>
  [...text.matchAll(/^(\/\S*)\n((?: {2}.+\n)+)/gm)].map(([, from = '', lines = '']) => ({
    from,
    headers: [...lines.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(
      ([, name = '', value = '']): [string, string] => [name.toLowerCase(), value],
    ),
  }));

const redirectsOf = (text: string): Redirect[] =>
  [...text.matchAll(/^(\S+) +(\S+) +(\d+)$/gm)].map(([, from = '', to = '', status]) => ({
    from,
    to: decodeURI(to),
    status: Number(status),
  }));

const isKnownToCloudflare = ({ from, to, status }: Redirect): boolean =>
  CLOUDFLARE_STATUS.includes(status) && !(/\/\*?$/.test(from) && /\/(index(\.html)?)?$/.test(to));
