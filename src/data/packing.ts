import { loadChunk } from '#load-chunk';

/** Formats; `gzip` is deflate with a header and a checksum. */
type Packing = 'deflate-raw' | 'gzip';

export class UnpackedTooLarge extends Error {
  override name = 'UnpackedTooLarge';
}

/** Returns a stream that packs, by fflate if the browser cannot. */
export async function packer(packing: Packing): Promise<ByteStream> {
  try {
    return new CompressionStream(packing);
  } catch {
    // The browser lacks CompressionStream or this format: Chrome has deflate-raw since 103.
    const { Deflate, Gzip } = await loadFflate();
    return streamOf(packing === 'gzip' ? new Gzip() : new Deflate());
  }
}

/** Returns a stream that unpacks. It errors for bytes in another format. */
export async function unpacker(packing: Packing): Promise<ByteStream> {
  try {
    return new DecompressionStream(packing);
  } catch {
    const { Gunzip, Inflate } = await loadFflate();
    return streamOf(packing === 'gzip' ? new Gunzip() : new Inflate());
  }
}

type ByteStream = ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;

const loadFflate = () => loadChunk('fflate', () => import('fflate'));

interface Coder {
  ondata: (chunk: Uint8Array<ArrayBuffer>, isLast: boolean) => void;
  push: (chunk: Uint8Array<ArrayBuffer>, isLast?: boolean) => void;
}

function streamOf(coder: Coder): ByteStream {
  return new TransformStream({
    start(controller) {
      coder.ondata = (chunk) => {
        if (chunk.length > 0) controller.enqueue(chunk);
      };
    },
    transform: (chunk) => coder.push(chunk),
    flush: () => coder.push(new Uint8Array(), true),
  });
}

export const pack = async (bytes: Uint8Array<ArrayBuffer>, packing: Packing) =>
  runThrough(await packer(packing), bytes, Number.POSITIVE_INFINITY);

/** Unpacks bytes. Throws UnpackedTooLarge over `maxBytes`, else the browser's error. */
export const unpack = async (bytes: Uint8Array<ArrayBuffer>, packing: Packing, maxBytes: number) =>
  runThrough(await unpacker(packing), bytes, maxBytes);

async function runThrough(
  { readable, writable }: ByteStream,
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const written = writeAll(writable, bytes);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = readable.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > maxBytes) {
      const tooLarge = new UnpackedTooLarge();
      await reader.cancel(tooLarge);
      throw tooLarge;
    }
    chunks.push(read.value);
  }
  await written;
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Writes bytes to a stream. A failure shows at the reading end. */
async function writeAll(
  writable: WritableStream<Uint8Array<ArrayBuffer>>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const writer = writable.getWriter();
  try {
    // Small pieces let the reader notice the limit early.
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      await writer.write(bytes.slice(start, start + PIECE_BYTES));
    }
    await writer.close();
  } catch {
    return;
  }
}

const PIECE_BYTES = 1024;
