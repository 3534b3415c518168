import { findingParts } from '#domain/audit/finding-parts';
import { NIGHT_WORDS, shortFindingsText } from '#domain/audit/night-words';
import type { ChangeList, PlayerChange } from '#domain/audit/since';
import type { Era } from '#domain/era/era';
import { formatChange } from '#domain/format';
import type { ShownNames } from '#domain/raid/shown-names';
import { FindingParts } from '#features/tables/FindingParts';
import { RaiderHead } from '#features/tables/RaiderHead';
import { SINCE_TEXTS } from '#texts/since';
import { Mark } from '#ui/Mark';
import type { MarkName } from '#ui/mark-paths';
import spoken from '#ui/spoken.module.css';
import styles from './SinceLists.module.css';

interface PlayersSinceProps {
  list: ChangeList;
  mark: MarkName;
  /** Undefined while a kill is missing. */
  players: readonly PlayerChange[] | undefined;
  era: Era;
  names: ShownNames;
  /** Counts the raids for which a player's findings have been open. */
  raidsOf?: (player: PlayerChange) => number;
}

export function PlayersSince({ list, mark, players, era, names, raidsOf }: PlayersSinceProps) {
  return (
    <section
      aria-label={SINCE_TEXTS.lists[list]}
      className={`${styles.list} ${styles[list]} tone-${mark}`}
    >
      <h3 className={styles.heading}>
        <Mark name={mark} size={13} /> {SINCE_TEXTS.lists[list]}{' '}
        <span className={styles.count}>{players?.length ?? '?'}</span>
      </h3>
      {!players?.length && (
        <p className="small text-body-secondary m-0">
          {players ? SINCE_TEXTS.nobody : SINCE_TEXTS.notKnown}
        </p>
      )}
      <ul className="list-unstyled m-0">
        {players?.map((player) => {
          const { player: raider } = player.row;
          const facts = factsOf(player, raidsOf?.(player) ?? 0);
          return (
            <li key={player.row.id} className={styles.player}>
              <RaiderHead raider={raider} names={names} />
              {list === 'stillOpen' || (list === 'newHere' && player.findings.length > 0) ? (
                <span className={styles.slots}>
                  <span aria-hidden="true">
                    <FindingParts parts={findingParts(era, player.findings)} isWrapped />
                  </span>
                  <span className={spoken.spoken}>{playerText(player, era)}</span>
                </span>
              ) : (
                <span className={`${styles.slots} tone-${mark}`}>
                  <Mark name={mark} size={11} /> <span>{playerText(player, era)}</span>
                </span>
              )}
              {facts && (
                <span className={`${styles.change} second`}>
                  <span aria-hidden="true">{facts.shown}</span>
                  <span className={spoken.spoken}>{facts.readAloud}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Returns all facts to read aloud and one to show: how long faults are open, or the level. */
function factsOf({ itemLevelChange = 0 }: PlayerChange, raids: number) {
  const change = formatChange(itemLevelChange);
  const facts = [
    raids > 1 && SINCE_TEXTS.forRaids(raids),
    itemLevelChange !== 0 && SINCE_TEXTS.itemLevel(change),
  ].filter(Boolean);
  if (facts.length === 0) return undefined;
  return { readAloud: facts.join(', '), shown: raids > 1 ? SINCE_TEXTS.raids(raids) : change };
}

function playerText({ row, findings }: PlayerChange, era: Era): string {
  if (findings.length > 0) return shortFindingsText(era, findings);
  return row.now.state === 'passed' ? NIGHT_WORDS.passed : NIGHT_WORDS.noGear;
}
