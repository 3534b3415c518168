import { useId } from 'react';
import { resultLines } from '#domain/audit/audit-lines';
import { barcodeOfFindings } from '#domain/audit/barcode';
import { NIGHT_WORDS } from '#domain/audit/night-words';
import { columnOf } from '#domain/audit/verdict';
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
            present={charactersAt(last)}
            className="btn btn-outline-secondary d-inline-flex gap-2 align-items-center"
          />
        </div>
      )}
    </section>
  );
}

const dateOf = ({ evening }: LastLogged) => formatDateSeenFrom(Date.now(), evening.pulledAt);

const charactersAt = ({ raid, fight: { id } }: LastLogged) =>
  (raid.kills.find((kill) => kill.fight.id === id)?.players ?? []).map((one) => one.character);

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
          <Barcode places={barcodeOfFindings(era, { findings, advice: [] })} isQuiet={false} />
        </div>
      )}
      {resultLines({ era, findings }).map(({ rule, title, line }) => (
        <ResultLine key={title} mark={verdictMark(columnOf(rule))} text={line} />
      ))}
    </>
  );
}
