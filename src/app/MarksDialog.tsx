import type { ReactNode } from 'react';
import { settings } from '#data/settings/settings';
import { useObservable } from '#data/use-observable';
import { SAMPLE_LINK } from '#domain/log-site/report-link';
import { FightRing } from '#features/emblems/FightRing';
import { KeyList } from '#features/keyboard/KeyList';
import { readBarcode } from '#features/tile/read-barcode';
import { Barcode, Tile, tileClass } from '#features/tile/Tile';
import { dialogLink, raidLink } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { KEYBOARD_TEXTS } from '#texts/keyboard';
import { MAIN_TEXTS } from '#texts/main';
import { MARKS_TEXTS } from '#texts/marks';
import { UPDATE_TEXTS } from '#texts/update';
import { Details } from '#ui/Details';
import { Dialog } from '#ui/Dialog';
import { RaidFrame } from '#ui/game/RaidFrame';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import { useIsNarrow } from '#ui/use-is-wide';
import styles from './MarksDialog.module.css';

export function MarksDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={FRAME_TEXTS.marks} onClose={onClose}>
      <div className={`${styles.tile} ${tileClass('paladin')}`}>
        <Tile
          picture="Paladin-Holy"
          name="Tavarin"
          level={356}
          places={readBarcode('687x6v9o6_7')}
          marks={
            <span className="tone-eye">
              <Mark name="eye" size={16} /> 2
            </span>
          }
        />
      </div>
      <dl className={styles.marks}>
        {DRAWINGS.map(({ mark, tone, drawing }) => (
          <div key={mark}>
            <dt className={tone}>
              <span className={styles.drawing}>{drawing}</span>
              {MARKS_TEXTS.marks[mark].mark}
            </dt>
            <dd className="m-0">{MARKS_TEXTS.marks[mark].means}</dd>
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

const placeDrawing = (letter: string) => <Barcode places={readBarcode(letter)} isQuiet={false} />;

interface Drawing {
  mark: keyof typeof MARKS_TEXTS.marks;
  tone?: string;
  drawing: ReactNode;
}

const DRAWINGS: readonly Drawing[] = [
  { mark: 'bar', drawing: placeDrawing('8') },
  { mark: 'tall', tone: 'tone-cross', drawing: placeDrawing('x') },
  { mark: 'hanging', tone: 'tone-triangle', drawing: placeDrawing('v') },
  { mark: 'hole', tone: 'tone-ring', drawing: placeDrawing('o') },
  { mark: 'hollow', tone: 'tone-cross', drawing: placeDrawing('_') },
  { mark: 'eye', tone: 'tone-eye', drawing: <Mark name="eye" size={16} /> },
  {
    mark: 'ring',
    tone: 'tone-tick',
    drawing: <FightRing fight={{ boss: 'Magmaw', zone: 'Blackwing Descent' }} share={0.7} />,
  },
  {
    mark: 'squares',
    drawing: (
      <RaidFrame
        groups={[
          {
            role: '',
            cells: [
              { key: 'passed', mark: 'tick', classKey: 'paladin' },
              { key: 'faults', mark: 'cross', classKey: 'mage' },
            ],
          },
        ]}
        isLine
      />
    ),
  },
];

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
