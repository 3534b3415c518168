/** What a raider does and sees, in whichever browser. Things go by the names that a screen reader says. */
export interface Raider {
  /** Goes to an address, as by a link from elsewhere. */
  open(address: string): Promise<void>;

  /** Types into the empty field with a placeholder. */
  type(placeholder: string, text: string): Promise<void>;

  /** Presses the first button or link with a name or a part of it, once there is one. */
  press(name: string): Promise<void>;

  /** What a region says; empty while there is none. */
  read(region: string): Promise<string>;

  /** What each button of a region says, its lines joined: `Tavarin: Boots, Cloak`. */
  readButtons(region: string): Promise<string[]>;

  /** How the pictures of a region stand. */
  pictures(region: string): Promise<Pictures>;

  /** Waits until the app would start without a network. */
  installed(): Promise<void>;

  /** Closes the browser and starts it again with what it keeps. */
  restart(): Promise<void>;

  leave(): Promise<void>;
}

export interface Pictures {
  drawn: number;
  missing: number;
}

// What follows runs in the page.

export const readRegion = (region: string): string =>
  document.querySelector<HTMLElement>(`section[aria-label="${region}"]`)?.innerText ?? '';

export function readButtons(region: string): string[] {
  const buttons = document.querySelectorAll<HTMLElement>(`section[aria-label="${region}"] button`);
  return [...buttons].map(({ innerText }) =>
    innerText
      .trim()
      .split(/\s*\n\s*/)
      .join(': '),
  );
}

/** Pictures out of view are fetched as well. */
export function countPictures(region: string): Pictures {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`[aria-label="${region}"] img`)];
  for (const picture of pictures) picture.loading = 'eager';
  const drawn = pictures.filter(({ naturalWidth }) => naturalWidth > 0).length;
  return { drawn, missing: pictures.length - drawn };
}

export const whenInstalled = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  // Ready it is while it is still being activated; closed then, a browser may forget it.
  await new Promise<void>((done) => {
    const check = () => active?.state === 'activated' && done();
    active?.addEventListener('statechange', check);
    check();
  });
};
