import { readdirSync, readFileSync } from 'node:fs';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';
import { ownVariables } from './theme-colours.ts';

/** Drops the rules of Bootstrap's stylesheet that no page uses: 22 kB become 7. */
export function purgeBootstrap(): Plugin {
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
      const [used] = await new PurgeCSS().purge({
        content: [...pages(), { raw: readFileSync('index.html', 'utf8'), extension: 'html' }],
        css: [{ raw: code }],
        // Class names are in quotes, elements after `<`, attributes before `=`.
        defaultExtractor: (page) =>
          (page.match(/<[a-z]\w*|'[^'\n]*'|"[^"]*"|`[^`]*`|[a-z-]+(?==)/g) ?? []).flatMap(
            (text) => text.match(/[\w-]+/g) ?? [],
          ),
        variables: true,
        keyframes: true,
        safelist: { greedy: [/data-bs-theme/] },
      });
      if (!used) throw new Error('PurgeCSS gave no stylesheet back');
      return { code: withoutLegendClearing(withoutOwnColours(used.css)), map: null };
    },
  };
}

/** Drops the theme variables of Bootstrap that theme.css overrides: 0.3 kB, for which the first page has no room. */
function withoutOwnColours(css: string): string {
  const own = ownVariables();
  return css.replace(/(:root,)?\[data-bs-theme=\w+\]\{[^}]*\}/g, (theme) =>
    theme.replace(/(--[\w-]+):[^;}]*;?/g, (line, name) => (own.has(name) ? '' : line)),
  );
}

/**
 * Drops the rule for content after a floating legend, which we never use: with it, each insertion makes Chromium
 * recalculate the style of all siblings.
 */
function withoutLegendClearing(css: string): string {
  const rule = 'legend+*{clear:left}';
  if (!css.includes(rule)) throw new Error(`Bootstrap has no rule "${rule}"`);
  return css.replace(rule, '');
}
