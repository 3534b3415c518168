import { useId } from 'react';
import { rosterNotes } from '#data/kept/kept-record';
import type { PlayerInGroup, PlayerPage } from '#domain/player/player-page';
import { byName } from '#domain/raid/name-order';
import { playerRef } from '#domain/raid/player-ref';
import { fullName } from '#domain/raid/shown-names';
import { PLAYER_PAGE_TEXTS } from '#texts/player-page';
import { Checkbox } from '#ui/Checkbox';
import styles from './Notes.module.css';
import { OwnPlayerToggle } from './OwnPlayerToggle';

export function Notes({ page: { newest }, canNote }: { page: PlayerPage; canNote: boolean }) {
  const [heading, reason] = [useId(), useId()];
  return (
    <section aria-labelledby={heading} className="stack d-print-none">
      <h2 id={heading} className="section-title">
        {PLAYER_PAGE_TEXTS.notes}
      </h2>
      <fieldset
        disabled={!canNote}
        aria-labelledby={heading}
        aria-describedby={canNote ? undefined : reason}
        className="stack"
      >
        <AltChoice player={newest} />
        <LeftChoice player={newest} />
      </fieldset>
      <OwnPlayerToggle
        player={newest.row.character}
        isThisPlayer={(ref) => newest.roster.idOf(ref) === newest.row.id}
      />
      <p id={reason} className="second m-0">
        {canNote ? PLAYER_PAGE_TEXTS.stored : PLAYER_PAGE_TEXTS.notesUnreadable}
      </p>
    </section>
  );
}

function AltChoice({ player: { row, roster, members } }: { player: PlayerInGroup }) {
  const [field, hint] = [useId(), useId()];
  const main = roster.mainOf(row.id);
  const mains = [...members.values()]
    .filter(({ id }) => id === main || roster.canBeAltOf(row.id, id))
    .filter(({ id }) => id !== row.id)
    .sort(byName);
  const choose = (id: string) => {
    const chosen = members.get(id);
    void rosterNotes.addStatements((at) => [
      {
        at,
        kind: 'alt',
        player: playerRef(row.character),
        ...(chosen && { main: playerRef(chosen.character) }),
      },
    ]);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={field} className="fw-semibold">
        {PLAYER_PAGE_TEXTS.altOf}
      </label>
      <select
        id={field}
        className="form-select"
        aria-describedby={hint}
        value={main === row.id ? '' : main}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{PLAYER_PAGE_TEXTS.nobodysAlt}</option>
        {mains.map((member) => (
          <option key={member.id} value={member.id}>
            {fullName(member)}
          </option>
        ))}
      </select>
      <p id={hint} className="second m-0">
        {PLAYER_PAGE_TEXTS.altHint}
      </p>
    </div>
  );
}

function LeftChoice({ player: { row, roster } }: { player: PlayerInGroup }) {
  const hint = useId();
  const note = (hasLeft: boolean) =>
    void rosterNotes.addStatements((at) => [
      { at, kind: 'left', player: playerRef(row.character), hasLeft },
    ]);
  return (
    <div className={styles.field}>
      <Checkbox
        label={PLAYER_PAGE_TEXTS.left}
        aria-describedby={hint}
        isOn={roster.hasLeft(row.id)}
        onChange={note}
      />
      <p id={hint} className="second m-0">
        {PLAYER_PAGE_TEXTS.leftHint}
      </p>
    </div>
  );
}
