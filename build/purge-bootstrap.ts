import { readdirSync, readFileSync } from 'node:fs';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

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
        defaultExtractor: namesIn,
        variables: true,
        keyframes: true,
        safelist: { greedy: [/data-bs-theme/] },
      });
      if (!used) throw new Error('PurgeCSS gave no stylesheet back');
      return { code: withoutLegendClearing(used.css), map: null };
    },
  };
}

/** Words in quotes that are no classes here, but name components of Bootstrap. */
const NO_CLASSES = ['table', 'tooltip'];

/** Returns the names that a page may use in selectors: each word in quotes may be a class. */
function namesIn(page: string) {
  const wordsIn = (parts: string[] | null) =>
    parts?.flatMap((part) => part.match(/(?<![.\w-])[\w-]+/g) ?? []) ?? [];
  const quoted = wordsIn(page.match(/'[^'\n]*'|"[^"\n]*"|`[^`\n]*`/g));
  return {
    tags: wordsIn(page.match(/<[a-z]\w*/g)),
    classes: quoted.filter((word) => !NO_CLASSES.includes(word)),
    attributes: { names: wordsIn(page.match(/[a-z-]+(?==)/g)), values: quoted },
    ids: [],
    undetermined: [],
  };
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
