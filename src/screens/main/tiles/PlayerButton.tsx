import { memo } from 'react';
import type { Audit } from '#domain/audit/audit';
import { barcode, type LevelScale } from '#domain/audit/barcode';
import { tileContent } from '#domain/audit/tile-content';
import type { Verdict } from '#domain/audit/verdict';
import { classAndSpecText } from '#domain/raid/classes';
import type { ShownNames } from '#domain/raid/shown-names';
import { useIsOwnPlayer } from '#features/player/OwnPlayerMark';
import { Tile, tileClass } from '#features/tile/Tile';
import { PLAYER_TEXTS } from '#texts/player';
import { RAID_TEXTS } from '#texts/raid';
import { verdictMark } from '#ui/game/verdict-mark';
import { lateComponent } from '#ui/late-component';
import { Mark } from '#ui/Mark';
import styles from './PlayerButton.module.css';

const UnseenMarks = lateComponent('UnseenMarks', () => import('#features/pull/UnseenMarks'));

interface PlayerButtonProps {
  audit: Audit;
  names: ShownNames;
  verdict: Verdict;
  /** Average item level; undefined if unknown. */
  level: number | undefined;
  scale: LevelScale | undefined;
  isChosen: boolean;
  onChoose: (key?: string) => void;
}

export const PlayerButton = memo((props: PlayerButtonProps) => {
  const { audit, names, verdict, level, scale, isChosen, onChoose } = props;
  const { raider } = audit;
  const [name, detail] = [names.nameOf(raider), names.detailOf(raider)];
  const isOwn = useIsOwnPlayer(raider);
  const { faults, others, advice, unseen } = tileContent(audit, verdict);
  const spoken = [
    name,
    isOwn && PLAYER_TEXTS.you,
    detail,
    level && Math.round(level),
    faults,
    // Text after the tile's own, which ends with this count.
    advice > 0 && RAID_TEXTS.worthALook(advice),
    ...others.map(({ column, count }) =>
      [RAID_TEXTS.alsoIn(column), count].filter(Boolean).join(' ×'),
    ),
    ...unseen.flatMap(({ title }) => (faults.includes(title) ? [] : title)),
    !detail && classAndSpecText(raider),
  ];
  return (
    <button
      type="button"
      className={tileClass(raider.classKey, { isQuiet: verdict === 'PASSED' })}
      aria-pressed={isChosen}
      aria-label={spoken.filter(Boolean).join(', ')}
      data-player={raider.key}
      onClick={() => onChoose(isChosen ? undefined : raider.key)}
    >
      <Tile
        picture={raider.picture}
        name={name}
        player={raider}
        detail={detail}
        level={level}
        places={scale && barcode(audit, scale)}
        isQuiet={verdict === 'PASSED'}
        words={faults}
        marks={
          (others.length > 0 || advice > 0 || unseen.length > 0) && (
            <TileMarks {...{ others, advice, unseen }} />
          )
        }
      />
    </button>
  );
});

type TileMarksProps = Pick<ReturnType<typeof tileContent>, 'others' | 'advice' | 'unseen'>;

function TileMarks({ others, advice, unseen }: TileMarksProps) {
  return (
    <>
      {others.map(({ column, count }) => (
        <span key={column} className={`tone-${verdictMark(column)}`} data-count={count}>
          <Mark name={verdictMark(column)} size={11} />
        </span>
      ))}
      {advice > 0 && (
        <span className="tone-eye">
          <Mark name="eye" size={13} /> <span>{advice}</span>
        </span>
      )}
      {unseen.length > 0 && (
        <span className={styles.unseen}>
          <UnseenMarks categories={unseen.map(({ category }) => category)} />
        </span>
      )}
    </>
  );
}
