/** Whether an element is one that a person types or chooses in, so that keys and the focus are its own. */
export const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('input:not([type="radio"]), select, textarea');
