import { useId } from 'react';
import type { Raider, Slot } from '#domain/raid/raid';
import { SPELLING } from '#domain/spelling';
import { groupHeading } from '#domain/to-buy/copies';
import type { PlayerShare, ToBuyLine } from '#domain/to-buy/lines';
import type { PlayerToBuyFor, ToBuy } from '#domain/to-buy/to-buy';
import { Glyph } from '#features/emblems/Glyph';
import { OwnPlayerMark, useIsOwnPlayer } from '#features/player/OwnPlayerMark';
import { PullMark } from '#features/pull/PullMark';
import { PLAYER_TEXTS } from '#texts/player';
import { TO_BUY_VIEW_TEXTS } from '#texts/to-buy';
import { slotPicture } from '#ui/game/slot-pictures';
import { UserText } from '#ui/UserText';
import styles from './ToBuyDialog.module.css';

interface ItemGroupsProps {
  list: ToBuy;
  players: readonly PlayerToBuyFor[];
  onTick: (share: PlayerShare, raider: Raider) => void;
}

export function ItemGroups({ list, players, onTick }: ItemGroupsProps) {
  const id = useId();
  const raiders = new Map(players.map((player) => [player.id, player.audit.raider]));
  return list.groups.map(({ group, lines }) => (
    <section key={group} className={styles.group}>
      <h3 id={`${id}-${group}`}>{groupHeading(group)}</h3>
      <ul aria-labelledby={`${id}-${group}`} className="list-unstyled m-0">
        {lines.map((line) => (
          <li key={line.text} className={styles.line}>
            <LinePicture line={line} />
            <div className={styles.words}>
              <p className={styles.text}>{`${line.left} × ${line.text}`}</p>
              <LineNote line={line} />
              <div className={styles.chips}>
                {line.shares.map((one) => {
                  const raider = raiders.get(one.player);
                  return (
                    raider && (
                      <PlayerChip
                        key={one.player}
                        share={one}
                        raider={raider}
                        onTick={() => onTick(one, raider)}
                      />
                    )
                  );
                })}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function LineNote({ line: { note, reasons } }: { line: ToBuyLine }) {
  const words = [note, ...reasons].filter(Boolean).join(SPELLING.semicolon);
  return words && <p className={styles.note}>{words}</p>;
}

/** The trinket's slot. Its glyph is a crystal, which also serves for gems. */
const TRINKET: Slot = 12;

function LinePicture({ line: { group, shares } }: { line: ToBuyLine }) {
  const [tick] = shares[0]?.ticks ?? [];
  if (group === 'consumables') {
    return (
      <span className={styles.picture}>
        <PullMark state="not seen" category={tick?.kind === 'food' ? 'food' : 'flask'} />
      </span>
    );
  }
  const isGem = group === 'gems' && tick?.kind !== 'buckle';
  const slot = isGem ? TRINKET : (tick?.slot ?? TRINKET);
  return <Glyph sheet="slots" glyph={slotPicture(slot)} className={styles.picture} />;
}

interface PlayerChipProps {
  share: PlayerShare;
  raider: Raider;
  onTick: () => void;
}

function PlayerChip({ share: { name, count, isBought }, raider, onTick }: PlayerChipProps) {
  const pieces = count > 1 ? ` ×${count}` : '';
  const you = useIsOwnPlayer(raider) ? ` ${PLAYER_TEXTS.you}` : '';
  return (
    <label
      className={`${styles.chip} class-${raider.classKey ?? 'unknown'} ${isBought ? styles.bought : ''}`}
    >
      <input
        type="checkbox"
        className="form-check-input m-0"
        aria-label={TO_BUY_VIEW_TEXTS.bought(name + you + pieces)}
        checked={isBought}
        onChange={onTick}
      />
      <UserText>{name}</UserText>
      <OwnPlayerMark player={raider} />
      <span>{pieces}</span>
    </label>
  );
}
