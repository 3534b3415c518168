import { classSheetAddress, pictureAddress } from '#data/addresses';
import styles from './ClassPicture.module.css';
import { CLASS_SHEET_NAMES } from './class-sheet';

interface ClassPictureProps {
  /** `Warlock-Affliction`, `Warlock`, `Unknown`. */
  name: string;
  /** Pixels at the usual text size. A size in the stylesheet wins. */
  size: number;
  /** Class and spec, unless text beside the picture says them. */
  words?: string | undefined;
  className?: string | undefined;
}

/** A class or spec's picture, from the common sheet or else from a separate file. */
export function ClassPicture({ name, size, words = '', className = '' }: ClassPictureProps) {
  const place = CLASS_SHEET_NAMES.indexOf(name);
  const below = (100 * place) / (CLASS_SHEET_NAMES.length - 1);
  return (
    <img
      className={`${styles.picture} ${className}`}
      src={place < 0 ? pictureAddress(name) : classSheetAddress}
      style={{ objectPosition: `0 ${below}%`, '--size': size / 16 }}
      alt={words}
    />
  );
}
