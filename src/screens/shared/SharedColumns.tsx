import type { ComponentProps, ReactNode } from 'react';
import { columnText, linesText } from '#domain/audit/audit-lines';
import { barcodeOfFindings } from '#domain/audit/barcode';
import type { NamedFinding } from '#domain/audit/finding';
import {
  isEverybodyPassed,
  isMostlyPassed,
  shownVerdicts,
  type Verdict,
} from '#domain/audit/verdict';
import type { Era } from '#domain/era/era';
import { ERAS } from '#domain/eras/era-list';
import { term } from '#domain/language';
import { classAndSpecText } from '#domain/raid/classes';
import { byName } from '#domain/raid/name-order';
import { groupNamesakes, type ShownNames, shownNames } from '#domain/raid/shown-names';
import {
  columnOfSharedFinding,
  type KeyedPlayer,
  type SharedFight,
} from '#domain/share/shared-fight';
import { Tile, tileClass } from '#features/tile/Tile';
import { NothingMissingLine } from '#features/verdict-columns/NothingMissingLine';
import { passedLastOnPhones, usePassedFold } from '#features/verdict-columns/passed-fold';
import { VerdictColumn } from '#features/verdict-columns/VerdictColumn';
import columnStyles from '#features/verdict-columns/VerdictColumns.module.css';
import { PLAYER_TEXTS } from '#texts/player';
import { RAID_TEXTS } from '#texts/raid';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import { useIsNarrow } from '#ui/use-is-wide';

export type JudgedPlayer = KeyedPlayer & { verdicts: readonly Verdict[] };

interface SharedColumnsProps {
  fight: SharedFight;
  judged: readonly JudgedPlayer[];
  columns: Record<Verdict, JudgedPlayer[]>;
}

/** Lists the players by verdict, then those with advice. */
export function SharedColumns({ fight, judged, columns }: SharedColumnsProps) {
  const isPhone = useIsNarrow();
  const fold = usePassedFold(columns.PASSED.length < judged.length);
  const names = shownNames(judged);
  const verdicts = passedLastOnPhones(verdictsInView(columns, judged), isPhone);
  return (
    <>
      {isEverybodyPassed(judged) && <NothingMissingLine counts={fight.counts} />}
      {/* In print the order is the same. */}
      <div>
        <div className={columnStyles.columns} data-mostly-passed={isMostlyPassed(columns)}>
          {verdicts.map((verdict) => (
            <VerdictColumn
              key={verdict}
              level="h2"
              title={term(verdict)}
              mark={verdictMark(verdict)}
              count={columns[verdict].length}
              fold={verdict === 'PASSED' ? fold : undefined}
              players={mostFindingsFirst(columns[verdict], verdict, fight).map((player) =>
                playerWith(player, names, tileInColumn(player, verdict, fight)),
              )}
            />
          ))}
        </div>
      </div>
      <AdvisedColumn fight={fight} judged={judged} names={names} />
    </>
  );
}

interface AdvisedColumnProps extends Omit<SharedColumnsProps, 'columns'> {
  names: ShownNames;
}

function AdvisedColumn({ fight, judged, names }: AdvisedColumnProps) {
  const advised = groupNamesakes(
    judged.filter(({ advice }) => advice.length > 0),
    (player) => player,
  );
  if (advised.length === 0) return null;
  return (
    <VerdictColumn
      level="h2"
      title={PLAYER_TEXTS.worthALook}
      count={advised.length}
      players={advised.map((player) =>
        playerWith(player, names, {
          words: linesText(player.advice, wordsOf(player.advice, eraOf(fight))),
        }),
      )}
    />
  );
}

const eraOf = (fight: SharedFight): Era | undefined => ERAS.find(({ id }) => id === fight.era);

const wordsOf = (findings: readonly NamedFinding[], era: Era | undefined) => ({
  slots: era?.slots ?? [],
  titles: [...new Set(findings.map(({ title }) => title))],
});

function mostFindingsFirst(players: readonly JudgedPlayer[], verdict: Verdict, fight: SharedFight) {
  const count = (player: JudgedPlayer) => findingsIn(player, verdict, fight).length;
  const sorted = [...players].sort((one, other) => count(other) - count(one) || byName(one, other));
  return groupNamesakes(sorted, (player) => player);
}

function tileInColumn(player: JudgedPlayer, verdict: Verdict, fight: SharedFight): TileOptions {
  const era = eraOf(fight);
  const findings = findingsIn(player, verdict, fight);
  return {
    isQuiet: verdict === 'PASSED',
    places: player.state === 'judged' && era ? barcodeOfFindings(era, player) : [],
    words: columnText(verdict, findings, wordsOf(findings, era)),
    marks: otherMarks(player, verdict, fight),
  };
}

const playerWith = (player: JudgedPlayer, names: ShownNames, tile: TileOptions) => ({
  key: player.key,
  picture: player.picture,
  tile: <SharedTile player={player} names={names} {...tile} />,
});

/** Returns the verdicts that have a column; players without a verdict come last. */
function verdictsInView(
  columns: Record<Verdict, JudgedPlayer[]>,
  judged: readonly JudgedPlayer[],
): Verdict[] {
  if (isEverybodyPassed(judged)) return ['PASSED'];
  const unjudged = columns['NOT JUDGED'].length;
  const isMixed = unjudged > 0 && unjudged < judged.length;
  if (!isMixed) return shownVerdicts(columns);
  return [...shownVerdicts({ ...columns, 'NOT JUDGED': [] }), 'NOT JUDGED'];
}

type TileOptions = Pick<ComponentProps<typeof Tile>, 'isQuiet' | 'places' | 'words' | 'marks'>;

interface SharedTileProps extends TileOptions {
  player: JudgedPlayer;
  names: ShownNames;
}

function SharedTile({ player, names, ...tile }: SharedTileProps) {
  const detail = names.detailOf(player);
  return (
    <div className={tileClass(player.classKey, tile)}>
      <Tile
        picture={player.picture}
        classAndSpec={detail ? '' : classAndSpecText(player)}
        name={names.nameOf(player)}
        player={player}
        detail={detail}
        {...tile}
      />
    </div>
  );
}

const findingsIn = ({ findings }: JudgedPlayer, verdict: Verdict, { counts }: SharedFight) =>
  findings.filter((finding) => columnOfSharedFinding(finding, counts) === verdict);

/** Returns the marks of a player's further columns, and the mark and count of advice. */
function otherMarks(player: JudgedPlayer, verdict: Verdict, fight: SharedFight): ReactNode {
  const others = player.verdicts.filter((other) => other !== verdict);
  const advice = new Set(player.advice.map(({ title }) => title)).size;
  if (others.length === 0 && advice === 0) return undefined;
  return (
    <>
      {others.map((other) => {
        const { length } = findingsIn(player, other, fight);
        const mark = verdictMark(other);
        return (
          <span key={other} className={`tone-${mark}`} data-count={length > 1 ? length : undefined}>
            <Mark name={mark} size={11} label={RAID_TEXTS.alsoIn(other)} />
          </span>
        );
      })}
      {advice > 0 && (
        <span className="tone-eye">
          <Mark name="eye" size={13} label={PLAYER_TEXTS.worthALook} /> <span>{advice}</span>
        </span>
      )}
    </>
  );
}
