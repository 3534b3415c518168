import { useId } from 'react';
import type { SeasonGroup } from '#domain/season/groups';
import { SEASON_TEXTS } from '#domain/season/words';
import { FRAME_TEXTS } from '#texts/frame';
import { SEASON_VIEW_TEXTS } from '#texts/season';

interface GroupSelectProps {
  groups: readonly SeasonGroup[];
  chosen: SeasonGroup;
  /** With the code of the group's newest raid. */
  onChoose: (code: string) => void;
}

/** Offers the groups, if there are several. */
export function GroupSelect({ groups, chosen, onChoose }: GroupSelectProps) {
  const id = useId();
  if (groups.length < 2) return null;
  return (
    <div>
      <label className="visually-hidden" htmlFor={id}>
        {SEASON_VIEW_TEXTS.group}
      </label>
      <select
        id={id}
        className="form-select"
        value={codeOf(chosen)}
        onChange={({ target }) => onChoose(target.value)}
      >
        {groups.map((group) => (
          <option key={codeOf(group)} value={codeOf(group)}>
            {`${groupTitle(group)} · ${SEASON_TEXTS.raids(group.raids.length)}`}
          </option>
        ))}
      </select>
    </div>
  );
}

const codeOf = ({ raids }: SeasonGroup): string => raids[0]?.code ?? '';

const groupTitle = ({ title }: SeasonGroup): string => title.trim() || FRAME_TEXTS.untitled;
