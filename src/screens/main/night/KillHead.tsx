import { HEROIC } from '#domain/raid/fight-title';
import type { Kill } from '#domain/raid/raid';
import { EmblemTile } from '#features/emblems/EmblemTile';
import { fightEmblem, zoneClass } from '#features/emblems/zone-class';
import table from '#features/tables/RaidTable.module.css';
import { NIGHT_TEXTS } from '#texts/night';
import { RAID_TEXTS } from '#texts/raid';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import styles from './KillHead.module.css';

interface KillHeadProps {
  kill: Kill;
  /** This one included. */
  sameBoss: readonly Kill[];
  why?: string | undefined;
  search: string;
}

export function KillHead({ kill, sameBoss, why, search }: KillHeadProps) {
  const nth = sameBoss.indexOf(kill) + 1;
  return (
    <Link className={styles.head} to={{ search }}>
      <bdi className={table.upright}>{kill.boss}</bdi>
      <span className={styles.emblem}>
        <EmblemTile emblem={fightEmblem(kill)} zoneClass={zoneClass(kill)} />
        {kill.difficulty === HEROIC && (
          <span className={styles.heroic} role="img" aria-label={RAID_TEXTS.heroic}>
            {RAID_TEXTS.heroicMark}
          </span>
        )}
      </span>
      {sameBoss.length > 1 && (
        <span className={styles.nth}>
          <span aria-hidden="true">
            {nth}/{sameBoss.length}
          </span>
          <span className="visually-hidden">{RAID_TEXTS.killOf(nth, sameBoss.length)}</span>
        </span>
      )}
      {why && (
        <span className={styles.failed} role="img" aria-label={NIGHT_TEXTS.failed(why)} title={why}>
          <Mark name="square" size={14} />
        </span>
      )}
    </Link>
  );
}
