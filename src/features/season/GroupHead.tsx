import { FindPlayerOnPhone } from '#features/find/FindPlayerOnPhone';
import { PATHS } from '#routes';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { Link } from '#ui/Link';
import styles from './GroupHead.module.css';
import { GroupSelect } from './GroupSelect';
import type { Season } from './use-season';

interface GroupHeadProps {
  title: string;
  season: Pick<Season, 'groups' | 'group' | 'table'>;
  /** With the code of a group's newest raid. */
  onChoose: (code: string) => void;
}

/** A page's title, with the group that it is about. */
export function GroupHead({ title, season: { groups, group, table }, onChoose }: GroupHeadProps) {
  return (
    <div className={styles.title}>
      <h1 className={styles.heading}>{title}</h1>
      {group && <GroupSelect groups={groups} chosen={group} onChoose={onChoose} />}
      {table && <FindPlayerOnPhone />}
    </div>
  );
}

/** Says what a page without a group needs. */
export function NoGroup({ words }: { words: string }) {
  return (
    <div className={styles.none}>
      <p>{words}</p>
      <Link className="btn btn-primary" to={PATHS.main}>
        {SEASON_VIEW_TEXTS.openRaid}
      </Link>
    </div>
  );
}
