import { type ComponentType, createElement, type ReactNode } from 'react';
import { lazyChunk } from '#data/lazy-chunk';
import { ChunkFailed } from './ChunkFailed';

/** Makes a `lazyChunk` whose failure to load shows in its place, and the page around it stays. */
export const lazySection = <Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  waiting?: ReactNode,
) => lazyChunk(name, load, { waiting, Failed: () => createElement(ChunkFailed) });
