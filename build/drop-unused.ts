import type { Plugin } from 'postcss';

/** States and parts of controls that no page of ours has. PurgeCSS knows tags and classes only. */
const UNUSED = /::(-webkit-)?(file-|date|color-)|:indeterminate|\.btn-check|\.form-select\.is-/;

/** Drops from every stylesheet the rules for what no page has. */
export const dropUnused: Plugin = {
  postcssPlugin: 'drop-unused',
  Rule(rule) {
    const used = rule.selectors.filter((selector) => !UNUSED.test(selector));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  },
};
