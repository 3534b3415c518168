import { readdirSync, readFileSync } from 'node:fs';
import { parse, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

/**
 * Drops the rules of Bootstrap's stylesheet that no page uses, and the declarations that ours
 * repeat: 22 kB become 6.
 */
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
        blocklist: [TONES],
      });
      if (!used) throw new Error('PurgeCSS gave no stylesheet back');
      return { code: inEm(withoutRepeated(withoutLegendClearing(used.css))), map: null };
    },
  };
}

/** Classes that say what something is; our own styles draw it. */
const TONES = /^(?:alert|list-group-item)-(?:danger|primary|warning|success|dark|info)$/;

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

/** Stylesheets of ours that follow Bootstrap's, with selectors of its own. */
const OURS = ['theme', 'surfaces'].map((name) => `src/app/${name}.css`);

/** Selectors of fields, and of their states, that no page has. */
const NEVER_RENDERED =
  /::-webkit-(date|color|calendar|file)|::file-selector|::-moz-focus|\[list\]|\[type=file\]|\[size\]|\[multiple\]|-moz-focusring|:indeterminate|fieldset:disabled|\.btn\.(show|active)|(select|check-input)\.is-invalid|\[role=button\]/;

/** Drops what no page has, and what one of our rules of the same selector sets again. */
function withoutRepeated(css: string): string {
  const ours = new Set<string>();
  for (const file of OURS) {
    parse(readFileSync(file, 'utf8')).each((node) => {
      if (node.type === 'rule') for (const setting of settingsOf(node)) ours.add(setting);
    });
  }
  const root = parse(css);
  root.each((node) => {
    if (node.type !== 'rule') return;
    node.selectors = node.selectors.filter((selector) => !NEVER_RENDERED.test(selector));
    if (node.selector === '') {
      node.remove();
      return;
    }
    node.walkDecls((declaration) => {
      const { prop, important } = declaration;
      const isRepeated = node.selectors.every((selector) => ours.has(`${plain(selector)} ${prop}`));
      if (isRepeated && !important) declaration.remove();
    });
  });
  return root.toString();
}

/** A rule's selectors, each with each property. */
const settingsOf = (rule: Rule): string[] =>
  rule.selectors.flatMap((selector) =>
    rule.nodes.flatMap((node) => (node.type === 'decl' ? `${plain(selector)} ${node.prop}` : [])),
  );

/** A theme's rules are followed by those of `[data-bs-theme]`, which are as specific. */
const plain = (selector: string): string =>
  selector.replace(/^\[data-bs-theme=.*\]$/, '[data-bs-theme]');

/** Widths follow the browser's text size, as ours do. */
const inEm = (css: string): string =>
  css.replace(/(?<=-width:\s*)([\d.]+)px(?=\))/g, (_, pixels) => `${Number(pixels) / 16}em`);
