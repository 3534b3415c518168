import { useId } from 'react';
import { useNavigationType } from 'react-router-dom';
import { EVENING_TEXTS, groupName } from '#domain/groups/evening-words';
import { newestCode, type RaidGroup } from '#domain/groups/groups';
import { FindPlayerOnPhone } from '#features/find/FindPlayerOnPhone';
import { GROUP_TEXTS } from '#texts/groups';
import { shownTitle } from '#ui/game/shown-title';
import { takeLostFocus } from '#ui/keep-focus';
import styles from './GroupHead.module.css';
import type { ChosenGroup } from './use-groups';

interface GroupHeadProps {
  title: string;
  chosen: Pick<ChosenGroup, 'groups' | 'group' | 'table'>;
  /** Called with the code of a group's newest raid. */
  onChoose: (code: string) => void;
}

export function GroupHead({ title, chosen: { groups, group, table }, onChoose }: GroupHeadProps) {
  // The link that had the focus left the page together with home.
  const heading = useNavigationType() === 'PUSH' ? takeLostFocus : null;
  return (
    <div className={styles.title}>
      <h1 className={styles.heading} tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {group && <GroupSelect groups={groups} chosen={group} onChoose={onChoose} />}
      {table && <FindPlayerOnPhone />}
    </div>
  );
}

interface GroupSelectProps extends Pick<GroupHeadProps, 'onChoose'> {
  groups: readonly RaidGroup[];
  chosen: RaidGroup;
}

function GroupSelect({ groups, chosen, onChoose }: GroupSelectProps) {
  const id = useId();
  if (groups.length < 2) return null;
  return (
    <div>
      <label className="visually-hidden" htmlFor={id}>
        {GROUP_TEXTS.group}
      </label>
      <select
        id={id}
        className="form-select"
        value={newestCode(chosen)}
        onChange={({ target }) => onChoose(target.value)}
      >
        {groups.map((group) => (
          <option key={newestCode(group)} value={newestCode(group)}>
            {`${groupTitle(group, groups)} · ${EVENING_TEXTS.raids(group.raids.length)}`}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Adds the title if another group has the same name. */
function groupTitle(group: RaidGroup, groups: readonly RaidGroup[]): string {
  const name = shownTitle(groupName(group));
  const isShared = groups.filter((other) => shownTitle(groupName(other)) === name).length > 1;
  return isShared && group.owner ? `${name} · ${shownTitle(group.title)}` : name;
}
