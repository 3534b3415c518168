import type { Plugin } from 'postcss';

/** The theme that the page comes with: the one that the system has. A script puts the person's choice there. */
const SYSTEM = '[data-bs-theme="system"]';

/** Makes what the stylesheets say of a theme apply to the system's as well, so that the first page comes in it. */
export const followSystem: Plugin = {
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
