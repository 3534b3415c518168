import { useId } from 'react';
import { resultLines } from '#domain/audit/audit-lines';
import { NIGHT_WORDS } from '#domain/audit/night';
import { columnOf } from '#domain/audit/verdict';
import { formatDateSeenFrom } from '#domain/format';
import type { SeasonGroup } from '#domain/groups/groups';
import type { PlayerPage } from '#domain/player/player-page';
import { CopyWhisper } from '#features/share/CopyWhisper';
import { ToBuyButton, ToBuyOfPlayer } from '#features/to-buy/ToBuyButton';
import { PLAYER_PAGE_TEXTS } from '#texts/player-page';
import { verdictMark } from '#ui/game/verdict-mark';
import { ResultLine } from '#ui/ResultLine';
import styles from './PlayerScreen.module.css';

interface OpenFaultsProps {
  page: PlayerPage;
  /** Undefined while they are read. */
  groups: readonly SeasonGroup[] | undefined;
}

export function OpenFaults({ page, groups }: OpenFaultsProps) {
  const heading = useId();
  return (
    <section className={`${styles.open} stack`} aria-labelledby={heading}>
      <h2 id={heading} className="section-title">
        {PLAYER_PAGE_TEXTS.openNow}
      </h2>
      <LastLoggedFaults page={page} groups={groups} />
    </section>
  );
}

function LastLoggedFaults({ page: { newest, last }, groups }: OpenFaultsProps) {
  if (!last) return <ResultLine mark="question" text={PLAYER_PAGE_TEXTS.noGearLogged} />;
  const { group, raid, fight, player, evening } = last;
  const { findings, advice, character } = player;
  const { era } = group;
  const date = formatDateSeenFrom(Date.now(), evening.pulledAt);
  if (player.state === 'passed')
    return <ResultLine mark="tick" text={PLAYER_PAGE_TEXTS.passedOn(date)} />;
  const present = raid.kills.find((kill) => kill.fight.id === fight.id)?.players ?? [];
  return (
    <>
      <p className="second m-0">{PLAYER_PAGE_TEXTS.asOf(date, fight.boss)}</p>
      {player.state === 'not judged' && <ResultLine mark="question" text={NIGHT_WORDS.notJudged} />}
      {resultLines({ era, findings }).map(({ rule, title, line }) => (
        <ResultLine key={title} mark={verdictMark(columnOf(rule))} text={line} />
      ))}
      {findings.length > 0 && (
        <div className="d-flex flex-wrap gap-2 d-print-none">
          <ToBuyButton era={era} isGearKnown>
            <ToBuyOfPlayer player={newest.row} last={last} group={group} groups={groups} />
          </ToBuyButton>
          <CopyWhisper
            audit={{ era, findings, advice, raider: character }}
            present={present.map((one) => one.character)}
            className="btn btn-outline-secondary"
          />
        </div>
      )}
    </>
  );
}
