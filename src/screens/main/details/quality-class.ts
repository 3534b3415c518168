import type { Piece } from '#domain/raid';
import styles from './quality.module.css';

/** The game's quality colours, by the log's number. */
const QUALITY_CLASSES = ['poor', 'common', 'uncommon', 'rare', 'epic', 'legendary', '', 'heirloom'];

/** The class that gives text a piece's quality colour, `--quality`. */
export const qualityClass = ({ quality = 1 }: Pick<Piece, 'quality'>): string =>
  styles[QUALITY_CLASSES[quality] ?? ''] ?? '';
