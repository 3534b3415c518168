import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { rosterNotes, whoIsMe } from '#data/kept/kept-record';
import { MOST_ME, playersWhoAreMe } from '#domain/digests/me';
import { playerRef } from '#domain/digests/roster-notes';
import type { PlayerInGroup, PlayerPage } from '#domain/player/player-page';
import { byName } from '#domain/raid/name-order';
import { fullName } from '#domain/raid/shown-names';
import { PLAYER_PAGE_TEXTS } from '#texts/player-page';
import { Button } from '#ui/Button';
import { Checkbox } from '#ui/Checkbox';
import styles from './Notes.module.css';

interface NotesProps {
  page: PlayerPage;
  canNote: boolean;
}

export function Notes({ page: { newest }, canNote }: NotesProps) {
  const [heading, reason] = [useId(), useId()];
  return (
    <section aria-labelledby={heading} className={`${styles.notes} d-print-none`}>
      <h2 id={heading} className={styles.title}>
        {PLAYER_PAGE_TEXTS.notes}
      </h2>
      <fieldset
        disabled={!canNote}
        aria-labelledby={heading}
        aria-describedby={canNote ? undefined : reason}
        className={styles.fields}
      >
        <AltOf player={newest} />
        <HasLeft player={newest} />
      </fieldset>
      <ThisIsMe player={newest} />
      <p id={reason} className={styles.stored}>
        {canNote ? PLAYER_PAGE_TEXTS.stored : PLAYER_PAGE_TEXTS.notesUnreadable}
      </p>
    </section>
  );
}

function ThisIsMe({ player: { row, roster } }: { player: PlayerInGroup }) {
  const hint = useId();
  const { data, isError } = useQuery(whoIsMe.query());
  const all = playersWhoAreMe(data ?? []);
  const own = all.filter((player) => roster.idOf(player) === row.id);
  const isMe = own.length > 0;
  const isFull = !isMe && all.length >= MOST_ME;
  const { thisIsMe, meHint, tooManyMe, notesUnreadable } = PLAYER_PAGE_TEXTS;
  const toggle = () => {
    const players = isMe ? own : [playerRef(row.character)];
    void whoIsMe.say((at) => players.map((player) => ({ at, player, isMe: !isMe })));
  };
  return (
    <div className={styles.field}>
      <Button
        className={isMe ? 'active' : ''}
        aria-pressed={isMe}
        aria-describedby={hint}
        disabled={isFull || isError}
        onClick={toggle}
      >
        {thisIsMe}
      </Button>
      <p id={hint} className={styles.hint}>
        {isError ? notesUnreadable : isFull ? tooManyMe : meHint}
      </p>
    </div>
  );
}

function AltOf({ player: { row, roster, members } }: { player: PlayerInGroup }) {
  const [field, hint] = [useId(), useId()];
  const main = roster.mainOf(row.id);
  const mains = [...members.values()]
    .filter(({ id }) => id === main || roster.canBeAltOf(row.id, id))
    .filter(({ id }) => id !== row.id)
    .sort(byName);
  const choose = (id: string) => {
    const chosen = members.get(id);
    void rosterNotes.say((at) => [
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
      <label htmlFor={field}>{PLAYER_PAGE_TEXTS.altOf}</label>
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
      <p id={hint} className={styles.hint}>
        {PLAYER_PAGE_TEXTS.altHint}
      </p>
    </div>
  );
}

function HasLeft({ player: { row, roster } }: { player: PlayerInGroup }) {
  const hint = useId();
  const note = (hasLeft: boolean) =>
    void rosterNotes.say((at) => [{ at, kind: 'left', player: playerRef(row.character), hasLeft }]);
  return (
    <div className={styles.field}>
      <Checkbox
        label={PLAYER_PAGE_TEXTS.left}
        aria-describedby={hint}
        isOn={roster.hasLeft(row.id)}
        onChange={note}
      />
      <p id={hint} className={styles.hint}>
        {PLAYER_PAGE_TEXTS.leftHint}
      </p>
    </div>
  );
}
