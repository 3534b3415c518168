import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId, useState } from 'react';
import { removeGuild } from '#data/guilds/keep-guild';
import { AttendanceNotFetched, lookAtDueGuilds, lookAtGuild } from '#data/guilds/look-at-guild';
import { guilds } from '#data/kept/kept-record';
import { online } from '#data/online';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import { formatShortDateTime } from '#domain/format';
import type { ReportLink } from '#domain/log-site/report-link';
import { hostOfRealm, realmName, type SearchSubject } from '#domain/log-site/search';
import { guildKey, type KeptGuild, keptGuilds, newestReport } from '#domain/statements/guilds';
import { FailureNotice, useLastingFailure } from '#features/notices/FailureNotice';
import { failureText } from '#features/notices/failure-text';
import { GUILD_TEXTS } from '#texts/guilds';
import { Mark } from '#ui/Mark';
import type { MarkName } from '#ui/mark-paths';
import { Notice } from '#ui/Notice';
import { ToggleButton } from '#ui/ToggleButton';
import { UserText } from '#ui/UserText';
import { useOnChange } from '#ui/use-on-change';
import { useWhenIdle } from '#ui/when-idle';
import { ReportRows } from '../reports/ReportRows';
import { GuildNews } from './GuildNews';
import styles from './YourGuilds.module.css';

/** Shows the kept guilds with their newest logs, and looks for newer logs once the page is idle. */
export function YourGuilds({ onOpen }: { onOpen: (link: ReportLink) => void }) {
  useObservable(language);
  const { data = [] } = useQuery(guilds.query());
  useWhenIdle(lookAtDueGuilds);
  const kept = keptGuilds(data);
  if (kept.length === 0) return null;
  const title = GUILD_TEXTS.region(kept.length);
  return (
    <section className="d-grid gap-2 mb-4" aria-label={title}>
      <h2 className="h5 m-0">{title}</h2>
      {kept.map((one) => (
        <GuildCard key={guildKey(one.guild)} kept={one} onOpen={onOpen} />
      ))}
    </section>
  );
}

const MAX_LOGS = 25;

interface GuildCardProps {
  kept: KeptGuild;
  onOpen: (link: ReportLink) => void;
}

function GuildCard({ kept: { guild, list }, onOpen }: GuildCardProps) {
  const [title, logs] = [useId(), useId()];
  const [areLogsShown, setLogsShown] = useState(false);
  const [isUnreachable, setUnreachable] = useState(false);
  const { data: saved = [] } = useQuery(savedRaidQueries.list());
  const look = useGuildLook(guild);
  const isOnline = useObservable(online);
  useOnChange(isOnline, () => setUnreachable(false));
  const host = hostOfRealm(guild);
  const open = (link: ReportLink) => {
    const isThere = isOnline || saved.some(({ code }) => code === link.code);
    setUnreachable(!isThere);
    if (isThere) onOpen({ ...link, host });
  };
  return (
    <section className="panel pt-1 pe-2 pb-2 ps-3" aria-labelledby={title}>
      <div className={styles.line}>
        <div className={styles.title}>
          <h3 className="fs-6 m-0" id={title}>
            <UserText>{guild.name}</UserText>
          </h3>
          <span className="second">{`${realmName(guild)} ${guild.region}`}</span>
        </div>
        <span className="d-flex">
          <CardAction
            mark="again"
            words={GUILD_TEXTS.lookAgain}
            aria-disabled={look.isFetching || undefined}
            onClick={look.again}
          />
          <ToggleButton
            className={`plain ${styles.action}`}
            title={GUILD_TEXTS.allLogs}
            isOpen={areLogsShown}
            contentId={logs}
            onToggle={setLogsShown}
          >
            <ActionContent mark="list" words={GUILD_TEXTS.allLogs} />
          </ToggleButton>
          <CardAction mark="close" words={GUILD_TEXTS.remove} onClick={() => removeGuild(guild)} />
        </span>
      </div>
      <NewestReport list={list} isLooking={look.isFetching} onOpen={open} />
      {isUnreachable && <Notice tone="warning">{GUILD_TEXTS.needsConnection}</Notice>}
      {look.failure && <LookFailure error={look.failure} look={look} />}
      {areLogsShown && (
        <div id={logs}>
          <ReportRows
            title={GUILD_TEXTS.allLogs}
            reports={list?.reports.slice(0, MAX_LOGS) ?? []}
            onOpen={open}
          />
        </div>
      )}
    </section>
  );
}

interface NewestReportProps {
  list: KeptGuild['list'] | undefined;
  isLooking: boolean;
  onOpen: (link: ReportLink) => void;
}

function NewestReport({ list, isLooking, onOpen }: NewestReportProps) {
  const newest = newestReport(list);
  return (
    <div className={`${styles.line} ${styles.newest}`}>
      <span className={styles.news}>
        {newest ? <GuildNews report={newest} /> : <span>{GUILD_TEXTS.noLog}</span>}
        <span className="second" role="status">
          {isLooking ? GUILD_TEXTS.looking : lookedText(list?.at)}
        </span>
      </span>
      {newest && (
        <button type="button" className={`plain ${styles.open}`} onClick={() => onOpen(newest)}>
          <Mark name="right" size={16} label={GUILD_TEXTS.open} />
        </button>
      )}
    </div>
  );
}

const lookedText = (at: number | undefined): string =>
  at === undefined ? GUILD_TEXTS.neverLooked : GUILD_TEXTS.looked(formatShortDateTime(at));

/** Looks at the log site on a click, and after a failed connection once it is back. */
function useGuildLook(guild: SearchSubject) {
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['look-at-guild', guildKey(guild)],
    queryFn: async () => {
      await lookAtGuild(guild);
      return true;
    },
    enabled: ({ state }) => state.status === 'error',
    retry: false,
    retryOnMount: false,
  });
  const failure = useLastingFailure(error, isFetching);
  return { failure, isFetching, again: () => void refetch({ cancelRefetch: false }) };
}

interface LookFailureProps {
  error: Error;
  look: Pick<ReturnType<typeof useGuildLook>, 'isFetching' | 'again'>;
}

function LookFailure({ error, look: { isFetching, again } }: LookFailureProps) {
  const { cause } = error;
  const isOfAttendance = error instanceof AttendanceNotFetched && cause instanceof Error;
  return (
    <FailureNotice
      error={isOfAttendance ? cause : error}
      isFetching={isFetching}
      onTryAgain={again}
    >
      {isOfAttendance && <p className="mb-2">{GUILD_TEXTS.attendanceFailed(failureText(cause))}</p>}
    </FailureNotice>
  );
}

interface ActionContentProps {
  mark: MarkName;
  words: string;
}

function CardAction({ mark, words, ...rest }: ActionContentProps & ComponentProps<'button'>) {
  return (
    <button type="button" className={`plain ${styles.action}`} title={words} {...rest}>
      <ActionContent mark={mark} words={words} />
    </button>
  );
}

/** Renders a mark on phones; on wider screens also words. */
const ActionContent = ({ mark, words }: ActionContentProps) => (
  <>
    <Mark name={mark} size={16} />
    <span className="visually-hidden-on-phones">{words}</span>
  </>
);
