import { HEROIC } from '#domain/kill-title';
import type { Kill } from '#domain/raid';
import { RAID_TEXTS } from '#texts/raid';
import { bossEmblem } from '#ui/emblems';
import { Link } from '#ui/Link';
import { EmblemTile } from '../EmblemTile';
import table from '../RaidTable.module.css';
import { zoneClass } from '../zone-class';
import styles from './KillHead.module.css';

interface KillHeadProps {
  kill: Kill;
  /** The query of its verdicts, which it leads to. */
  search: string;
}

/** The head of a kill's column: the boss's name upright, and its emblem in the zone's colour. */
export function KillHead({ kill, search }: KillHeadProps) {
  return (
    <Link className={styles.head} to={{ search }}>
      <bdi className={table.upright}>{kill.boss}</bdi>
      <span className={styles.emblem}>
        <EmblemTile emblem={bossEmblem(kill)} zoneClass={zoneClass(kill)} />
        {kill.difficulty === HEROIC && (
          <span className={styles.heroic} role="img" aria-label={RAID_TEXTS.heroic}>
            {RAID_TEXTS.heroicMark}
          </span>
        )}
      </span>
    </Link>
  );
}
