import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { BuildSettings } from '../src/data/build-settings.ts';

/**
 * Writes the content policy into the page: the app's own files, inline scripts by hash, and the hosts
 * of the build settings.
 */
export function contentPolicy(settings: BuildSettings): Plugin {
  const icons = new URL(settings.iconUrl).origin;
  const requested = [
    ...Object.values(settings.apiUrls),
    // Without a client id there is no sign-in, so its host is not allowed.
    ...(settings.clientId ? [settings.signInUrl] : []),
    // The worker fetches pictures by script, and a host can send it this policy as a header.
    settings.iconUrl,
  ].map((address) => new URL(address).origin);
  const hosts = [...new Set(requested)];
  const policyOf = (html: string) =>
    [
      "default-src 'none'",
      ["script-src 'self'", ...inlineScripts(html).map(hashSource)].join(' '),
      "style-src 'self'",
      `img-src 'self' data: blob: ${icons}`,
      "font-src 'self'",
      `connect-src 'self' ${hosts.join(' ')}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      // Only src/app/worker/worker.ts makes a trusted type, for the worker's own address.
      "require-trusted-types-for 'script'",
      'trusted-types ready-check',
    ].join('; ');
  return {
    name: 'content-policy',
    apply: 'build',
    // The policy is inserted as text, because Vite would escape the quotes of a tag.
    transformIndexHtml: (html) =>
      html.replace(
        '<head>',
        () =>
          `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policyOf(html)}" />`,
      ),
  };
}

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);

const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
