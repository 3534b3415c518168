import type { Plugin } from 'vite';
import type { BuildSettings } from '../src/data/build-settings.ts';

/** Writes the content policy into the page: the app's own files, and the two hosts it is built for. */
export function contentPolicy({ apiUrl, iconUrl }: BuildSettings): Plugin {
  const api = new URL(apiUrl).origin;
  const icons = new URL(iconUrl).origin;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${icons}`,
    "font-src 'self'",
    `connect-src 'self' ${api}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
  return {
    name: 'content-policy',
    apply: 'build',
    // Written out, as Vite's own tags would escape every quote of it.
    transformIndexHtml: (html) =>
      html.replace(
        '<head>',
        () => `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
      ),
  };
}
