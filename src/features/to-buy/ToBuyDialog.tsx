import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { standards } from '#data/settings/chosen-standards';
import { toBuyQueries } from '#data/to-buy/to-buy-queries';
import { useObservable } from '#data/use-observable';
import type { Era } from '#domain/era/era';
import { playerRef } from '#domain/raid/player-ref';
import {
  auctionatorText,
  type ListTitle,
  listMessages,
  listText,
  tsmText,
} from '#domain/to-buy/copies';
import { groupTicks } from '#domain/to-buy/group-to-buy';
import type { ToBuySubject } from '#domain/to-buy/raid-to-buy';
import { toSightings } from '#domain/to-buy/sightings';
import { type ToBuy, toBuy } from '#domain/to-buy/to-buy';
import { QueryFailure } from '#features/notices/FailureNotice';
import { CopyOneButton, CopyOutcome } from '#features/share/ShareFoot';
import { SHARE_TEXTS } from '#texts/share';
import { TO_BUY_VIEW_TEXTS } from '#texts/to-buy';
import { VIEW_TEXTS } from '#texts/views';
import { Dialog } from '#ui/Dialog';
import { Loading } from '#ui/Loading';
import { Mark } from '#ui/Mark';
import sticky from '#ui/sticky-foot.module.css';
import { useCloseDialog } from '#ui/use-close-dialog';
import { useCopying } from '#ui/use-copying';
import { ItemGroups } from './ItemGroups';
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
  const ticksOfGroup = useMemo(
    () => subject && groupTicks(ticks, subject.group, subject.groups),
    [ticks, subject],
  );
  const sightings = useMemo(() => subject && toSightings(subject.seen), [subject]);
  const failed = [table, facts].find(({ error }) => error);
  if (failed) return <QueryFailure query={failed} />;
  if (!subject || !ticksOfGroup || !sightings || !table.data || !facts.data || isPending)
    return <Loading />;
  const list = toBuy(subject.players, {
    era,
    facts: facts.data,
    table: table.data,
    standards: standardsInUse,
    sightings,
    ticks: ticksOfGroup.ticks,
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
          change(ticksOfGroup.changeOf(ticks, !isBought, playerRef(raider)))
        }
      />
      <CopyButtons list={list} title={title} />
    </>
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
