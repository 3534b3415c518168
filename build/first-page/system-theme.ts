import type { Plugin } from 'postcss';

/** The prerendered page's theme, until a script applies the user's choice. */
const SYSTEM_THEME = '[data-bs-theme="system"]';

/** Copies each theme's rules for the system's theme. The first page then needs no script. */
export const followSystemTheme: Plugin = {
  postcssPlugin: 'follow-system-theme',
  Once(root, { AtRule }) {
    root.walkRules((rule) => {
      const [themeSelector, theme] =
        /^\[data-bs-theme="?(dark|light)"?\]/.exec(rule.selector) ?? [];
      if (!themeSelector) return;
      const copy = rule.clone({ selector: rule.selector.replace(themeSelector, SYSTEM_THEME) });
      rule.after(
        new AtRule({ name: 'media', params: `(prefers-color-scheme: ${theme})`, nodes: [copy] }),
      );
    });
  },
};
