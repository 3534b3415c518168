import { useId } from 'react';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import { resultLines } from '#domain/audit/audit-lines';
import { barcode, levelScale } from '#domain/audit/barcode';
import { NIGHT_WORDS } from '#domain/audit/night-words';
import { minimumInFight } from '#domain/audit/rule/audit-context';
import { columnOf } from '#domain/audit/verdict';
import { unpackGear } from '#domain/digests/worn-gear';
import { formatDateSeenFrom } from '#domain/format';
import type { RaidGroup } from '#domain/groups/groups';
import type { PlayerPage } from '#domain/player/player-page';
import { CopyWhisper } from '#features/share/CopyWhisper';
import { Barcode } from '#features/tile/Tile';
import { ToBuyButton, ToBuyOfPlayer } from '#features/to-buy/ToBuyButton';
import { PLAYER_PAGE_TEXTS } from '#texts/player-page';
import { verdictMark } from '#ui/game/verdict-mark';
import { ResultLine } from '#ui/ResultLine';
import styles from './PlayerScreen.module.css';

type LastLogged = NonNullable<PlayerPage['last']>;

interface OpenFaultsProps {
  page: PlayerPage;
  /** Undefined while they are read. */
  groups: readonly RaidGroup[] | undefined;
}

export function OpenFaults({ page: { newest, last }, groups }: OpenFaultsProps) {
  const heading = useId();
  return (
    <section className="d-grid gap-2 p-3 panel" aria-labelledby={heading}>
      <header className="d-flex flex-wrap gap-2 align-items-center">
        <h2 id={heading} className="section-title">
          {PLAYER_PAGE_TEXTS.openNow}
        </h2>
        {last && last.player.state !== 'passed' && (
          <p className="second m-0">{PLAYER_PAGE_TEXTS.asOf(dateOf(last), last.fight.boss)}</p>
        )}
      </header>
      {last ? (
        <LastLoggedFaults last={last} />
      ) : (
        <ResultLine mark="question" text={PLAYER_PAGE_TEXTS.noGearLogged} />
      )}
      {last && last.player.findings.length > 0 && (
        <div className={`${styles.actions} d-print-none`}>
          <ToBuyButton era={last.group.era} isGearKnown>
            <ToBuyOfPlayer player={newest.row} last={last} group={last.group} groups={groups} />
          </ToBuyButton>
          <CopyWhisper
            audit={{ ...last.player, era: last.group.era, raider: last.player.character }}
            present={playersAt(last).map(({ character }) => character)}
            className="btn btn-outline-secondary d-inline-flex gap-2 align-items-center"
          />
        </div>
      )}
    </section>
  );
}

const dateOf = ({ evening }: LastLogged) => formatDateSeenFrom(Date.now(), evening.pulledAt);

const playersAt = ({ raid, fight: { id } }: LastLogged) =>
  raid.kills.find((kill) => kill.fight.id === id)?.players ?? [];

function LastLoggedFaults({ last }: { last: LastLogged }) {
  const { era } = last.group;
  const { state, findings } = last.player;
  if (state === 'passed')
    return <ResultLine mark="tick" text={PLAYER_PAGE_TEXTS.passedOn(dateOf(last))} />;
  return (
    <>
      {state === 'not judged' && <ResultLine mark="question" text={NIGHT_WORDS.notJudged} />}
      {findings.length > 0 && (
        <div className={styles.barcode}>
          <LastBarcode last={last} />
        </div>
      )}
      {resultLines({ era, findings }).map(({ rule, title, line }) => (
        <ResultLine key={title} mark={verdictMark(columnOf(rule))} text={line} />
      ))}
    </>
  );
}

/** Draws the gear in the scale of that kill's tiles. */
function LastBarcode({ last }: { last: LastLogged }) {
  const { era } = last.group;
  const minimum = minimumInFight(last.fight, { era, standards: useObservable(standards) });
  const withLevels = ({ gear, findings }: (typeof last)['player']) => ({
    raider: { gear: unpackGear(gear) },
    era,
    findings,
    advice: [],
    verdicts: [],
  });
  const scale = levelScale(playersAt(last).map(withLevels), minimum);
  return <Barcode places={barcode(withLevels(last.player), scale)} isQuiet={false} />;
}
