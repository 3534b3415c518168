import * as v from 'valibot';
import type { WorkerMessage } from '../src/worker-contract';

/** Pages of earlier releases, and of other apps on this host, send messages too. */
const Message = v.fallback(
  v.optional(
    v.variant('type', [
      v.object({ type: v.picklist(['SKIP_WAITING', 'TAKE_OVER', 'READ_CHANGELOG']) }),
      v.object({ type: v.literal('SAVE_LANGUAGE'), language: v.string() }),
      v.object({ type: v.literal('STORE_ICON'), url: v.string() }),
    ]),
  ),
  undefined,
);

/** Returns the page's message; undefined if it is none that this version knows. */
export const readMessage = (data: unknown): WorkerMessage | undefined => v.parse(Message, data);
