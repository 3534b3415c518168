import type { Identifier } from '@mdn/browser-compat-data';
import postcss from 'postcss';
import { browsersLacking, MDN } from './compat-data';

const { properties, selectors, types, 'at-rules': atRules } = MDN.css as Record<string, Identifier>;

/** Units that MDN lists by another word. */
const UNITS = [
  { unit: /\d[dD]v(h|w|i|b|min|max)\b/, feature: types?.length?.viewport_percentage_units_dynamic },
  { unit: /\d[sS]v(h|w|i|b|min|max)\b/, feature: types?.length?.viewport_percentage_units_small },
  { unit: /\d[lL]v(h|w|i|b|min|max)\b/, feature: types?.length?.viewport_percentage_units_large },
  { unit: /\dcq(w|h|i|b|min|max)\b/, feature: types?.length?.container_query_length_units },
];

/** Returns what a stylesheet uses that an oldest browser lacks: `:has()`, `100dvh`, `@layer`. */
export function newerFeaturesInStyle(css: string): Set<string> {
  const found = new Set<string>();
  const note = (name: string, feature: Identifier | undefined) => {
    if (browsersLacking(feature).length > 0) found.add(name);
  };
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') noteDeclaration(node.prop, node.value, note);
    else if (node.type === 'atrule') noteAtRule(node.name, node.params, note);
    else if (node.type === 'rule') noteSelector(node.selector, note);
  });
  return found;
}

type Note = (name: string, feature: Identifier | undefined) => void;

function noteDeclaration(property: string, value: string, note: Note): void {
  // A prefixed property has an unprefixed twin; a variable is checked where it is used.
  if (property.startsWith('-')) return;
  note(property, properties?.[property]);
  for (const word of value.match(/(?<![\w-])[a-z][\w-]*(?![\w(-])/gi) ?? []) {
    note(`${property}: ${word}`, properties?.[property]?.[word]);
  }
  noteValue(value, note);
}

function noteValue(value: string, note: Note): void {
  for (const [, name = ''] of value.matchAll(/([a-z][\w-]*)\(/gi)) {
    note(`${name}()`, FUNCTIONS.get(name));
  }
  for (const { unit, feature } of UNITS)
    note(unit.exec(value)?.[0].slice(1) ?? '', unit.test(value) ? feature : undefined);
}

function noteAtRule(name: string, params: string, note: Note): void {
  if (name.startsWith('-')) return;
  note(`@${name}`, atRules?.[name]);
  if (name !== 'media') return;
  if (/[<>]/.test(params)) note('@media (width >= …)', atRules?.media?.range_syntax);
  for (const [, feature = ''] of params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)) {
    note(`@media (${feature})`, atRules?.media?.[feature]);
  }
}

function noteSelector(selector: string, note: Note): void {
  if (selector.includes('&')) note('&', selectors?.nesting);
  for (const [, pseudo = ''] of selector.matchAll(/::?([a-z][a-z-]*)/g)) {
    note(`:${pseudo}`, selectors?.[pseudo]);
  }
}

/** CSS functions by name: MDN lists them among the types. */
const FUNCTIONS = new Map<string, Identifier>();
for (const [name, type] of Object.entries(types ?? {})) {
  FUNCTIONS.set(name, type as Identifier);
  for (const [below, feature] of Object.entries(type)) {
    if (below !== '__compat') FUNCTIONS.set(below, feature as Identifier);
  }
}
