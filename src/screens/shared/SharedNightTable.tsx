import { describeState, NIGHT_GROUPS, NIGHT_WORDS, type NightState } from '#domain/audit/night';
import { ERAS } from '#domain/eras/era-list';
import { toKeyedPlayer } from '#domain/hand-over/shared-audit';
import { type SharedNight, sharedNow } from '#domain/hand-over/shared-night';
import { bossKey, killsByBoss } from '#domain/raid/open-fight';
import { namesakesTogether, type ShownNames, shownNames } from '#domain/raid/shown-names';
import { KillMarks } from '#features/tables/KillMarks';
import { RaiderHead } from '#features/tables/RaiderHead';
import table from '#features/tables/RaidTable.module.css';
import { NIGHT_TEXTS } from '#texts/night';
import { VIEW_TEXTS } from '#texts/views';
import { Mark } from '#ui/Mark';
import type { MarkName } from '#ui/mark-paths';
import styles from './SharedResult.module.css';

/** Renders a row per player in the night's groups, with a column per kill. */
export function SharedNightTable({ night }: { night: SharedNight }) {
  const { kills } = night;
  const players = night.players.map(toKeyedPlayer);
  const names = shownNames(players);
  const sameBoss = killsByBoss(kills);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus
    <section className={table.box} tabIndex={0} aria-label={NIGHT_TEXTS.scrolls}>
      <table className={table.table}>
        <caption className="visually-hidden">{VIEW_TEXTS.names.night}</caption>
        <thead>
          <tr>
            <th scope="col" className={table.corner}>
              {NIGHT_TEXTS.player}
            </th>
            {kills.map((kill, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a boss may be killed twice
              <th key={index} scope="col">
                <bdi className={table.upright} lang="en">
                  {kill.boss}
                </bdi>
                <KillMarks kill={kill} sameBoss={sameBoss.get(bossKey(kill)) ?? []} />
              </th>
            ))}
            <th scope="col" className={`${table.last} ${styles.now}`}>
              {NIGHT_TEXTS.now}
            </th>
          </tr>
        </thead>
        {NIGHT_GROUPS.map((group) => {
          const rows = players.filter((player) => player.group === group);
          return (
            rows.length > 0 && (
              <tbody key={group} aria-label={NIGHT_TEXTS.groups[group]}>
                <tr className={table.group}>
                  <th scope="rowgroup" colSpan={kills.length + 2}>
                    <span>
                      {NIGHT_TEXTS.groups[group]} {rows.length}
                    </span>
                  </th>
                </tr>
                {namesakesTogether(rows, (player) => player).map((player) => (
                  <Row key={player.key} player={player} names={names} era={night.era} />
                ))}
              </tbody>
            )
          );
        })}
      </table>
    </section>
  );
}

interface RowProps {
  player: ReturnType<typeof toKeyedPlayer<SharedNight['players'][number]>>;
  names: ShownNames;
  era: string;
}

function Row({ player, names, era }: RowProps) {
  const { state, attended, known } = sharedNow(player);
  const slots = ERAS.find(({ id }) => id === era)?.slots ?? [];
  return (
    <tr>
      <th scope="row">
        <RaiderHead raider={player} names={names} />
      </th>
      {player.states.map((one, index) => {
        const { mark, words } = STATES[one];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first kill is the first
          <td key={index} className={mark && `${styles.cell} tone-${mark}`}>
            {mark && <Mark name={mark} size={11} />}
            <span className="visually-hidden">{words()}</span>
          </td>
        );
      })}
      <td className={`${table.last} ${styles.now}`}>
        {describeState({ state, findings: player.now }, { slots })}
        {' · '}
        <span className="text-nowrap">{NIGHT_TEXTS.attendance(attended, known)}</span>
      </td>
    </tr>
  );
}

const STATES: Readonly<Record<NightState, { mark?: MarkName; words: () => string }>> = {
  passed: { mark: 'tick', words: () => NIGHT_WORDS.passed },
  faults: { mark: 'cross', words: () => NIGHT_TEXTS.faults },
  absent: { mark: 'dash', words: () => NIGHT_WORDS.absent },
  'no gear': { mark: 'question', words: () => NIGHT_WORDS.noGear },
  'not judged': { mark: 'question', words: () => NIGHT_WORDS.notJudged },
  unknown: { words: () => NIGHT_TEXTS.notFetched },
};
