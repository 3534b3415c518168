/** Rejects, as a fetch that gets no response does, once its request is aborted. */
export const untilAborted = ({ signal }: RequestInit): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
