/** Milliseconds and pixels of a double click, as on most systems. */
const MAX_PAUSE = 500;
const MAX_DISTANCE = 25;

export interface Press {
  /** The button, link or field, if any. */
  control: Element | null | undefined;
  by: 'mouse' | 'touch' | 'key';
  /** The browser's click count, which ignores keys and, in places, touches. */
  count: number;
  /** Milliseconds since the page opened. */
  at: number;
  x: number;
  y: number;
}

export function isSecondOfPair(before: Press, press: Press): boolean {
  if (press.by !== before.by) return false;
  if (press.count > 1) return true;
  if (press.by === 'mouse' || press.at - before.at > MAX_PAUSE) return false;
  return press.by === 'key' || Math.hypot(press.x - before.x, press.y - before.y) <= MAX_DISTANCE;
}

/**
 * Makes a double click count once, on the whole page. Its second click does nothing on a control
 * that appeared under the pointer because of the first, nor on a button (unless marked
 * `data-repeats`). A second Enter does nothing on a control that took the focus, marked
 * `data-takes-focus`. A held key counts once too.
 */
export function guardPresses(): void {
  let first: Press | undefined;
  window.addEventListener(
    'click',
    (event) => {
      // Dispatched by a script.
      if (!event.isTrusted) return;
      const press = pressOf(event);
      const isSecond = first !== undefined && isSecondOfPair(first, press);
      const isStray = isSecond && isInTheWay(press, first?.control);
      first = isSecond ? { ...press, control: first?.control } : press;
      if (isStray) swallow(event);
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

/** Whether a second press would do what only the first was meant for. */
function isInTheWay({ by, control }: Press, first: Press['control']): boolean {
  const isOther = control !== first;
  if (by === 'key') return isOther && control?.matches('[data-takes-focus]') === true;
  return isOther || control?.matches('button:not([data-repeats])') === true;
}

const CONTROLS = 'a, button, input, select, summary, textarea';

function pressOf(event: MouseEvent): Press {
  const target = event.target instanceof Element ? event.target : null;
  // A click on a label is followed by one on its field.
  const control = target?.closest('label')?.control ?? target?.closest(CONTROLS);
  const { detail: count, timeStamp: at, clientX: x, clientY: y } = event;
  return { control, by: howPressed(event), count, at, x, y };
}

function howPressed(event: MouseEvent): Press['by'] {
  if (event.detail === 0) return 'key';
  return event instanceof PointerEvent && event.pointerType === 'mouse' ? 'mouse' : 'touch';
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
