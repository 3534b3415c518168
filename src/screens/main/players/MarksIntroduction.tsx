import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readStoredText, storeText } from '#data/browser-features';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { readBarcode } from '#features/tile/read-barcode';
import { Barcode } from '#features/tile/Tile';
import { dialogLink } from '#routes';
import { BOARD_TEXTS } from '#texts/board';
import { FRAME_TEXTS } from '#texts/frame';
import { MARKS_TEXTS } from '#texts/marks';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import styles from './MarksIntroduction.module.css';

const KNOWN_KEY = 'ready-check-marks-known';
/** A user who has opened this many raids knows the marks. */
const RAIDS_TO_LEARN = 10;

/** Names the four marks of a tile to new users. */
export function MarksIntroduction() {
  const { search } = useLocation();
  const { data: raids } = useQuery(savedRaidQueries.list());
  const [isKnown, setKnown] = useState(
    () => readStoredText('localStorage', KNOWN_KEY) !== undefined,
  );
  if (isKnown || !raids || raids.length >= RAIDS_TO_LEARN) return null;
  const { cross, triangle, ring, eye } = BOARD_TEXTS.legend;
  return (
    <div className={`${styles.words} second d-print-none`}>
      <span className="tone-cross">
        {example('x')} {cross}
      </span>
      <span className="tone-triangle">
        {example('v')} {triangle}
      </span>
      <span className="tone-ring">
        {example('o')} {ring}
      </span>
      <span className="tone-eye">
        <Mark name="eye" size={13} /> {eye}
      </span>
      <Link to={dialogLink('keys', search)}>{FRAME_TEXTS.marks}</Link>
      <button
        type="button"
        className={`plain ${styles.hide}`}
        aria-label={MARKS_TEXTS.hide}
        onClick={() => {
          storeText('localStorage', KNOWN_KEY, 'yes');
          setKnown(true);
        }}
      >
        <Mark name="close" />
      </button>
    </div>
  );
}

const example = (letter: string) => (
  <Barcode places={readBarcode(letter)} isQuiet={false} className={styles.example} />
);
