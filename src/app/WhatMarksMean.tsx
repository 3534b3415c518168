import { settings } from '#data/settings/settings';
import { useObservable } from '#data/use-observable';
import type { BarcodePlace } from '#domain/audit/barcode';
import { SAMPLE_LINK } from '#domain/log-site/report-link';
import { KeyList } from '#features/keyboard/KeyList';
import { Tile, tileClass } from '#features/tile/Tile';
import { dialogLink, raidLink } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { KEYBOARD_TEXTS } from '#texts/keyboard';
import { MAIN_TEXTS } from '#texts/main';
import { MARKS_TEXTS } from '#texts/marks';
import { UPDATE_TEXTS } from '#texts/update';
import { Details } from '#ui/Details';
import { Dialog } from '#ui/Dialog';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import { useIsNarrow } from '#ui/use-is-wide';

import styles from './WhatMarksMean.module.css';

const wornPlace = (height: number): BarcodePlace => ({
  kind: 'worn',
  height,
  isLow: false,
  hasEmptySocket: false,
});

/** An example of each kind of place, between usual places. */
const EXAMPLE_PLACES: readonly BarcodePlace[] = [
  wornPlace(6),
  wornPlace(8),
  wornPlace(7),
  { ...wornPlace(12), kind: 'noEnchant' },
  wornPlace(6),
  { ...wornPlace(0), isLow: true },
  wornPlace(9),
  { ...wornPlace(8), hasEmptySocket: true },
  wornPlace(6),
  { ...wornPlace(9), kind: 'bare' },
  wornPlace(7),
];

export function WhatMarksMean({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={FRAME_TEXTS.marks} onClose={onClose}>
      <div className={`${styles.tile} ${tileClass(false, 'paladin')}`}>
        <Tile
          picture="Paladin-Holy"
          name="Tavarin"
          level={356}
          places={EXAMPLE_PLACES}
          marks={
            <span className="tone-eye">
              <Mark name="eye" size={16} /> 2
            </span>
          }
        />
      </div>
      <dl className={styles.marks}>
        {MARKS_TEXTS.marks.map(({ mark, means }, index) => (
          <div key={mark}>
            <dt className={TONES[index]}>{mark}</dt>
            <dd className="m-0">{means}</dd>
          </div>
        ))}
      </dl>
      <ShortcutList />
      <p className="d-flex flex-wrap gap-2 mt-3 mb-0">
        <Link className="btn btn-outline-secondary text-wrap" to={raidLink(SAMPLE_LINK)}>
          {MAIN_TEXTS.openSample}
        </Link>
        <Link
          className="btn btn-outline-secondary text-wrap"
          to={dialogLink('news', window.location.search)}
        >
          {UPDATE_TEXTS.whatIsNew}
        </Link>
      </p>
    </Dialog>
  );
}

/** The tones of the marks in MARKS_TEXTS. Some marks have no tone. */
const TONES = [
  '',
  'tone-cross',
  'tone-triangle',
  'tone-ring',
  'tone-cross',
  'tone-eye',
  'tone-tick',
] as const;

function ShortcutList() {
  const { shortcutsOn } = useObservable(settings);
  return (
    <Details
      startsOpen={!useIsNarrow()}
      summary={<span className="h6 m-0">{KEYBOARD_TEXTS.title}</span>}
    >
      <KeyList />
      <p className="small text-body-secondary m-0">
        {shortcutsOn ? KEYBOARD_TEXTS.turnOff : KEYBOARD_TEXTS.areOff}
      </p>
    </Details>
  );
}
