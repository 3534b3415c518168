import { useQuery } from '@tanstack/react-query';
import { lookWhereDue } from '#data/guilds/look-at-guild';
import { guilds } from '#data/kept/kept-record';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import { guildKey, keptGuilds } from '#domain/log-site/kept-guilds';
import type { ReportLink } from '#domain/log-site/report-link';
import { GUILD_TEXTS } from '#texts/guilds';
import { useWhenIdle } from '#ui/when-idle';
import { GuildCard } from './GuildCard';

/** Shows the kept guilds with their newest logs, and looks for newer ones once the page is idle. */
export function YourGuilds({ onOpen }: { onOpen: (link: ReportLink) => void }) {
  useObservable(language);
  const { data = [] } = useQuery(guilds.query());
  useWhenIdle(lookWhereDue);
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
