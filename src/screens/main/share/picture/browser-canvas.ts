/** The browser offers no canvas, or returns other pixels than the drawn pixels. */
export class CanvasRefused extends Error {
  override name = 'CanvasRefused';
}

export type DrawingContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Chromium encodes an element's PNG when the main thread is idle, an OffscreenCanvas's at once. */
export function newDrawingContext(): DrawingContext {
  // In some browsers an OffscreenCanvas cannot draw in two dimensions.
  const context =
    (typeof OffscreenCanvas === 'function' && new OffscreenCanvas(1, 1).getContext('2d')) ||
    document.createElement('canvas').getContext('2d');
  if (!context) throw new CanvasRefused('There is no 2D context');
  return context;
}

export async function encodePng({ canvas }: DrawingContext): Promise<Blob> {
  const type = 'image/png';
  const blob = await ('convertToBlob' in canvas
    ? canvas.convertToBlob({ type }).catch((cause) => {
        throw new CanvasRefused('The canvas gave no PNG', { cause });
      })
    : new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type)));
  if (!blob) throw new CanvasRefused('The canvas gave no PNG');
  return blob;
}

/** A browser that resists fingerprinting returns white or random pixels. */
export function hasGroundColour(context: DrawingContext): boolean {
  const ground = Number.parseInt(`${context.fillStyle}`.slice(1), 16);
  const channels = [ground >> 16, (ground >> 8) & 255, ground & 255];
  const { data } = context.getImageData(0, 0, 1, 1);
  return channels.every((channel, index) => Math.abs(channel - (data[index] ?? 0)) < 8);
}
