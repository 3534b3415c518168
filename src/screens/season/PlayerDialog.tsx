import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { rosterNotes } from '#data/kept/kept-record';
import type { Member } from '#domain/digests/members';
import { playerRef } from '#domain/digests/roster-notes';
import { formatShortDate } from '#domain/format';
import { describeClassAndSpec } from '#domain/raid/classes';
import { byName } from '#domain/raid/name-order';
import { fullName } from '#domain/raid/shown-names';
import type { SeasonTable } from '#domain/season/season';
import { attendanceText } from '#domain/season/words';
import { ClassPicture } from '#features/emblems/ClassPicture';
import { FRAME_TEXTS } from '#texts/frame';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { Checkbox } from '#ui/Checkbox';
import { Dialog } from '#ui/Dialog';
import { Link } from '#ui/Link';
import { useCloseDialog } from '#ui/use-close-dialog';
import styles from './PlayerDialog.module.css';
import { playerLink } from './season-address';

interface PlayerDialogProps {
  table: SeasonTable;
  player: Member;
  canNote: boolean;
}

/** Says what the user knows of a player. It takes effect at once. */
export function PlayerDialog({ table, player, canNote }: PlayerDialogProps) {
  const close = useCloseDialog();
  return (
    <Dialog
      title={fullName(player)}
      closeLabel={FRAME_TEXTS.close}
      onClose={close}
      className={styles.dialog}
    >
      <div className={styles.player}>
        <Facts table={table} player={player} />
        <fieldset disabled={!canNote}>
          <AltOf table={table} player={player} />
          <HasLeft table={table} player={player} />
        </fieldset>
        <Alts table={table} player={player} />
        <p className={styles.stored}>{SEASON_VIEW_TEXTS.stored}</p>
      </div>
    </Dialog>
  );
}

type OfPlayer = Pick<PlayerDialogProps, 'table' | 'player'>;

function Facts({ table: { group, rows }, player: { id, character } }: OfPlayer) {
  const first = group.evenings.filter(({ attendances }) => attendances.has(id)).at(-1);
  const row = rows.find((one) => one.id === id);
  const facts = [
    describeClassAndSpec(character),
    first && SEASON_VIEW_TEXTS.firstSeen(formatShortDate(first.pulledAt)),
    row && SEASON_VIEW_TEXTS.attended(attendanceText(row)),
  ];
  return (
    <div className={styles.facts}>
      <ClassPicture name={character.picture} size={40} />
      <p className="facts">
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </div>
  );
}

function AltOf({ table: { members, roster }, player }: OfPlayer) {
  const [field, hint] = [useId(), useId()];
  const main = roster.mainOf(player.id);
  const mains = [...members.values()]
    .filter(({ id }) => id === main || roster.canBeAltOf(player.id, id))
    .filter(({ id }) => id !== player.id)
    .sort(byName);
  const choose = (id: string) => {
    const chosen = members.get(id);
    void rosterNotes.say((at) => [
      {
        at,
        kind: 'alt',
        player: playerRef(player.character),
        ...(chosen && { main: playerRef(chosen.character) }),
      },
    ]);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={field}>{SEASON_VIEW_TEXTS.altOf}</label>
      <select
        id={field}
        className="form-select"
        aria-describedby={hint}
        value={main === player.id ? '' : main}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{SEASON_VIEW_TEXTS.nobodysAlt}</option>
        {mains.map((member) => (
          <option key={member.id} value={member.id}>
            {fullName(member)}
          </option>
        ))}
      </select>
      <p id={hint} className={styles.hint}>
        {SEASON_VIEW_TEXTS.altHint}
      </p>
    </div>
  );
}

function HasLeft({ table: { roster }, player }: OfPlayer) {
  const hint = useId();
  const note = (hasLeft: boolean) =>
    void rosterNotes.say((at) => [
      { at, kind: 'left', player: playerRef(player.character), hasLeft },
    ]);
  return (
    <div className={styles.field}>
      <Checkbox
        label={SEASON_VIEW_TEXTS.left}
        aria-describedby={hint}
        isOn={roster.hasLeft(player.id)}
        onChange={note}
      />
      <p id={hint} className={styles.hint}>
        {SEASON_VIEW_TEXTS.leftHint}
      </p>
    </div>
  );
}

/** The way to alts, which have no row. */
function Alts({ table: { members, roster }, player }: OfPlayer) {
  const { search } = useLocation();
  const alts = [...members.values()]
    .filter(({ id }) => id !== player.id && roster.mainOf(id) === player.id)
    .sort(byName);
  if (alts.length === 0) return null;
  return (
    <nav aria-label={SEASON_VIEW_TEXTS.alts} className={styles.alts}>
      <span aria-hidden="true">{SEASON_VIEW_TEXTS.alts}</span>
      {alts.map((alt) => (
        <Link key={alt.id} to={playerLink(alt.id, search)}>
          {fullName(alt)}
        </Link>
      ))}
    </nav>
  );
}
