/** Marks of lines: passed, no enchant, empty socket, no gear, absent, fixed, new fault, new. */
const LINES = {
  tick: 'M2.5 8.5l3.7 3.7 7.3-8',
  cross: 'M3 3l10 10M13 3L3 13',
  ring: 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0z',
  question: 'M4.5 5.2a3.5 3.3 0 1 1 5.4 2.9C8.6 9 8 9.6 8 10.7M8 13.9v.2',
  dash: 'M3.5 8h9',
  up: 'M8 14V2.5M3 7.5l5-5 5 5',
  down: 'M8 2v11.5M3 8.5l5 5 5-5',
  plus: 'M8 2.5v11M2.5 8h11',
} as const;

/** Marks of shapes: low item level, other fault, worth a look, pinned. */
const SHAPES = {
  triangle: 'M1 3h14L8 14.5z',
  square:
    'M3 1h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zm4 2.5v5.6h2V3.5zm0 7.2v2h2v-2z',
  eye: 'M8 3C4 3 1.3 6 .3 8 1.3 10 4 13 8 13s6.7-3 7.7-5C14.7 6 12 3 8 3zm0 1.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zm0 1.5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z',
  pinned: 'M4.5.8h7v1.4h-1v4.1l2.5 3v1.4H8.7V15H7.3v-4.3H3V9.3l2.5-3V2.2h-1z',
} as const;

const CONTROLS = {
  left: 'M10.5 2.5L5 8l5.5 5.5',
  right: 'M5.5 2.5L11 8l-5.5 5.5',
  open: 'M2.5 5.5L8 11l5.5-5.5',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  find: 'M10.8 10.8l3.7 3.7M12 6.8a5.2 5.2 0 1 1-10.4 0 5.2 5.2 0 0 1 10.4 0z',
  gear: 'M8 5.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM8 1v2M8 13v2M1 8h2M13 8h2M3.05 3.05l1.4 1.4M11.55 11.55l1.4 1.4M3.05 12.95l1.4-1.4M11.55 4.45l1.4-1.4',
  pin: 'M5 1.5h6M6 1.5v5L4 9.5h8L10 6.5v-5M8 9.5v5',
  more: 'M3 7.9v.2M8 7.9v.2M13 7.9v.2',
  bin: 'M2 4h12M6 4V2h4v2M3.5 4l.7 10h7.6l.7-10',
  again: 'M13.5 7A5.6 5.6 0 1 0 13 10.5M13.7 2.5V7H9.2',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  paste: 'M10.5 2.5h2v12h-9v-12h2M5.5 1.5h5v3h-5zM8 6.5v5M5.5 9.2L8 11.7l2.5-2.5',
  save: 'M8 1.5v8.5M4 6.5l4 4 4-4M2 13.5h12',
  share: 'M8 10V1.7M4.7 4.7L8 1.5l3.3 3.2M4 7.5H2.5v7h11v-7H12',
  list: 'M1.5 4l1.3 1.3L5 2.8M1.5 11.5l1.3 1.3L5 10.3M7.5 4.3h7M7.5 11.8h7',
  board: 'M1.5 2h13v12h-13zM1.5 6h13M1.5 10h13M6 2v12M10.5 2v12',
  night: 'M1.5 4h6M10 4h4.5M1.5 8h13M1.5 12h3M7 12h7.5',
  since: 'M2.5 6A6 6 0 1 1 2 9.5M2.2 2v4h4M8 5v3.5l2.5 1.5',
} as const;

/** Marks on a square of 16, each with one meaning in every view. */
export const MARK_PATHS = { ...LINES, ...SHAPES, ...CONTROLS };

export type MarkName = keyof typeof MARK_PATHS;

export function strokeOf(name: MarkName): 'filled' | 'thin' | 'bold' {
  if (name in SHAPES) return 'filled';
  return name in CONTROLS ? 'thin' : 'bold';
}
