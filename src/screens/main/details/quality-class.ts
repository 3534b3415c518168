import type { Piece } from '#domain/raid/raid';
import styles from './quality.module.css';

/** Returns the class that sets `--quality`. */
export const qualityClass = ({ quality = 1 }: Pick<Piece, 'quality'>): string =>
  styles[`quality${quality}`] ?? '';
