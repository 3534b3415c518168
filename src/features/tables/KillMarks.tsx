import { HEROIC } from '#domain/raid/fight-title';
import { RAID_TEXTS } from '#texts/raid';
import spoken from '#ui/spoken.module.css';

interface KillMarksProps<Kill> {
  kill: Kill;
  /** This one included. */
  sameBoss: readonly Kill[];
}

/** Tells a kill from others of its boss: heroic, and which of several. */
export function KillMarks<Kill extends { difficulty: number | undefined }>(
  props: KillMarksProps<Kill>,
) {
  const { kill, sameBoss } = props;
  const [nth, all] = [sameBoss.indexOf(kill) + 1, sameBoss.length];
  return (
    <>
      {kill.difficulty === HEROIC && (
        <span role="img" aria-label={RAID_TEXTS.heroic}>
          {RAID_TEXTS.heroicMark}
        </span>
      )}
      {all > 1 && (
        <span>
          <span aria-hidden="true">{`${nth}/${all}`}</span>
          <span className={spoken.spoken}>{` ${RAID_TEXTS.killOf(nth, all)}`}</span>
        </span>
      )}
    </>
  );
}
