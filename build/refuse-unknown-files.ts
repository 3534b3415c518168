import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Has `npm start` answer 404 for what is not in `static/`, as every host should, and not with the page. */
export function refuseUnknownFiles(): Plugin {
  return {
    name: 'refuse-unknown-files',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (!path.startsWith('/static/') || existsSync(join(folder, path))) next();
        else response.writeHead(404).end();
      });
    },
  };
}
