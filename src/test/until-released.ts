/** Returns a promise that waits, and a function that ends the wait. */
export function untilReleased(): [held: Promise<void>, release: () => void] {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return [held, release];
}
