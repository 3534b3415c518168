import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { keepGuild, removeGuild } from '#data/guilds/keep-guild';
import { guilds } from '#data/kept/kept-record';
import { keptGuild, keptGuilds, MOST_GUILDS } from '#domain/log-site/kept-guilds';
import type { SearchSubject } from '#domain/log-site/search';
import { UndoNotice } from '#features/notices/UndoNotice';
import { GUILD_TEXTS } from '#texts/guilds';
import { Button } from '#ui/Button';
import { useAddressInView } from '../address/raid-address';

/** Keeps a guild on home, or removes it from there. */
export function KeepGuild({ guild }: { guild: SearchSubject }) {
  const { data } = useQuery(guilds.query());
  const hint = useId();
  const { code } = useAddressInView();
  if (!data) return null;
  const kept = keptGuilds(data);
  const isKept = keptGuild(data, guild) !== undefined;
  const hasRoom = isKept || kept.length < MOST_GUILDS;
  return (
    <div className="d-flex flex-wrap align-items-center gap-2 mb-2">
      <Button
        isSmall
        aria-pressed={isKept}
        aria-describedby={hasRoom ? undefined : hint}
        disabled={!hasRoom}
        onClick={() => (isKept ? removeGuild(guild) : keepGuild(guild))}
      >
        {isKept ? GUILD_TEXTS.kept : GUILD_TEXTS.keep}
      </Button>
      {!hasRoom && (
        <span id={hint} className="small text-body-secondary">
          {GUILD_TEXTS.noRoom}
        </span>
      )}
      {code && <UndoNotice />}
    </div>
  );
}
