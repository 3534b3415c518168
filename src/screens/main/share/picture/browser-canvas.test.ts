import { expect, test, vi } from 'vitest';
import { CanvasRefused, newDrawingContext } from './browser-canvas';

const refusing = class {
  getContext = () => null;
};

test('an OffscreenCanvas without a 2D context is replaced by an element', () => {
  const context = {};
  vi.stubGlobal('OffscreenCanvas', refusing);
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
  expect(newDrawingContext()).toBe(context);
});

test('a browser without any canvas context is refused', () => {
  vi.stubGlobal('OffscreenCanvas', refusing);
  vi.stubGlobal('document', { createElement: () => new refusing() });
  expect(newDrawingContext).toThrow(CanvasRefused);
});
