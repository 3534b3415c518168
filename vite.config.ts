import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin as PostcssPlugin } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { type Alias, defineConfig, loadEnv, type Plugin, runnerImport } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { configDefaults } from 'vitest/config';
import { type BuildSettings, readBuildSettings } from './src/data/build-settings.ts';
import { MANIFEST } from './sw/manifest.ts';

/** Drops the rules of Bootstrap's own stylesheet that no page of ours uses: 22 kB become 6. */
function purgeBootstrap(): Plugin {
  const pages = () =>
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => ({ raw: readFileSync(`src/${name}`, 'utf8'), extension: 'tsx' }));
  return {
    name: 'purge-bootstrap',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!/bootstrap\.min\.css(\?|$)/.test(id)) return;
      const [kept] = await new PurgeCSS().purge({
        content: [...pages(), { raw: readFileSync('index.html', 'utf8'), extension: 'html' }],
        css: [{ raw: code }],
        // Class names stand in quotes, elements behind a bracket, attributes before an equals sign;
        // other words name nothing to keep.
        defaultExtractor: (page) =>
          (page.match(/<[a-z]\w*|'[^'\n]*'|"[^"]*"|`[^`]*`|[a-z-]+(?==)/g) ?? []).flatMap(
            (text) => text.match(/[\w-]+/g) ?? [],
          ),
        variables: true,
        keyframes: true,
        safelist: { greedy: [/data-bs-theme/] },
      });
      if (!kept) throw new Error('PurgeCSS gave no stylesheet back');
      return { code: kept.css, map: null };
    },
  };
}

/** States and parts of controls that no page of ours has. PurgeCSS tells by tags and classes only. */
const UNUSED = /::(-webkit-)?(file-|date|color-)|:indeterminate|\.btn-check|\.form-select\.is-/;

const dropUnused: PostcssPlugin = {
  postcssPlugin: 'drop-unused',
  Rule(rule) {
    const used = rule.selectors.filter((selector) => !UNUSED.test(selector));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  },
};

/** The theme that the page comes with: the one that the system has. A script puts the person's choice there. */
const SYSTEM = '[data-bs-theme="system"]';

/** Has what the stylesheets say of a theme hold for the system's as well, so that the first page comes in it. */
const followSystem: PostcssPlugin = {
  postcssPlugin: 'follow-system',
  Once(root, { AtRule }) {
    root.walkRules((rule) => {
      const [own, theme] = /^\[data-bs-theme="?(dark|light)"?\]/.exec(rule.selector) ?? [];
      if (!own) return;
      const copy = rule.clone({ selector: rule.selector.replace(own, SYSTEM) });
      rule.after(
        new AtRule({ name: 'media', params: `(prefers-color-scheme: ${theme})`, nodes: [copy] }),
      );
    });
  },
};

/** Writes the content policy into the page: the app's own files, and the two hosts it is built for. */
function contentPolicy({ apiUrl, iconUrl }: BuildSettings): Plugin {
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

/** What a class of a component's own stylesheet is called in the build: `steady-RB`, for ReportBox. */
const classNameOf = (name: string, file: string): string =>
  `${name}-${basename(file).replace(/[^A-Z]/g, '')}`;

const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.module.css'),
);
if (new Set(stylesheets.map((name) => classNameOf('', name))).size < stylesheets.length) {
  throw new Error('Two stylesheets have the same initials: rename one');
}

/** Lets a component be drawn outside of a build: its stylesheet is then but the names of its classes. */
function nameClasses(): Plugin {
  return {
    name: 'name-classes',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.module.css') ? `${id}.names` : undefined),
    load(id) {
      if (!id.endsWith('.module.css.names')) return;
      return `export default new Proxy({}, { get: (_, name) => name + '${classNameOf('', id)}' });`;
    },
  };
}

/** Draws the first page into the file, so that it is there before any script has run. */
function drawFirstPage(alias: Alias[]): Plugin {
  return {
    name: 'draw-first-page',
    apply: 'build',
    async transformIndexHtml(html) {
      const page = './src/app/first-page.tsx';
      const { module } = await runnerImport<typeof import('./src/app/first-page')>(page, {
        resolve: { alias },
        plugins: [nameClasses()],
      });
      return (
        html
          .replace('<!-- first page -->', module.drawFirstPage)
          // What is left of them is for whoever reads the source.
          .replace(/\s*<!--.*?-->/g, '')
      );
    },
  };
}

/** Has the page ask for the main screen's chunks at once, not only when the first script has run. */
function preloadMainScreen(): Plugin {
  return {
    name: 'preload-main-screen',
    apply: 'build',
    transformIndexHtml: (_, { bundle = {}, chunk: entry }) => {
      const screen = Object.values(bundle).find(({ name }) => name === 'MainScreen');
      if (screen?.type !== 'chunk') throw new Error('There is no chunk MainScreen to preload');
      return [screen.fileName, ...screen.imports]
        .filter((name) => name !== entry?.fileName)
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${name}` },
          injectTo: 'head',
        }));
    },
  };
}

const ALIAS: Alias[] = [
  // An import that starts with # crosses a layer: #domain/raid is src/domain/raid.
  { find: /^#/, replacement: `${import.meta.dirname}/src/` },
  {
    // The package's exports lead to its development build only (react-router 7.18.5).
    find: /^react-router$/,
    replacement: `${import.meta.dirname}/node_modules/react-router/dist/production/index.mjs`,
  },
];

export default defineConfig(({ mode }) => {
  const settings = readBuildSettings({ ...loadEnv(mode, process.cwd()), ...process.env });
  return {
    // Relative, so that the same files serve at a root or below a sub-path.
    base: './',
    resolve: { alias: ALIAS },
    plugins: [
      purgeBootstrap(),
      contentPolicy(settings),
      preloadMainScreen(),
      drawFirstPage(ALIAS),
      react(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        injectRegister: false,
        registerType: 'prompt',
        includeManifestIcons: false,
        manifest: MANIFEST,
        injectManifest: {
          globPatterns: ['**/*.{js,css,html,svg,png,json}'],
          globIgnores: ['screenshots/**'],
          // These names hold a hash: what the page has fetched already is not fetched again.
          dontCacheBustURLsMatching: /^static\//,
        },
      }),
    ],
    css: {
      modules: { generateScopedName: classNameOf },
      postcss: { plugins: [dropUnused, followSystem] },
    },
    build: {
      target: 'es2022',
      // One stylesheet: the rest of it beside Bootstrap is too small for requests of its own.
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        output: {
          entryFileNames: 'static/js/[name]-[hash].js',
          chunkFileNames: 'static/js/[name]-[hash].js',
          assetFileNames: 'static/[ext]/[name]-[hash][extname]',
        },
      },
    },
    test: {
      include: ['{src,sw,bench,scripts}/**/*.test.ts'],
      exclude: configDefaults.exclude,
      // Fuzzing takes seconds on a busy machine.
      testTimeout: 60_000,
    },
  };
});
