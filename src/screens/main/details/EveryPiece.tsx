import { useState } from 'react';
import { PLAYER_TEXTS } from '#texts/player';
import { Loading } from '#ui/Loading';
import { lateComponent } from '#ui/late-component';
import { Mark } from '#ui/Mark';
import { useWhenIdle } from '#ui/when-idle';
import styles from './EveryPiece.module.css';
import type { PieceRowsProps } from './PieceRows';

const PieceRows = lateComponent('PieceRows', () => import('./PieceRows'), { waiting: <Loading /> });

export function EveryPiece(props: PieceRowsProps) {
  useWhenIdle(PieceRows.load);
  const [isOpen, setOpen] = useState(false);
  const { raider, era } = props.audit;
  return (
    <details
      className={styles.every}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Mark name="right" />
        <b>{PLAYER_TEXTS.everyPiece}</b>{' '}
        {!era.listsLoggedAuras && (
          <small className="second ms-auto">
            {raider.talents.length > 0
              ? PLAYER_TEXTS.talents(raider.talents.join(' / '))
              : PLAYER_TEXTS.noTalents}
          </small>
        )}
      </summary>
      {isOpen && <PieceRows {...props} />}
    </details>
  );
}
