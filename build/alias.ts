import { dirname } from 'node:path';
import type { Alias } from 'vite';

const ROOT = dirname(import.meta.dirname);

export const ALIAS: Alias[] = [
  // An import that starts with # crosses a layer: #domain/raid/raid is src/domain/raid/raid.
  { find: /^#(?!tables\/)/, replacement: `${ROOT}/src/` },
  {
    // The package exports only its development build (react-router 7.18.5).
    find: /^react-router$/,
    replacement: `${ROOT}/node_modules/react-router/dist/production/index.mjs`,
  },
];
