/**
 * Prepares a build for a host: `node deploy/prepare.mjs dist [headers.caddy] [--at /raids/]`. Adds
 * its 404 page (GitHub Pages), and `_headers` and `_redirects` (Netlify and similar hosts). A second
 * path gets the headers for Caddy, which then finds a `.br` and a `.gz` beside each text file; other
 * hosts compress by themselves. `--at` is the host's folder for the build: its rules are for that,
 * its 404 page links home there, and a browser can install two copies below one host beside each
 * other.
 */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXT = /\.(html|js|css|json|svg|txt|webmanifest)$/;

/** Headers of every response, with the content policy of the built page. */
function headersOf(page) {
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
  if (!policy) throw new Error('The page has no content policy: is this a build?');
  return {
    // A meta policy cannot set this.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Rules for all files come first: later, narrower rules override them. */
const staticHostHeaders = (headers, at) =>
  [
    `${at}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${at}static/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');

/** Existing files precede any rule. A missing script is a 404, any other address is the app. */
const staticHostRedirects = (at) =>
  `${at}static/*  ${at}404.html    404\n${at}*         ${at}index.html  200\n`;

const caddyHeaders = (headers) =>
  `header {\n${Object.entries(headers)
    .map(([name, value]) => `\t${name} "${value}"\n`)
    .join('')}}\n`;

function leadingHome(page, at) {
  const link = /<a href="\/[^"]*">Go home<\/a>/;
  if (!link.test(page)) throw new Error('The page has no link home: is this a build?');
  return page.replace(link, () => `<a href="${encodeURI(at)}">Go home</a>`);
}

/** Browsers resolve `id` against the origin, so each copy below a host needs its own. */
const installedFrom = (manifest, at) =>
  JSON.stringify({ ...manifest, id: `${encodeURI(at.slice(1))}${basename(manifest.id)}` });

const {
  positionals: [folder, caddyFile],
  values: { at },
} = parseArgs({ allowPositionals: true, options: { at: { type: 'string', default: '/' } } });
if (!folder) throw new Error('Say which build: node deploy/prepare.mjs dist');

if (!/^\/(.*\/)?$/.test(at)) throw new Error(`--at is a folder, as /raids/: ${at} is none`);

const page = join(folder, 'index.html');
writeFileSync(page, leadingHome(readFileSync(page, 'utf8'), at));
const manifest = join(folder, 'manifest.webmanifest');
writeFileSync(manifest, installedFrom(JSON.parse(readFileSync(manifest, 'utf8')), at));
const headers = headersOf(readFileSync(page, 'utf8'));
copyFileSync(page, join(folder, '404.html'));
writeFileSync(join(folder, '_headers'), staticHostHeaders(headers, encodeURI(at)));
writeFileSync(join(folder, '_redirects'), staticHostRedirects(encodeURI(at)));
if (caddyFile) {
  writeFileSync(caddyFile, caddyHeaders(headers));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const content = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
