const MAX_AT_ONCE = 2;

/** Works through items, two at a time, until done or over. */
export async function runTwoAtATime<T>(
  items: Iterable<T>,
  isOver: () => boolean,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items].values();
  const worker = async () => {
    for (const item of queue) {
      if (isOver()) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, worker));
}
