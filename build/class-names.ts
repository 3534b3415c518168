import { createHash } from 'node:crypto';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const stylesheets = new Map<string, string>();

/** Names a CSS module's class by name and stylesheet. Throws if two names share a hash. */
export function classNameOf(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*/, ''));
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 4);
  const other = stylesheets.get(hash) ?? path;
  if (other !== path) throw new Error(`${other} and ${path} need a longer hash than ${hash}`);
  stylesheets.set(hash, path);
  return `${name}-${hash}`;
}

/** Lets components render outside a build, with plain class names. */
export function nameClasses(): Plugin {
  const suffix = '.names';
  return {
    name: 'name-classes',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('.module.css') && importer ? resolve(dirname(importer), id) + suffix : undefined,
    load(id) {
      if (!id.endsWith(`.module.css${suffix}`)) return;
      const ending = classNameOf('', id.slice(0, -suffix.length));
      return `export default new Proxy({}, { get: (_, name) => name + '${ending}' });`;
    },
  };
}
