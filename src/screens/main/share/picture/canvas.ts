import { classSheetAddress } from '#data/addresses';
import { DIRECTION_MARKS } from '#domain/spelling';
import { CLASS_SHEET_NAMES } from '#features/emblems/class-sheet';
import { glyphId, loadSheet } from '#features/emblems/load-sheet';
import type { Emblem } from '#ui/game/emblems';
import { MARK_PATHS, type MarkName, strokeOf } from '#ui/mark-paths';
import {
  CanvasRefused,
  type DrawingContext,
  encodePng,
  hasGroundColour,
  newDrawingContext,
} from './browser-canvas';

export const PICTURE_WIDTH = 1200;
export const MAX_HEIGHT = 2400;
const MIN_HEIGHT = 480;
const DENSITY = 2;

interface TextStyle {
  size: number;
  weight?: number;
  /** A variable of theme.css: `--second`. */
  colour?: string;
  align?: 'start' | 'end' | 'middle';
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  units: { width: number; height: number };
}

type Paint = { fill: string } | { line: string; lineWidth: number };

/** A mark, or lines on a square of 16 as marks have. */
export type MarkShape = MarkName | { lines: string };

type DrawingStep = (context: DrawingContext) => void;

/**
 * Collects what to draw, in pixels of a page 1200 wide, so that the height is known before drawing.
 * Colours and typeface are as on the page.
 */
export class Drawing {
  readonly #context = newDrawingContext();
  readonly #family = getComputedStyle(document.body).fontFamily;
  readonly #theme = getComputedStyle(document.documentElement);
  readonly #steps: DrawingStep[] = [];
  readonly #widths = new Map<string, number>();
  readonly #colours = new Map<string, string>();
  #classes: HTMLImageElement | undefined;

  /** Loads the typefaces and pictures. Leaves out failed files, as the page does. */
  async load(texts: string, emblems: readonly Emblem[]): Promise<void> {
    const classes = new Image();
    classes.src = classSheetAddress;
    const loads = [
      // The family's fallbacks belong to the system: loading a missing fallback would fail.
      document.fonts.load(`600 16px ${this.#family.split(',')[0]}`, texts),
      classes.decode().then(() => {
        this.#classes = classes;
      }),
      ...emblems.map(({ sheet }) => loadSheet(sheet)),
    ];
    for (const result of await Promise.allSettled(loads))
      if (result.status === 'rejected') console.error(result.reason);
  }

  colour(variable: string): string {
    let colour = this.#colours.get(variable);
    if (colour === undefined) {
      colour = this.#theme.getPropertyValue(variable).trim() || this.#theme.color;
      this.#colours.set(variable, colour);
    }
    return colour;
  }

