import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { standards } from '#data/settings/chosen-standards';
import { toBuyQueries } from '#data/to-buy/to-buy-queries';
import { useObservable } from '#data/use-observable';
import type { Era } from '#domain/era/era';
import { playerRef } from '#domain/raid/player-ref';
import type { Raider, Slot } from '#domain/raid/raid';
import { SPELLING } from '#domain/spelling';
import {
  auctionatorText,
  groupHeading,
  type ListTitle,
  listMessages,
  listText,
  tsmText,
} from '#domain/to-buy/copies';
import { groupTicks } from '#domain/to-buy/group-to-buy';
import type { PlayerShare, ToBuyLine } from '#domain/to-buy/lines';
import type { ToBuySubject } from '#domain/to-buy/raid-to-buy';
import { toSightings } from '#domain/to-buy/sightings';
import { type PlayerToBuyFor, type ToBuy, toBuy } from '#domain/to-buy/to-buy';
import { Glyph } from '#features/emblems/Glyph';
import { FailureNotice } from '#features/notices/FailureNotice';
import { useIsMe, YouMark } from '#features/player/YouMark';
import { PullMark } from '#features/pull/PullMark';
import { CopyOneButton, CopyOutcome } from '#features/share/ShareFoot';
import { PLAYER_TEXTS } from '#texts/player';
import { SHARE_TEXTS } from '#texts/share';
import { TO_BUY_VIEW_TEXTS } from '#texts/to-buy';
import { VIEW_TEXTS } from '#texts/views';
import { Dialog } from '#ui/Dialog';
import { slotPicture } from '#ui/game/slot-pictures';
import { Loading } from '#ui/Loading';
import { Mark } from '#ui/Mark';
import sticky from '#ui/sticky-foot.module.css';
import { UserText } from '#ui/UserText';
import { useCloseDialog } from '#ui/use-close-dialog';
import { useCopying } from '#ui/use-copying';
import styles from './ToBuyDialog.module.css';
import { useKeptToBuy } from './use-kept-to-buy';

interface ToBuyDialogProps {
  era: Era;
  title: ListTitle;
  /** Undefined while raids are read. */
  subject: ToBuySubject | undefined;
  withConsumables?: boolean;
  children?: ReactNode;
}

export function ToBuyDialog(props: ToBuyDialogProps) {
  const close = useCloseDialog();
  return (
    <Dialog title={VIEW_TEXTS.toBuy} onClose={close} className={styles.dialog}>
      <ListContents {...props} />
    </Dialog>
  );
}

function ListContents({
  era,
  title,
  subject,
  withConsumables = false,
  children,
}: ToBuyDialogProps) {
  const table = useQuery(toBuyQueries.table(era.id));
  const facts = useQuery(eraQueries.facts(era));
  const { kept, isPending, change } = useKeptToBuy();
  const standardsInUse = useObservable(standards);
  const { ticks } = kept;
  const ofGroup = useMemo(
    () => subject && groupTicks(ticks, subject.group, subject.groups),
    [ticks, subject],
  );
  const sightings = useMemo(() => subject && toSightings(subject.seen), [subject]);
  const failed = [table, facts].find(({ error }) => error);
  if (failed?.error) {
    const { error, isFetching, refetch } = failed;
    return (
      <FailureNotice error={error} isFetching={isFetching} onTryAgain={() => void refetch()} />
    );
  }
  if (!subject || !ofGroup || !sightings || !table.data || !facts.data || isPending)
    return <Loading />;
  const list = toBuy(subject.players, {
    era,
    facts: facts.data,
    table: table.data,
    standards: standardsInUse,
    sightings,
    ticks: ofGroup.ticks,
    withConsumables,
  });
  return (
    <>
      <p className={styles.head}>{list.head}</p>
      {children}
      <ItemGroups
        list={list}
        players={subject.players}
        onTick={({ ticks, isBought }, raider) =>
          change(ofGroup.changeOf(ticks, !isBought, playerRef(raider)))
        }
      />
      <CopyButtons list={list} title={title} />
    </>
  );
}

interface ItemGroupsProps {
  list: ToBuy;
  players: readonly PlayerToBuyFor[];
  onTick: (share: PlayerShare, raider: Raider) => void;
}

function ItemGroups({ list, players, onTick }: ItemGroupsProps) {
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
  const you = useIsMe(raider) ? ` ${PLAYER_TEXTS.you}` : '';
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
      <YouMark player={raider} />
      <span>{pieces}</span>
    </label>
  );
}

function CopyButtons({ list, title }: { list: ToBuy; title: ListTitle }) {
  const copying = useCopying('briefly');
  const messages = listMessages(list, title);
  const others = [
    { label: SHARE_TEXTS.copyDiscord, text: messages.join('\n\n') },
    ...(messages.length > 1 ? messages : []).map((text, index) => ({
      label: SHARE_TEXTS.copyMessage(index + 1),
      text,
    })),
    { label: TO_BUY_VIEW_TEXTS.copyTsm, text: tsmText(list) },
    { label: TO_BUY_VIEW_TEXTS.copyAuctionator, text: auctionatorText(list) },
  ];
  return (
    <>
      <CopyOutcome last={copying.last} />
      <div className={`${sticky.foot} ${styles.foot}`}>
        <CopyOneButton
          label={TO_BUY_VIEW_TEXTS.copyList}
          words={
            <>
              <Mark name="copy" size={16} /> {TO_BUY_VIEW_TEXTS.copyList}
            </>
          }
          text={listText(list, title)}
          copying={copying}
          className="btn-primary d-inline-flex gap-2 align-items-center justify-content-center"
        />
        {others.map((other) => (
          <CopyOneButton
            key={other.label}
            {...other}
            copying={copying}
            className="btn-outline-secondary"
          />
        ))}
      </div>
    </>
  );
}
