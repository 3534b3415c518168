/** A raider's actions in any browser. Elements have their accessible names. */
export interface Raider {
  /** Navigates, as by a link from elsewhere. */
  open(address: string): Promise<void>;

  /** Types into the empty field with a placeholder. */
  type(placeholder: string, text: string): Promise<void>;

  /** Clicks the first button or link whose name contains a text. */
  press(name: string): Promise<void>;

  /** A region's text; empty if it is missing. */
  read(region: string): Promise<string>;

  /** Each button's text in a region, its lines joined: `Tavarin: Boots, Cloak`. */
  readButtons(region: string): Promise<string[]>;

  pictures(region: string): Promise<Pictures>;

  /** Waits until the app would start without a network. */
  installed(): Promise<void>;

  /** Runs a function in the page, and awaits it. */
  run<Argument, T>(work: (argument: Argument) => T, argument: Argument): Promise<Awaited<T>>;

  /** Moves the pointer, in pixels of the window. */
  pointAt(point: Point): Promise<void>;

  /** Moves the pointer to a point, and clicks. */
  pressAt(point: Point): Promise<void>;

  /** Presses the key of a sign: `j`. */
  pressKey(key: string): Promise<void>;

  /** A PNG of the window in base64. */
  picture(): Promise<string>;

  /** Goes back as the browser's own button does. */
  goBack(): Promise<void>;

  /** Sets the window's size; 1280 × 720 px by default. WebKitGTK's minimum width is 447 px. */
  resize(width: number, height: number): Promise<void>;

  /** Switches to a new tab. Returns a function that switches back. */
  openTab(): Promise<() => Promise<void>>;

  /** Switches to a new window beside this window. Returns a function that switches back. */
  openWindow(): Promise<() => Promise<void>>;

  /** Switches to a new tab of the usual size, and closes all other tabs. */
  startOver(): Promise<void>;

  restart(): Promise<void>;

  leave(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

export interface Pictures {
  loaded: number;
  missing: number;
}

// These functions run in the page.

export const readRegion = (region: string): string =>
  document.querySelector<HTMLElement>(`section[aria-label="${region}"]`)?.innerText ?? '';

export function readButtons(region: string): string[] {
  const buttons = document.querySelectorAll<HTMLElement>(`section[aria-label="${region}"] button`);
  return [...buttons].map(({ innerText }) =>
    innerText
      .trim()
      .split(/\s*\n\s*/)
      .filter((line) => !/^[\d\s]+$/.test(line))
      .join(': '),
  );
}

/** Fetches all pictures, including those out of view. */
export function countPictures(region: string): Pictures {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`[aria-label="${region}"] img`)];
  for (const picture of pictures) picture.loading = 'eager';
  const loaded = pictures.filter(({ naturalWidth }) => naturalWidth > 0).length;
  return { loaded, missing: pictures.length - loaded };
}

export const untilWorkerInstalled = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  // `ready` resolves during activation; a browser closed at that moment may lose the worker.
  await new Promise<void>((done) => {
    const check = () => active?.state === 'activated' && done();
    active?.addEventListener('statechange', check);
    check();
  });
};