  #font({ size, weight = 400 }: TextStyle): string {
    return `${weight} ${size}px ${this.#family}`;
  }

  widthOf(words: string, style: TextStyle): number {
    const shown = plainLine(words);
    const key = `${this.#font(style)} ${shown}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      this.#context.font = this.#font(style);
      width = this.#context.measureText(shown).width;
      this.#widths.set(key, width);
    }
    return width;
  }

  /** Draws a line on a baseline and returns its width. A line longer than `room` ends in `…`. */
  text(words: string, x: number, baseline: number, style: TextStyle & { room?: number }): number {
    const { align = 'start', colour = '--text', room = Number.POSITIVE_INFINITY } = style;
    const shown = this.#cut(plainLine(words), style, room);
    const width = this.widthOf(shown, style);
    const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
    this.#steps.push((context) => {
      context.font = this.#font(style);
      context.fillStyle = this.colour(colour);
      context.fillText(shown, left, baseline);
    });
    return width;
  }

  #cut(words: string, style: TextStyle, room: number): string {
    if (this.widthOf(words, style) <= room) return words;
    const letters = [...words];
    let [fits, all] = [0, letters.length];
    while (fits < all) {
      const middle = Math.ceil((fits + all) / 2);
      const isShort = this.widthOf(`${letters.slice(0, middle).join('')}…`, style) <= room;
      if (isShort) fits = middle;
      else all = middle - 1;
    }
    return `${letters.slice(0, fits).join('').trimEnd()}…`;
  }

  /** Splits words at spaces into lines of at most a width. */
  linesOf(words: string, style: TextStyle, room: number): string[] {
    const lines: string[] = [];
    for (const word of plainLine(words).split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.widthOf(longer, style) <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.map((line) => this.#cut(line, style, room));
  }

  box(
    x: number,
    y: number,
    width: number,
    height: number,
    fill: { colour: string; radius?: number },
  ) {
    this.#steps.push((context) => {
      context.fillStyle = this.colour(fill.colour);
      context.beginPath();
      roundedBox(context, [x, y, width, height], fill.radius ?? 0);
      context.fill();
    });
  }

  mark(shape: MarkShape, x: number, y: number, size: number, colour: string): void {
    const isMark = typeof shape === 'string';
    const path = new Path2D(isMark ? MARK_PATHS[shape] : shape.lines);
    this.#scaled(x, y, size / 16, (context) => {
      if (isMark && strokeOf(shape) === 'filled') {
        context.fillStyle = this.colour(colour);
        context.fill(path, 'evenodd');
        return;
      }
      context.strokeStyle = this.colour(colour);
      context.lineWidth = isMark ? 2.6 : 2;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.stroke(path);
    });
  }

  /** A path in separate units, stretched to a box. Its lines keep their width. */
  stretched(d: string, box: Box, paint: Paint): void {
    if (!d) return;
    const path = new Path2D();
    const { x, y, width, height, units } = box;
    const matrix = new DOMMatrix([width / units.width, 0, 0, height / units.height, x, y]);
    path.addPath(new Path2D(d), matrix);
    this.#steps.push((context) => {
      if ('fill' in paint) {
        context.fillStyle = this.colour(paint.fill);
        context.fill(path);
        return;
      }
      context.strokeStyle = this.colour(paint.line);
      context.lineWidth = paint.lineWidth;
      context.lineCap = 'round';
      context.stroke(path);
    });
  }

  picture(name: string, x: number, y: number, size: number): void {
    const place = CLASS_SHEET_NAMES.indexOf(name);
    const nth = place < 0 ? CLASS_SHEET_NAMES.indexOf('Unknown') : place;
    this.#steps.push((context) => {
      if (!this.#classes) return;
      const side = this.#classes.naturalWidth;
      context.save();
      context.beginPath();
      roundedBox(context, [x, y, size, size], size / 6);
      context.clip();
      context.drawImage(this.#classes, 0, nth * side, side, side, x, y, size, size);
      context.restore();
    });
  }

  ring(x: number, y: number, size: number, ring: { share: number; emblem?: Emblem; zone: string }) {
    const line = size / 12;
    const middle = size / 2;
    this.#steps.push((context) => {
      context.lineWidth = line;
      context.lineCap = 'round';
      const arc = (share: number, colour: string) => {
        context.strokeStyle = this.colour(colour);
        context.beginPath();
        const start = -Math.PI / 2;
        context.arc(x + middle, y + middle, middle - line / 2, start, start + 2 * Math.PI * share);
        context.stroke();
      };
      arc(1, '--line');
      if (ring.share > 0) arc(ring.share, '--good');
    });
    const { emblem } = ring;
    if (!emblem) return;
    const paths = document.getElementById(glyphId(emblem.sheet, emblem.glyph));
    const inner = size * 0.6;
    this.#scaled(x + (size - inner) / 2, y + (size - inner) / 2, inner / 512, (context) => {
      context.fillStyle = this.colour(ring.zone);
      for (const path of paths?.querySelectorAll('path') ?? [])
        context.fill(new Path2D(path.getAttribute('d') ?? ''));
    });
  }

  #scaled(x: number, y: number, scale: number, step: DrawingStep): void {
    this.#steps.push((context) => {
      context.save();
      context.translate(x, y);
      context.scale(scale, scale);
      step(context);
      context.restore();
    });
  }

  /** Draws everything on a background of the given height. Returns the PNG. */
  async toPng(height: number): Promise<Blob> {
    const context = this.#context;
    const { canvas } = context;
    const ground = this.colour('--ground');
    // Tests the canvas while it has one pixel: reading one pixel draws the whole canvas.
    context.fillStyle = ground;
    context.fillRect(0, 0, 1, 1);
    if (!hasGroundColour(context)) throw new CanvasRefused('The canvas shows other pixels');
    canvas.width = PICTURE_WIDTH * DENSITY;
    canvas.height = Math.ceil(Math.max(height, MIN_HEIGHT)) * DENSITY;
    context.scale(DENSITY, DENSITY);
    context.fillStyle = ground;
    context.fillRect(0, 0, PICTURE_WIDTH, canvas.height);
    for (const step of this.#steps) step(context);
    return encodePng(context);
  }
}

const MAX_LETTERS = 2000;

/** Returns a text that keeps to its line: a canvas does not isolate directions or clip accents. */
const plainLine = (words: string): string =>
  words
    .slice(0, MAX_LETTERS)
    .replace(DIRECTION_MARKS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1');

/** The oldest browsers lack `roundRect`. */
function roundedBox(
  context: DrawingContext,
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
): void {
  context.moveTo(x + radius, y);
  context.arcTo(x + width, y, x + width, y + height, radius);
  context.arcTo(x + width, y + height, x, y + height, radius);
  context.arcTo(x, y + height, x, y, radius);
  context.arcTo(x, y, x + width, y, radius);
  context.closePath();
}
