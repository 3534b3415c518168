/** A feature newer than our oldest browsers, and why it is harmless. */
export interface AllowedFeature {
  /** The feature as reported. A property covers all its values. */
  name: string;
  why: string;
}

export const ALLOWED_SCRIPT_FEATURES: readonly AllowedFeature[] = [
  { name: '.createContext', why: 'a method of React; the new one is of machine learning' },
  { name: '.isActive', why: 'a method of TanStack’s queries; the new one is of user activation' },
  { name: '.use', why: 'a method of React; the new one is of disposable resources' },
  { name: 'setImmediate', why: 'React checks for it' },
  { name: 'navigation', why: 'React checks for it' },
  { name: '.startViewTransition', why: 'React checks for it, and the app uses no transition' },
  { name: '.skipTransition', why: 'React checks for it, and the app uses no transition' },
  { name: '.share', why: 'the app shows the button only if the browser has it' },
  { name: '.canShare', why: 'the app checks for it' },
  { name: '.readText', why: 'the app shows the button only if the browser has it' },
  { name: 'ClipboardItem', why: 'the app shows the button only if the browser has it' },
  { name: '.requestWindow', why: 'the app shows the button only if the browser has it' },
  { name: 'Error.captureStackTrace', why: 'fflate checks for it' },
  { name: 'OffscreenCanvas', why: 'without it the app renders pictures on a canvas element' },
  { name: '.convertToBlob', why: 'goes with OffscreenCanvas' },
  { name: 'CompressionStream', why: 'the app loads fflate if it is missing' },
  { name: 'DecompressionStream', why: 'the app loads fflate if it is missing' },
  { name: '.createPolicy', why: 'the app checks for trusted types' },
  { name: '.createScriptURL', why: 'the app checks for trusted types' },
  { name: '.setConsumer', why: 'the app checks for it; only Chromium opens files in an app' },
  { name: '.toBase64', why: 'oauth4webapi checks for it' },
  { name: 'Uint8Array.fromBase64', why: 'oauth4webapi checks for it' },
  { name: 'URL.parse', why: 'oauth4webapi checks for it' },
];

/** Features without which the page stays usable. */
export const ALLOWED_STYLE_FEATURES: readonly AllowedFeature[] = [
  { name: 'content-visibility', why: 'without it the browser also renders what is out of view' },
  {
    name: ':has',
    why: 'without it the page is as wide as the window, without labels, and has more room at its end',
  },
  { name: '@property', why: 'the page looks the same; resizing it costs more' },
  { name: 'color-mix()', why: 'without it texts and emblems lack a tinted background' },
  { name: 'text-wrap', why: 'without it lines break where they are full' },
  { name: 'overscroll-behavior', why: 'without it the page scrolls on at the end of a table' },
  { name: '@media (forced-colors)', why: 'only for high contrast, which such a browser lacks' },
  { name: 'contain-intrinsic-size', why: 'goes with content-visibility' },
  { name: 'scrollbar-gutter', why: 'without it the page moves sideways as a scroll bar appears' },
  { name: 'scrollbar-width', why: 'without it a scroll bar has the browser’s own width' },
  { name: 'resize', why: 'without it a phone does not resize a text area' },
  { name: 'container-type', why: 'goes with cqw and @container' },
  { name: '@container', why: 'without it dates of a season may meet in large text' },
  { name: 'cursor', why: 'a phone has no pointer' },
  { name: 'dvh', why: 'without it heights follow the content or the browser’s default' },
  { name: 'forced-color-adjust', why: 'only for high contrast, which such a browser lacks' },
  { name: 'print-color-adjust', why: 'only for print, from Bootstrap' },
  { name: 'color-adjust', why: 'only for print; the former name of print-color-adjust' },
  { name: '@page', why: 'without it the paper has the browser’s own margins' },
  { name: 'page', why: 'without it the season prints on upright paper' },
  { name: 'size', why: 'goes with page' },
  { name: 'user-select', why: 'Bootstrap has it beside its prefixed form' },
];
