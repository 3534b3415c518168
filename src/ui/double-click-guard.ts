import { SECOND } from '#domain/time';
import { doubleClickButtons, pageFocusedControls } from './double-clicks';

/** The pause, and the distance in pixels, of a double click, as on most systems. */
const MAX_PAUSE = 0.5 * SECOND;
const MAX_DISTANCE_IN_PIXELS = 25;

export interface Click {
  /** The button, link or field that was clicked. */
  control: Element | null | undefined;
  by: 'mouse' | 'touch' | 'key';
  /** The browser's click count. It ignores keys and, in some browsers, touches. */
  count: number;
  /** Milliseconds since the page opened. */
  at: number;
  x: number;
  y: number;
}

export function isSecondOfPair(before: Click, click: Click): boolean {
  if (click.by !== before.by) return false;
  if (click.count > 1) return true;
  if (click.by === 'mouse' || click.at - before.at > MAX_PAUSE) return false;
  return (
    click.by === 'key' ||
    Math.hypot(click.x - before.x, click.y - before.y) <= MAX_DISTANCE_IN_PIXELS
  );
}

/**
 * Makes a double click count once. It guards the whole page because the second click often hits
 * another control than the first. That click does nothing on a control that appeared under the
 * pointer because of the first, nor on a button, unless its second click counts. A second Enter
 * does nothing on a control that the page has focused. A held key counts once too.
 */
export function guardDoubleClicks(): void {
  let first: Click | undefined;
  window.addEventListener(
    'click',
    (event) => {
      // The event was dispatched by a script.
      if (!event.isTrusted) return;
      const click = readClick(event);
      const isSecond = first !== undefined && isSecondOfPair(first, click);
      const isDropped = isSecond && isUnintended(click, first?.control);
      first = isSecond ? { ...click, control: first?.control } : click;
      if (isDropped) stopEvent(event);
    },
    { capture: true },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') first = undefined;
      else if (event.key === 'Enter' && event.repeat) event.preventDefault();
    },
    { capture: true },
  );
}

/** Whether the second click of a pair would do what only the first was meant to do. */
function isUnintended({ by, control }: Click, first: Click['control']): boolean {
  if (!control) return control !== first && by !== 'key';
  if (control !== first) return by !== 'key' || pageFocusedControls.has(control);
  return by !== 'key' && control.matches('button') && !doubleClickButtons.has(control);
}

const CONTROLS = 'a, button, input, select, summary, textarea';

function readClick(event: MouseEvent): Click {
  const target = event.target instanceof Element ? event.target : null;
  // After a click on a label the browser sends a click on its field.
  const control = target?.closest('label')?.control ?? target?.closest(CONTROLS);
  const { detail: count, timeStamp: at, clientX: x, clientY: y } = event;
  return { control, by: readInput(event), count, at, x, y };
}

function readInput(event: MouseEvent): Click['by'] {
  if (event.detail === 0) return 'key';
  return event instanceof PointerEvent && event.pointerType === 'mouse' ? 'mouse' : 'touch';
}

function stopEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
