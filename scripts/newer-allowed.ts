/** A feature newer than our oldest browsers, and why it is harmless. */
export interface Allowed {
  /** As reported. A property covers all its values. */
  name: string;
  why: string;
}

export const ALLOWED_IN_SCRIPTS: readonly Allowed[] = [
  { name: '.createContext', why: 'a method of React, and not of the browser’s machine learning' },
  { name: '.isActive', why: 'a method of TanStack’s queries, and not of user activation' },
  { name: '.use', why: 'a method of React, and not of a stack of disposables' },
  { name: 'setImmediate', why: 'React asks for it first' },
  { name: 'navigation', why: 'React asks for it first' },
  {
    name: '.startViewTransition',
    why: 'React asks for it first, and the app has no such transition',
  },
  { name: '.skipTransition', why: 'React asks for it first, and the app has no such transition' },
  { name: '.share', why: 'its button is there only where the browser has it' },
  { name: '.canShare', why: 'asked for before it is called' },
  { name: 'Error.captureStackTrace', why: 'fflate asks for it first' },
  { name: 'CompressionStream', why: 'fflate is loaded where it is missing' },
  { name: 'DecompressionStream', why: 'fflate is loaded where it is missing' },
  { name: '.setConsumer', why: 'asked for first: only Chromium opens an app with a file' },
  { name: '.toBase64', why: 'oauth4webapi asks for it first' },
  { name: 'Uint8Array.fromBase64', why: 'oauth4webapi asks for it first' },
  { name: 'URL.parse', why: 'oauth4webapi asks for it first' },
  { name: 'PerformanceEventTiming', why: 'web-vitals asks for it first' },
];

/** The page stays usable where these are unknown. */
export const ALLOWED_IN_STYLES: readonly Allowed[] = [
  { name: 'content-visibility', why: 'spares drawing what is out of view; the rest draws it' },
  { name: ':has', why: 'the page is then as wide as the window, without the labels beside it' },
  { name: '@property', why: 'the page is drawn the same; changing its width then costs more' },
  {
    name: 'color-mix()',
    why: 'a tint behind words or emblems, which are then on the panel itself',
  },
  { name: 'text-wrap', why: 'lines then break where they are full' },
  { name: 'overscroll-behavior', why: 'the page then scrolls on where a table ends' },
  { name: '@media (forced-colors)', why: 'for high contrast, which such a browser does not have' },
  { name: 'contain-intrinsic-size', why: 'goes with content-visibility' },
  { name: 'scrollbar-width', why: 'a scroll bar is then as wide as the browser has it' },
  { name: 'resize', why: 'a phone then leaves a text area at its height' },
  { name: 'container-type', why: 'goes with cqw' },
  { name: 'cqw', why: 'asked for first; what still stands is then the last column of the table' },
  { name: 'cursor', why: 'a phone has no pointer' },
  { name: 'dvh', why: 'heights are then what they hold, or as the browser has them' },
  { name: 'forced-color-adjust', why: 'for high contrast, which such a browser does not have' },
  { name: 'print-color-adjust', why: 'print alone, from Bootstrap' },
  { name: 'color-adjust', why: 'print alone, the former name of print-color-adjust' },
  { name: '@page', why: 'the margins of the paper are then the browser’s own' },
  { name: 'user-select', why: 'Bootstrap has it beside its prefixed form' },
];
