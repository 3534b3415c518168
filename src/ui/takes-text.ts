export const takesText = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="radio"], [type="checkbox"]), select, textarea');
