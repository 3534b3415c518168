import type { Identifier } from '@mdn/browser-compat-data';
import { type ESTree, parseSync, Visitor } from 'vite';
import { browsersLacking, MDN } from './compat-data';

const { api } = MDN;
const {
  builtins,
  classes,
  regular_expressions: patterns,
} = MDN.javascript as Record<string, Identifier>;

/** Global objects by MDN's interface name. */
const INSTANCES: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  indexedDB: 'IDBFactory',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
};
const GLOBAL_OBJECTS = new Set(['globalThis', 'self', 'window']);
const SCOPES = ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope'];

/**
 * Returns what a script uses that an oldest browser lacks: `URL.canParse`, `.toSorted`, `(?<=`.
 *
 * A member of an unknown object counts if it is called and MDN knows no older member of that name.
 * Reading it gives undefined in an old browser, and an optional call (`object.method?.()`) does no
 * harm. Short browser names such as `subscribe` are ignored, because any object may have them. The
 * build lowers syntax to its target, except for the features checked here.
 */
export function newerFeaturesInScript(code: string): Set<string> {
  const found = new Set<string>();
  const note = (name: string, features: (Identifier | undefined)[]) => {
    const known = features.filter((feature) => feature !== undefined);
    if (known.length > 0 && known.every((feature) => browsersLacking(feature).length > 0))
      found.add(name);
  };
  const notePattern = (pattern: string, flags: string) => {
    if (/\(\?<[=!]/.test(pattern)) note('(?<=', [patterns?.lookbehind_assertion]);
    if (/\(\?[ims-]+:/.test(pattern)) note('(?i:', [patterns?.modifier]);
    if (flags.includes('v')) note('/v', [builtins?.RegExp?.unicodeSets]);
    if (flags.includes('d')) note('/d', [builtins?.RegExp?.hasIndices]);
  };
  const called = new Set<unknown>();
  const noteCall = ({
    callee,
    arguments: [pattern, flags],
  }: ESTree.CallExpression | ESTree.NewExpression) => {
    called.add(callee);
    // The build rewrites a pattern that its target lacks as a call of `RegExp`.
    const isPattern = callee.type === 'Identifier' && callee.name === 'RegExp';
    if (isPattern) notePattern(textOf(pattern), textOf(flags));
  };
  const named = new Set<unknown>();
  const { program } = parseSync('built.js', code, { sourceType: 'module' });
  new Visitor({
    CallExpression(call) {
      if (!call.optional) noteCall(call);
    },
    NewExpression: (call) => noteCall(call),
    MemberExpression(node) {
      const member = nameOf(node);
      if (!node.computed) named.add(node.property);
      const owner = node.object.type === 'Identifier' ? node.object.name : undefined;
      if (member === undefined) return;
      if (isNamespace(owner) || called.has(node)) note(...memberOf(owner, member));
    },
    Property({ key, computed }) {
      if (!computed) named.add(key);
    },
    UnaryExpression({ operator, argument }) {
      if (operator === 'typeof') named.add(argument);
    },
    Identifier(node) {
      if (!named.has(node)) note(node.name, globalsOf(node.name));
    },
    StaticBlock: () => note('static { }', [classes?.static?.initialization_blocks]),
    Literal(node) {
      if ('regex' in node) notePattern(node.regex.pattern, node.regex.flags);
    },
  }).visit(program);
  return found;
}

const textOf = (node: ESTree.Argument | undefined): string => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  // The minifier writes texts in backticks.
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1)
    return node.quasis[0]?.value.cooked ?? '';
  return '';
};

function nameOf({ computed, property }: ESTree.MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return textOf(property) || undefined;
}

/** Whether a name is a class or namespace, whose members nobody else defines. */
const isNamespace = (name = ''): boolean =>
  !GLOBAL_OBJECTS.has(name) &&
  [builtins, api].some((parent) => ownMember(parent, name) !== undefined);

function memberOf(owner: string | undefined, member: string): [string, (Identifier | undefined)[]] {
  if (owner !== undefined && GLOBAL_OBJECTS.has(owner)) return [member, globalsOf(member)];
  if (owner !== undefined && isNamespace(owner)) {
    const features = [
      ownMember(ownMember(builtins, owner), member),
      ownMember(ownMember(api, owner), `${member}_static`),
    ];
    return [`${owner}.${member}`, features];
  }
  const kind = INSTANCES[owner ?? ''];
  if (kind) return [`.${member}`, [ownMember(ownMember(api, kind), member)]];
  return [`.${member}`, isDistinct(member) ? (MEMBERS.get(member) ?? []) : []];
}

const isDistinct = (member: string): boolean =>
  /[A-Z]/.test(member) ||
  Object.values(builtins ?? {}).some((owner) => ownMember(owner as Identifier, member));

const globalsOf = (name: string): (Identifier | undefined)[] => [
  ownMember(api, name),
  ownMember(builtins, name),
  ...SCOPES.map((scope) => ownMember(ownMember(api, scope), name)),
];

const ownMember = (parent: Identifier | undefined, name: string): Identifier | undefined =>
  parent && Object.hasOwn(parent, name) ? parent[name] : undefined;

const MEMBERS = new Map<string, Identifier[]>();
const noteMembers = (owner: Identifier) => {
  for (const [name, feature] of Object.entries(owner)) {
    if (name !== '__compat')
      MEMBERS.set(name, [...(MEMBERS.get(name) ?? []), feature as Identifier]);
  }
};
for (const owner of [builtins, builtins?.Intl, api].flatMap((parent) =>
  Object.values(parent ?? {}),
)) {
  noteMembers(owner as Identifier);
}
