import { HEROIC, killTitle } from '#domain/kill-title';
import type { Kill } from '#domain/raid';
import { MAIN_TEXTS } from '#texts/main';
import { Foreign } from '#ui/Foreign';
import { formatDuration } from '#ui/format';

interface BossRowProps {
  kill: Kill;
  /** Every kill of the same boss that night, this one among them. */
  sameBoss: Kill[];
  isChosen: boolean;
  onChoose: () => void;
}

/** One kill: boss, zone and difficulty, then its mark, its length and which kill of the boss it was. */
export function BossRow({ kill, sameBoss, isChosen, onChoose }: BossRowProps) {
  return (
    <button
      type="button"
      className={`list-group-item list-group-item-action ${zoneColour(kill.zone)} ${isChosen ? 'fw-bold' : ''} d-flex flex-wrap align-items-center column-gap-2`}
      aria-current={isChosen}
      data-kill={kill.id}
      onClick={onChoose}
    >
      <Foreign text={killTitle(kill)} />
      <span className="ms-auto d-flex gap-2 small">
        {sameBoss.length > 1 && (
          <span>{MAIN_TEXTS.killOf(sameBoss.indexOf(kill) + 1, sameBoss.length)}</span>
        )}
        {kill.difficulty === HEROIC && (
          <span role="img" aria-label={MAIN_TEXTS.heroic}>
            {MAIN_TEXTS.heroicMark}
          </span>
        )}
        <span>{formatDuration(kill.endedAt - kill.startedAt)}</span>
      </span>
    </button>
  );
}

/** Source: spec.md point 2, "Boss list". */
const ZONE_COLOURS: Readonly<Record<string, string>> = {
  'Blackwing Descent': 'list-group-item-danger',
  'The Bastion of Twilight': 'list-group-item-primary',
  'Throne of the Four Winds': 'list-group-item-warning',
};

const zoneColour = (zone: string): string => ZONE_COLOURS[zone] ?? 'list-group-item-dark';
