import { SECOND } from '#domain/raid/time';
import { AnswerTooLarge, DeviceOffline, LogSiteTooSlow, LogSiteUnreachable } from './failure-kinds';

const MAX_WAIT = 30 * SECOND;

/** The largest responses, a page of events or a thousand fights, are about 5 MB. */
const MAX_BODY = 32_000_000;

export interface FetchedBody {
  response: Response;
  body: string;
}

/** Fetches an address without cookies, referrer and HTTP cache. Throws a LogSiteFailure. */
export async function fetchBody(
  address: URL | string,
  { signal, ...request }: RequestInit,
): Promise<FetchedBody> {
  const { limited, isTooLate, release } = limitTime(signal);
  try {
    const response = await fetch(address, {
      ...request,
      signal: limited,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Fresh data for a repeated request, and no address with a key in the HTTP cache.
      cache: 'no-store',
    });
    return { response, body: await readBody(response) };
  } catch (cause) {
    if (isTooLate()) throw new LogSiteTooSlow({ cause });
    // fetch reports a dead network by a TypeError; anything else has another reason.
    if (signal?.aborted || !(cause instanceof TypeError)) throw cause;
    throw navigator.onLine ? new LogSiteUnreachable({ cause }) : new DeviceOffline({ cause });
  } finally {
    release();
  }
}

/** Throws AnswerTooLarge at the limit, and the browser's error if the connection breaks. */
async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.length;
    if (size > MAX_BODY) {
      await reader?.cancel();
      throw new AnswerTooLarge();
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}

/** `AbortSignal.any` and `timeout` came with Safari 17.4 and 16. */
function limitTime(signal: AbortSignal | null | undefined) {
  const controller = new AbortController();
  let tooLate = false;
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => {
    tooLate = !controller.signal.aborted;
    controller.abort();
  }, MAX_WAIT);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return {
    limited: controller.signal,
    isTooLate: () => tooLate,
    release() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}
