import type { Piece } from '#domain/raid/raid';
import styles from './quality.module.css';

export const qualityClass = ({ quality = 1 }: Pick<Piece, 'quality'>): string =>
  styles[`quality${quality}`] ?? '';
