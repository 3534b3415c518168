import type { Piece } from '#domain/raid/raid';
import styles from './quality.module.css';

/** The class that gives text a piece's quality colour, `--quality`. */
export const qualityClass = ({ quality = 1 }: Pick<Piece, 'quality'>): string =>
  styles[`quality${quality}`] ?? '';
